import { describe, expect, test } from 'vitest';
import { wordProblems } from '../../scripts/check/words';

/** `#{` stands for what opens a hole in a template. */
const found = (text: string, file = 'encounter/move.ts') =>
  wordProblems(new Map([[file, text.replaceAll('#{', '$' + '{')]]));

describe('only screens word anything', () => {
  test.each([
    ["refuse('too-far', 'That is too far.')"],
    ["label: 'Nobody.'"],
    ['note(run, `#{name} has not that much animus`)'],
    ['say("Whom does it hit?")'],
    ['`#{one.name}, of those in sight`'],
  ])('%s is a sentence', text => {
    expect(found(text)).toHaveLength(1);
  });

  test.each([
    ["import { a } from '../basics/never'"],
    ["refuse('too-far', say('refuse.too-far', { hex: 'A1' }))"],
    ['`#{enemy.name} #{enemy.number}`'],
    ['// It says: that is too far.'],
    ["throw new Error('No such hex here')"],
    ['throw new TypeError(`No hex #{hex} on this board`)'],
    ["type: 'pool-chosen'"],
  ])('%s is none', text => {
    expect(found(text)).toEqual([]);
  });

  test('the catalogue and the authors of packs may', () => {
    const text = "'That is too far.'";
    expect(found(text, 'ui/words/en.ts')).toEqual([]);
    expect(found(text, 'packs/builtin/old-mossback.ts')).toEqual([]);
    expect(found(text, 'packs/door.ts')).toHaveLength(1);
  });
});
