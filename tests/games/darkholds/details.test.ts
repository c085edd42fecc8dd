import { describe, expect, test } from 'vitest';
import { areAlike } from '../../../src/games/darkholds/rules/board';
import { boardOf } from '../../../src/games/darkholds/rules/play/board-of';
import { decide, titleOf } from '../../../src/games/darkholds/rules/play/decide';
import { heardOf } from '../../../src/games/darkholds/rules/play/heard';
import type { Command, Play } from '../../../src/games/darkholds/rules/play/model';
import { emptyLevel } from '../../../src/games/darkholds/rules/play/new-level';
import { possibleFor } from '../../../src/games/darkholds/rules/play/possible';
import { onTiles } from '../../../src/games/darkholds/rules/play/table-check';
import { underColdMere } from '../../../src/games/darkholds/sample/under-cold-mere';
import '../../../src/games/darkholds/words/learn';
import { say } from '../../../src/ui/words/say';
import { foe, laid, one, thing } from './at-level';

const sent = (play: Play, ...commands: readonly Command[]): Play =>
  commands.reduce((now, command) => {
    const decided = decide(now, command);
    if (!decided.ok) throw new Error(say(decided.error.message));
    return decided.state ?? now;
  }, play);
const refusedBy = (play: Play, command: Command): string | undefined => {
  const decided = decide(play, command);
  return decided.ok ? undefined : decided.error.code;
};

describe('what one line more or less would change', () => {
  test('HA-1: the title of a traced way names its last square', () => {
    const play = laid({ figures: [one('ann', 'A1')] });
    expect(say(titleOf(play, { do: 'trace', id: 'ann', path: ['B1', 'C1'] }))).toContain('C1');
  });

  test('AN-2: two lists of warriors are alike if the very same stand there, one perhaps left out', () => {
    const { warriors } = boardOf(laid({ figures: [one('ann', 'A1'), one('bob', 'B1'), foe('imp1', 'C1')] }));
    const moved = warriors.map((warrior, i) => (i === 0 ? { ...warrior, at: 5 } : warrior));
    expect(areAlike(warriors, [...warriors])).toBe(true);
    expect(areAlike(warriors, warriors.slice(0, 2))).toBe(false);
    expect(areAlike(warriors, moved)).toBe(false);
    expect(areAlike(warriors, moved, 'ann')).toBe(true);
    expect(areAlike(warriors, moved, 'bob')).toBe(false);
  });

  test('TU-3, DK-1: a card of the table’s own deck is resolved before the first enemy acts, not after it', () => {
    const play = sent(laid({ figures: [one('ann', 'A1'), foe('imp1', 'F3'), foe('imp2', 'E3')] }), {
      do: 'enemies',
    });
    const card: Command = { do: 'card', label: 'Draught', also: [] };
    expect(refusedBy(play, card)).toBeUndefined();
    expect(refusedBy(sent(play, { do: 'next' }), card)).toBe('not-now');
  });

  test('RE-6: what is missing gives vigour to enemies of that rank alone', () => {
    const mere = underColdMere(2);
    const { rat, husk } = Object.fromEntries(mere.types.map(type => [type.type, type]));
    // The box holds no more rats or anything above them, and a noise lies beside the well.
    const played: Play = {
      ...mere,
      types: [
        { ...rat!, models: 2 },
        { ...husk!, models: 1 },
      ],
      figures: mere.figures.filter(({ type }) => type !== 'slinger'),
      reinforcements: { r: { label: 'Rats', line: [{ type: 'rat', count: 1 }] } },
      decks: { ...mere.decks, reinforcement: { ...mere.decks.reinforcement, order: ['r'] } },
      noise: { A6: 1 },
      phase: 'enemies',
      done: mere.figures.map(({ id }) => id),
    };
    const after = sent(played, { do: 'reinforce' });
    const tokens = after.figures.map(({ type, tokens: n }) => `${type} ${n}`);
    expect(tokens.filter(line => line.startsWith('rat'))).toEqual(['rat 1', 'rat 1']);
    expect(tokens.filter(line => !line.startsWith('rat')).every(line => line.endsWith(' 0'))).toBe(true);
  });

  test('BD-3: a wall stands between two cells one above the other, and between no others', () => {
    const play = sent(emptyLevel('Ours', 1, 5, 5), { do: 'paint', from: [0, 0], to: [4, 4], tile: 'a' });
    expect(sent(play, { do: 'wall', a: 'B3', b: 'B2' }).level.walls).toEqual([['B2', 'B3']]);
    // The numbers of the two cells come to the width of the floor.
    expect(refusedBy(play, { do: 'wall', a: 'B1', b: 'E1' })).toBe('bad-drawing');
    expect(refusedBy(play, { do: 'wall', a: 'A1', b: 'A3' })).toBe('bad-drawing');
  });

  test('HA-3: what is put down is offered for the first free square beside, in reading order', () => {
    const ann = one('ann', 'B2', {}, { items: ['rope'] });
    const play = laid({ figures: [ann], more: { items: { rope: thing('Rope') } } });
    const put = possibleFor(play, 'ann').flatMap(({ command }) =>
      command.do === 'discard' ? [command.at] : [],
    );
    expect(put).toEqual(['A1']);
  });
});

describe('what is heard, and what is compared with the table', () => {
  const start = laid({ figures: [one('ann', 'A1'), foe('imp1', 'F3')] });

  test('RM-3: a tap is heard by what is new in it, an undo is silent', () => {
    const enemies = sent(start, { do: 'enemies' });
    const acted = sent(enemies, { do: 'next' });
    const told = acted.told.slice(enemies.told.length).map(({ text }) => text);
    expect(heardOf(enemies, acted).aloud).toEqual(told);
    expect(told.length).toBeGreaterThan(0);
    expect(heardOf(acted, enemies)).toEqual({ sounds: [], aloud: [] });
    const rolled: Play = { ...acted, stream: [...acted.stream.slice(0, -1), 99] };
    expect(heardOf(enemies, rolled).sounds).toEqual(['rolls']);
    expect(heardOf(rolled, enemies)).toEqual({ sounds: [], aloud: [] });
    // Back over the beginning of the phase, to what was told in the one before.
    expect(heardOf(acted, { ...start, told: acted.told })).toEqual({ sounds: [], aloud: [] });
    const lying = sent(start, { do: 'correct', id: 'ann', change: { wounds: 4 } });
    expect(heardOf(start, lying).sounds).toContain('falls');
    const more: Play = { ...start, figures: [...start.figures, foe('imp2', 'E1')] };
    expect(heardOf(start, more).sounds).toEqual(['comes']);
    expect(heardOf(start, { ...start, stream: [...start.stream.slice(0, -1), 99] }).sounds).toEqual([
      'rolls',
    ]);
    expect(heardOf(start, start)).toEqual({ sounds: [], aloud: [] });
  });

  test('BD-2: the table is checked tile by tile, with everybody on it, its noise and its rockfalls', () => {
    const mere: Play = { ...underColdMere(1), noise: { A1: 1, B1: 2 } };
    const tiles = onTiles(mere);
    expect(tiles.flatMap(({ who }) => who.map(({ name }) => name)).sort()).toEqual(
      mere.figures.map(({ name }) => name).sort(),
    );
    expect(tiles.find(({ tile }) => tile === 'a')).toMatchObject({ noise: 3, rocks: [] });
    expect(tiles.find(({ tile }) => tile === 'd')?.rocks).toEqual([{ at: 'G4', vigour: 2 }]);
    expect(onTiles(laid({ figures: [] }))).toEqual([]);
  });
});
