import { describe, expect, it } from 'vitest';
import { packText, readPack } from '../../../src/games/harrow/door/box';
import { applyBox, emptyBox } from '../../../src/games/harrow/rules/box/box';
import { hollowFork } from '../../../src/games/harrow/sample/hollow-fork';
import { sampleFaces, sampleTactics } from '../../../src/games/harrow/sample/solo-cards';
import { codeOfText, mostInCode, textOfCode } from '../../../src/storage/file/address';

const whole = { ...emptyBox, map: hollowFork, faces: sampleFaces, witch: sampleTactics };

describe('a box as one code', () => {
  it('CD-1, HX-2: map, all 37 solo cards and tactics fit one code, and come out as they went in', async () => {
    const code = await codeOfText(packText(whole));
    expect(code).toMatch(/^[\w-]+$/);
    expect(code.length).toBeLessThan(mostInCode);
    const read = readPack((await textOfCode(code)) ?? '');
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const { map, faces, witch } = read.value;
    expect({ map, faces, witch }).toEqual({ map: hollowFork, faces: sampleFaces, witch: sampleTactics });
    expect(applyBox(emptyBox, { type: 'map', map: read.value.map ?? emptyBox.map }).map).toEqual(hollowFork);
  });

  it.each(['', '%%%', 'AAAA', 'not a code at all', 'H4sIAAAAAAAAA'])('%j holds no box', async code => {
    const text = await textOfCode(code);
    expect(text === undefined || !readPack(text).ok).toBe(true);
  });

  it('a code that was cut off is no box', async () => {
    const code = await codeOfText(packText(whole));
    for (const share of [0.2, 0.5, 0.9]) {
      const text = await textOfCode(code.slice(0, Math.floor(code.length * share)));
      expect(text === undefined || !readPack(text).ok).toBe(true);
    }
  });
});
