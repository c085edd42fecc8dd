import { describe, expect, test } from 'vitest';
import { boxKind, packText, readPack } from '../../../src/games/darkholds/door/box';
import { playKind } from '../../../src/games/darkholds/door/play';
import {
  applyBox,
  decideBox,
  emptyBox,
  library,
  titleOfBox,
} from '../../../src/games/darkholds/rules/box/box';
import { campaignWith, ownLevelOf, playOf, withBox } from '../../../src/games/darkholds/rules/box/level-of';
import type { BoxCommand, OwnBox } from '../../../src/games/darkholds/rules/box/model';
import { pieceOf, strokesOf, turned } from '../../../src/games/darkholds/rules/box/pieces';
import { newCampaign } from '../../../src/games/darkholds/rules/campaign/decide';
import { lacksOf } from '../../../src/games/darkholds/rules/play/check';
import { decide } from '../../../src/games/darkholds/rules/play/decide';
import { moreOf } from '../../../src/games/darkholds/rules/play/kit';
import type { Command, Play } from '../../../src/games/darkholds/rules/play/model';
import { emptyLevel } from '../../../src/games/darkholds/rules/play/new-level';
import { hirelings } from '../../../src/games/darkholds/sample/gear';
import { underColdMere } from '../../../src/games/darkholds/sample/under-cold-mere';
import '../../../src/games/darkholds/words/learn';
import { say } from '../../../src/ui/words/say';

const mere = underColdMere(3);
const whole = {
  types: Object.fromEntries(mere.types.map(type => [type.type, type])),
  company: { wren: mere.figures[0]! },
  darkholds: mere.darkholds,
  reinforcements: {
    rats: {
      label: 'Rats',
      lines: [
        [{ type: 'rat', count: 1 }],
        [
          { type: 'husk', count: 1 },
          { type: 'ghost', count: 1 },
        ],
      ],
    },
  },
  items: moreOf(mere).items,
  hirelings: { Hillman: hirelings[0]! },
  levels: { Mere: ownLevelOf(mere) },
  tiles: { ell: ['##', '#.'] },
} as const;

function told(box: OwnBox, ...commands: readonly BoxCommand[]): OwnBox {
  return commands.reduce((now, command) => {
    const decided = decideBox(now, command);
    if (!decided.ok) throw new Error(say(decided.error.message));
    expect(say(titleOfBox(now, command))).not.toContain('darkholds.');
    return decided.value.reduce((state, event) => {
      const read = boxKind.event(JSON.parse(JSON.stringify(event)));
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      return applyBox(state, read.value);
    }, now);
  }, box);
}
const codeOf = (box: OwnBox, command: BoxCommand): string | undefined => {
  const decided = decideBox(box, command);
  return decided.ok ? undefined : decided.error.code;
};
const full = told(emptyBox, { do: 'put', pack: whole });
const played = (start: Play, ...commands: readonly Command[]): Play =>
  commands.reduce((now, command) => {
    const decided = decide(now, command);
    if (!decided.ok) throw new Error(say(decided.error.message));
    return decided.state ?? now;
  }, start);

describe('the group’s own box', () => {
  test('TA-1: what is taught is put in, put otherwise and forgotten; what is there already is refused', () => {
    expect(codeOf(full, { do: 'put', pack: { types: { rat: whole.types.rat! } } })).toBe('nothing');
    const rat = { ...whole.types.rat!, rank: 9 };
    const other = told(full, { do: 'put', pack: { types: { rat } } });
    expect(other.types.rat?.rank).toBe(9);
    expect(Object.keys(other.types)).toEqual(Object.keys(full.types));
    const less = told(other, { do: 'drop', part: 'types', id: 'rat' });
    expect(less.types.rat).toBeUndefined();
    expect(codeOf(less, { do: 'drop', part: 'types', id: 'rat' })).toBe('unknown');
    const many = Object.fromEntries(
      Array.from({ length: 101 }, (_, n) => [`card ${n}`, whole.reinforcements.rats]),
    );
    expect(codeOf(emptyBox, { do: 'put', pack: { reinforcements: many } })).toBe('full');
  });

  test('TA-1: what is written as a pack is read again, and two boxes tell where they differ', () => {
    const read = readPack(packText(full));
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(told(emptyBox, { do: 'put', pack: read.value })).toEqual(full);
    expect(library.differences(full, read.value)).toEqual([]);
    const rat = { ...whole.types.rat!, con: 7 };
    const theirs = { types: { rat, wolf: { ...rat, type: 'wolf', name: 'Wolf' } } };
    expect(library.differences(full, theirs)).toEqual([
      { part: 'types', id: 'rat', name: 'Mere rat', isNew: false },
      { part: 'types', id: 'wolf', name: 'Wolf', isNew: true },
    ]);
    const some = library.pick(theirs, [{ part: 'types', id: 'wolf' }]);
    expect(told(full, { do: 'put', pack: some }).types).toEqual({
      ...full.types,
      wolf: theirs.types.wolf,
    });
  });

  test.each<readonly [string, string, string]>([
    ['no JSON', '{', ''],
    ['another word', '{"northwest":"harrow-pack"}', 'northwest'],
    [
      'a type under another id',
      JSON.stringify({ northwest: 'darkholds-pack', types: { a: whole.types.rat } }),
      '',
    ],
    ['a ragged tile', '{"northwest":"darkholds-pack","tiles":{"a":["##","#"]}}', 'tiles.a'],
    ['a tile without a square', '{"northwest":"darkholds-pack","tiles":{"a":[".."]}}', 'tiles.a'],
    [
      'a marker off the level',
      JSON.stringify({
        northwest: 'darkholds-pack',
        levels: { Mere: { ...whole.levels.Mere, features: { Z9: 'door' } } },
      }),
      'levels.Mere',
    ],
    [
      'a card that brings nobody at all',
      '{"northwest":"darkholds-pack","reinforcements":{"a":{"label":"a","lines":[]}}}',
      'reinforcements.a.lines',
    ],
  ])('TA-1: a pack is refused with its path: %s', (_, source, at) => {
    const read = readPack(source);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.error[0]?.at).toContain(at);
  });

  test.each([
    [1, 'Rat 1'],
    [2, 'Rat 1, Rat 2'],
    [3, 'Rat 1, Rat 2, Rat 3'],
    [4, 'Rat 1, Rat 2, Rat 3 (4)'],
  ])('TA-1: the title of what is put in names up to three of %i', (n, names) => {
    const rat = (i: number) => ({ ...whole.types.rat!, type: `rat${i}`, name: `Rat ${i}` });
    const types = Object.fromEntries(Array.from({ length: n }, (_, i) => [`rat${i + 1}`, rat(i + 1)]));
    expect(titleOfBox(emptyBox, { do: 'put', pack: { types } })).toEqual({ say: 'darkholds.b-put', names });
    expect(titleOfBox(full, { do: 'drop', part: 'types', id: 'rat' })).toEqual({
      say: 'darkholds.b-drop',
      name: 'Mere rat',
    });
  });

  test('DK-1, RE-2: a level begins with what was taught; only decks that the app keeps are shuffled', () => {
    const empty = emptyLevel('Ours', 5, 8, 8);
    const table = withBox(empty, full, 5);
    expect(table.types).toEqual(mere.types);
    expect([table.darkholds, table.reinforcements, moreOf(table).items]).toEqual([{}, {}, {}]);
    expect(moreOf(table).hirelings.map(({ name }) => name)).toEqual(['Hillman']);
    const keeping = told(full, { do: 'keep', decks: ['darkholds', 'reinforcements', 'items'] });
    const app = withBox(empty, keeping, 5);
    expect([...app.decks.darkhold.order].sort()).toEqual(Object.keys(mere.darkholds).sort());
    expect([...moreOf(app).equipment.order].sort()).toEqual(Object.keys(whole.items).sort());
    // RE-2: the line of the area, and the last one where the card has no other; whom nobody knows stays away.
    expect(app.reinforcements.rats?.line).toEqual([{ type: 'rat', count: 1 }]);
    expect(withBox(empty, keeping, 5, 2).reinforcements.rats?.line).toEqual([{ type: 'husk', count: 1 }]);
    expect(withBox(empty, keeping, 5, 4).reinforcements.rats?.line).toEqual([{ type: 'husk', count: 1 }]);
    expect(playKind.state(JSON.parse(JSON.stringify(app))).ok).toBe(true);
    const campaign = campaignWith(newCampaign('Ours', 'ten', 1), keeping, 1);
    expect(campaign.taught.types).toEqual(mere.types);
    expect([...campaign.equipment.order].sort()).toEqual(Object.keys(whole.items).sort());
  });

  test('BD-1: a level of the box is drawn as it was, with its enemies and without the company', () => {
    const again = playOf(full.levels.Mere!, full, 9);
    expect(again.phase).toBe('setup');
    expect([again.level, again.features, again.rocks]).toEqual([mere.level, mere.features, mere.rocks]);
    expect(again.figures.map(({ type, at }) => `${type} ${at}`)).toEqual([
      'rat F1',
      'rat H3',
      'slinger G6',
      'husk C7',
    ]);
    expect(playKind.state(JSON.parse(JSON.stringify(again))).ok).toBe(true);
    const without = told(full, { do: 'drop', part: 'types', id: 'rat' });
    expect(playOf(without.levels.Mere!, without, 9).figures.map(({ type }) => type)).toEqual([
      'slinger',
      'husk',
    ]);
  });

  test('BD-1: a physical tile is cut out of a level, turned, and laid with its north-west corner there', () => {
    const piece = pieceOf(mere.level, 'd')!;
    expect(piece).toEqual(['.#..', '.#..', '####', '.###', '####']);
    expect(turned(['##', '#.'])).toEqual(['##', '.#']);
    expect(turned(turned(turned(turned(piece))))).toEqual(piece);
    expect(pieceOf(mere.level, 'z')).toBeUndefined();
    const laid = played(emptyLevel('Ours', 5, 8, 8), ...strokesOf(['#.#', '###'], [2, 3], 'a', 0));
    expect(laid.level.floors[0]?.slice(3, 5)).toEqual(['..a.a...', '..aaa...']);
    expect(pieceOf(laid.level, 'a')).toEqual(['#.#', '###']);
  });

  test('BD-1: an absurd level plays, and what it lacks is named with its place', () => {
    const codes = (play: Play): readonly string[] =>
      lacksOf(play).map(({ code, at }) => `${code} ${at}`.trim());
    expect(codes(mere)).toEqual([]);
    const two = played(
      emptyLevel('Ours', 5, 9, 5),
      { do: 'paint', from: [0, 0], to: [2, 2], tile: 'a' },
      { do: 'paint', from: [5, 0], to: [7, 2], tile: 'b' },
      { do: 'lay', at: 'G2', what: 'exit' },
      { do: 'lay', at: 'B2', what: 'column' },
      { do: 'lay', at: 'B2', what: 'guard' },
      { do: 'join', figure: { ...mere.figures[0]!, at: 'A1' } },
    );
    expect(codes(two)).toEqual(['entry', 'enemies', 'exit-cut-off G2', 'guard-under B2', 'tile-cut-off b']);
    expect(codes(emptyLevel('Ours', 5, 4, 4))).toEqual(['exit', 'entry', 'enemies']);
    expect(played(two, { do: 'begin' }).phase).toBe('heroes');
  });
});
