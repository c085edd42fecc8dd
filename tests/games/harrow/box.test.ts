import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { harrowJsonSchema } from '../../../scripts/pack-schema';
import { boxKind, packText, readPack } from '../../../src/games/harrow/door/box';
import { soloKind } from '../../../src/games/harrow/door/solo';
import { applyBox, decideBox, emptyBox } from '../../../src/games/harrow/rules/box/box';
import type { BoxCommand, OwnBox, Pack } from '../../../src/games/harrow/rules/box/model';
import { library } from '../../../src/games/harrow/rules/box/pack';
import type { PairCommand } from '../../../src/games/harrow/rules/pair/commands';
import { decidePair } from '../../../src/games/harrow/rules/pair/decide';
import { type PairGame, thingsOf } from '../../../src/games/harrow/rules/pair/model';
import { pairQuestion } from '../../../src/games/harrow/rules/pair/question';
import { legendOf } from '../../../src/games/harrow/rules/pair/things';
import { decideSolo } from '../../../src/games/harrow/rules/solo/decide';
import { soloQuestion } from '../../../src/games/harrow/rules/solo/question';
import { hollowFork } from '../../../src/games/harrow/sample/hollow-fork';
import { samplePair } from '../../../src/games/harrow/sample/pair';
import { soloOfBox } from '../../../src/games/harrow/sample/solo';
import { sampleFaces } from '../../../src/games/harrow/sample/solo-cards';
import { bagOf, rowOf } from '../../../src/games/harrow/ui/box/numbersOf';
import '../../../src/games/harrow/words/learn';
import '../../../src/ui/words/said/shared/learn-door';
import { say } from '../../../src/ui/words/say';

const boxOf = (...commands: readonly BoxCommand[]): OwnBox =>
  commands.reduce<OwnBox>((box, command) => {
    const decided = decideBox(box, command);
    if (!decided.ok) throw new Error(decided.error.code);
    return decided.value.reduce(applyBox, box);
  }, emptyBox);

const whole = boxOf(
  { do: 'take', pack: { map: hollowFork, faces: sampleFaces } },
  { do: 'name', name: 'The cellar' },
  { do: 'numbers', numbers: { protectors: [1, 3, 5], bag: [[3, 1]] } },
  {
    do: 'card',
    name: 'Fox',
    steps: [
      { do: 'draw', n: 2 },
      { do: 'note', text: 'Then shout.' },
    ],
  },
  { do: 'witchCard', name: 'Moss', steps: [{ do: 'cube' }, { do: 'infect' }] },
);

const table = (more: Partial<Parameters<typeof samplePair>[0]> = {}): PairGame =>
  samplePair({
    seed: 1,
    sides: ['protectors', 'family'],
    first: 'protectors',
    hester: false,
    positions: 'off',
    training: false,
    tree: 'box',
    ...more,
  });
const does = (game: PairGame, ...commands: readonly PairCommand[]): PairGame =>
  commands.reduce((now, command) => {
    const decided = decidePair(now, command);
    if (!decided.ok || !decided.state) throw new Error(decided.ok ? 'no state' : decided.error.code);
    return decided.state;
  }, game);
const flip: PairCommand = { do: 'flip', jar: 'abilities', attack: false, tiles: false, takesFirst: false };

describe('the map of the group’s own', () => {
  it('HX-2: it has two Home Hexes at most: a third takes the place of the first, a tap on one takes it away', () => {
    const taps = (...hexes: readonly string[]) =>
      hexes.reduce((box, at) => {
        const decided = decideBox(box, { do: 'home', at });
        if (!decided.ok) throw new Error(decided.error.code);
        return decided.value.reduce(applyBox, box);
      }, emptyBox).map.homes;
    expect([taps('A1'), taps('A1', 'B2'), taps('A1', 'B2', 'C3')]).toEqual([
      ['A1'],
      ['A1', 'B2'],
      ['B2', 'C3'],
    ]);
    expect([taps('A1', 'B2', 'A1'), taps('A1', 'A1')]).toEqual([['B2'], []]);
  });
});

describe('a pack of the group’s own', () => {
  it('HX-2, CD-1: what is written can be read, and taken over gives the same box', () => {
    const read = readPack(packText(whole));
    expect(read.ok ? [] : read.error).toEqual([]);
    if (!read.ok) return;
    expect(boxOf({ do: 'take', pack: read.value })).toEqual(whole);
    expect(decideBox(whole, { do: 'take', pack: read.value })).toMatchObject({
      value: [{ type: 'numbers' }],
    });
  });

  it('HX-2: a box that is still being painted is a pack too', () => {
    const read = readPack(packText(emptyBox));
    expect(read.ok ? [] : read.error).toEqual([]);
  });

  const pack = (more: object): string => JSON.stringify({ northwest: 'harrow-pack', ...more });
  it.each([
    ['no text at all', 'Fox', ''],
    ['another text', '{"northwest":"northwest-pack"}', 'northwest'],
    ['a column too short', pack({ map: { ...hollowFork, columns: ['..f'] } }), 'map.columns'],
    [
      'two Brambles',
      pack({ map: { ...hollowFork, columns: hollowFork.columns.with(0, '..xpbww..') } }),
      undefined,
    ],
    ['a home that is no hex', pack({ map: { ...hollowFork, homes: ['E2', 'Z9'] } }), 'map.homes[1]'],
    [
      'a number off the map',
      pack({ map: { ...hollowFork, solo: { ...hollowFork.solo, red: ['A1'] } } }),
      'map.solo.red[0]',
    ],
    ['a card of no step that there is', pack({ cards: { Fox: [{ do: 'dance' }] } }), 'cards.Fox[0].do'],
    ['numbers without end', pack({ numbers: { bag: [[99, 0]] } }), 'numbers.bag[0][0]'],
    [
      'a card called as every object calls something',
      pack({ cards: JSON.parse('{"__proto__":[]}') }),
      undefined,
    ],
  ])('%s: a path and a sentence', (_, text, at) => {
    const read = readPack(text);
    if (at === undefined) {
      // A map in the making may have two Brambles; a name that no table has is left out or refused.
      if (read.ok) expect(Object.keys(read.value.cards ?? {})).toEqual([]);
      return;
    }
    expect(read.ok).toBe(false);
    if (read.ok) return;
    expect(read.error.map(one => one.at)).toContain(at);
    for (const one of read.error) expect(say(one.message)).toMatch(/\w+ \w+/);
  });

  it('CD-1: what is new and what is other is told before it is merged; what only the box has stays', () => {
    const theirs: Pack = {
      cards: { Fox: [{ do: 'draw', n: 1 }], Owl: [{ do: 'note', text: 'Hoo.' }] },
      witch: { Moss: [{ do: 'cube' }, { do: 'infect' }] },
    };
    expect(library.differences(whole, theirs)).toEqual([
      { part: 'cards', id: 'Fox', name: 'Fox', isNew: false },
      { part: 'cards', id: 'Owl', name: 'Owl', isNew: true },
    ]);
    const after = decideBox(whole, { do: 'take', pack: theirs });
    if (!after.ok) throw new Error(after.error.code);
    expect(after.value.map(({ type }) => type)).toEqual(['card', 'card']);
    const merged = after.value.reduce(applyBox, whole);
    expect(merged.cards).toEqual({ ...whole.cards, ...theirs.cards });
    expect(merged.map.name).toBe('The cellar');
    expect(library.differences(merged, theirs)).toEqual([]);
  });

  it('CD-1: a card is forgotten, and the box passes its own door', () => {
    const decided = decideBox(whole, { do: 'card', name: 'Fox', steps: null });
    if (!decided.ok) throw new Error(decided.error.code);
    const without = decided.value.reduce(applyBox, whole);
    expect(without.cards).toEqual({});
    const read = boxKind.state(JSON.parse(JSON.stringify(without)));
    expect(read.ok && read.value).toEqual(without);
    expect(boxKind.about(whole)).toEqual({ cards: Object.keys(sampleFaces).length + 2, map: 'The cellar' });
  });

  it('the published schema is that of the door', () => {
    expect(readFileSync('docs/harrow-pack.schema.json', 'utf8')).toBe(harrowJsonSchema());
  });
});

describe('numbers of one’s own boards', () => {
  it.each([
    ['2 3 4', [2, 3, 4]],
    ['1,1, 2', [1, 1, 2]],
    ['', undefined],
    ['2 x', undefined],
    ['2 99', undefined],
    ['1 2 3 4 5 6 7 8 9 10 11 12 13', undefined],
  ])('PR-1, KA-1: %j over a row', (text, row) => {
    expect(rowOf('kammi', text)).toEqual(row && { kammi: row });
  });

  it.each([
    [
      '4/1 4/0',
      [
        [4, 1],
        [4, 0],
      ],
    ],
    ['5', [[5, 0]]],
    ['3/4', undefined],
    ['4/', undefined],
    ['4/1/1', undefined],
  ])('FA-1: %j on the row of the bag', (text, bag) => {
    expect(bagOf(text)).toEqual(bag && { bag });
  });

  it('PR-1: a row gives what the own board shows for its tokens, and its last number for more', () => {
    const game = does(table({ numbers: { protectors: [1, 3] } }), flip);
    expect(pairQuestion(game)).toMatchObject({ ability: { by: 'row', numbers: { spawn: 1 } } });
    expect(pairQuestion(does(game, { do: 'row', basic: 'spawn' }))).toMatchObject({ left: { spawn: 1 } });
    const owned = { ...game.owned.protectors, tokens: { advance: 5, spawn: 2, strengthen: 0 } };
    const rich = {
      ...game,
      owned: { ...game.owned, protectors: { ...owned, wild: 1, scrolls: 0, goals: [] } },
    };
    expect(pairQuestion(rich)).toMatchObject({
      ability: { numbers: { advance: 3, spawn: 3, strengthen: 0 } },
    });
  });

  it('FA-1, FA-2: the bag is drawn by the own board', () => {
    const game = does(table({ first: 'family', numbers: { bag: [[3, 2]] } }), flip);
    expect(pairQuestion(game)).toMatchObject({ ability: { by: 'bag', drawn: 3, back: 2 } });
  });

  it('KA-1: a pushed row gives by Kammi’s own numbers', () => {
    const game = does(
      table({ sides: ['protectors', 'kammi'], first: 'kammi', numbers: { kammi: [1], protectors: [9] } }),
      flip,
      { do: 'push', row: 0 },
    );
    const asked = pairQuestion(game);
    if (asked.ask !== 'turn') throw new Error(asked.ask);
    const { advance, spawn, strengthen } = asked.left;
    expect(advance + spawn + strengthen).toBe(2);
  });
});

describe('numbers of one’s own map', () => {
  const gaps = { ...hollowFork.solo, red: ['B4', '', 'D6', '', 'C3'] };
  const map = { ...hollowFork, solo: gaps };
  const own: OwnBox = { ...whole, map, faces: {} };
  const alone = soloOfBox({
    ...{ seed: 1, level: 1, tree: 'app', own, box: 'b1', seen: [] },
    ...{ dealt: { red: 6, blue: 6, purple: 6 }, map },
  });
  const face = {
    special: false,
    color: 'red',
    name: 'Red 2·8',
    numbers: [2, 8],
    element: 'cube',
    hester: false,
  } as const;
  const turned = (hexes: readonly { readonly n: number; readonly at: string }[]) =>
    decideSolo(alone, { do: 'turn', pile: 'red', card: { id: 'red-2-8', face, hexes } });

  it('HX-2, SO-2: a card may name a number whose hex nobody has told; told once, it is known', () => {
    for (const hexes of [
      [],
      [{ n: 2, at: 'H7' }],
      [
        { n: 2, at: 'H7' },
        { n: 3, at: 'A5' },
      ],
    ])
      expect(turned(hexes)).toMatchObject({ ok: false, error: { code: 'no-number' } });
    expect(
      turned([
        { n: 2, at: 'H7' },
        { n: 8, at: 'A1' },
      ]),
    ).toMatchObject({ error: { code: 'not-here' } });
    const done = turned([
      { n: 2, at: 'H7' },
      { n: 8, at: 'A5' },
    ]);
    if (!done.ok || !done.state) throw new Error('refused');
    expect(done.state.map.solo.red).toEqual(['B4', 'H7', 'D6', '', 'C3', '', '', 'A5']);
    expect(soloQuestion(done.state)).toMatchObject({ ask: 'goal', sites: ['H7', 'A5'] });
    const read = soloKind.state(JSON.parse(JSON.stringify(done.state)));
    expect(read.ok && read.value.map.solo.red).toEqual(done.state.map.solo.red);
  });

  it('HX-2: a tap gives the first number that no hex bears; a hex that goes takes no other number along', () => {
    const box = boxOf({ do: 'take', pack: { map } }, { do: 'number', color: 'red', at: 'F5' });
    expect(box.map.solo.red).toEqual(['B4', 'F5', 'D6', '', 'C3']);
    const later = decideBox(box, { do: 'number', color: 'red', n: 7, at: 'G7' });
    expect(later.ok && later.value.reduce(applyBox, box).map.solo.red.indexOf('G7')).toBe(6);
    const painted = decideBox(box, { do: 'paint', hexes: ['F5', 'C3'], letter: '.' });
    expect(painted.ok && painted.value.reduce(applyBox, box).map.solo.red).toEqual(['B4', '', 'D6']);
    const read = readPack(packText(box));
    expect(read.ok && read.value.map?.solo.red).toEqual(box.map.solo.red);
  });
});

describe('a game with the group’s own box', () => {
  it('LG-1: the side of the track is chosen in the setup; the training game plays its first', () => {
    const tracks = { protectors: 2, family: 2 } as const;
    expect(legendOf(thingsOf(table({ tracks })), 'family').track).toBe(2);
    expect(legendOf(thingsOf(table()), 'family').track).toBe(1);
    expect(legendOf(thingsOf(table({ tracks, training: true })), 'protectors').track).toBe(1);
  });

  it('CD-1: cards taught in one game are known in the next', () => {
    const game = table({ ...(whole.cards ? { taught: whole.cards } : {}), box: 'b1' });
    const turn = does(game, { ...flip, jar: 'wild' });
    expect(does(turn, { do: 'card', name: 'Fox' }).lines.at(-1)?.text).toMatchObject({
      say: 'harrow.draws',
      n: 2,
    });
  });

  it('CD-1, HE-6: Hester’s cards of the box lie in her hand; another one is told and played at once', () => {
    const solo = soloOfBox({
      seed: 1,
      level: 1,
      tree: 'app',
      dealt: { red: 6, blue: 6, purple: 6 },
      own: whole,
      map: hollowFork,
      box: 'b1',
      seen: [{ dropped: 6, inside: 0, out: 5 }],
    });
    // TR-3: what the box has let through before goes on.
    expect(solo.tree.seen).toEqual([{ dropped: 6, inside: 0, out: 5 }]);
    expect(solo.witch?.hand).toEqual(['Moss']);
    const told = decideSolo(solo, { do: 'teachWitch', name: 'Fen', steps: [{ do: 'move' }] });
    if (!told.ok || !told.state) throw new Error('refused');
    expect(told.state.witch?.hand).toEqual(['Moss', 'Fen']);
    expect(told.state.tactics).toMatchObject({
      Fen: [{ do: 'move' }],
      Moss: [{ do: 'cube' }, { do: 'infect' }],
    });
    // Told anew it is still one card.
    const anew = decideSolo(told.state, { do: 'teachWitch', name: 'Fen', steps: [{ do: 'cube' }] });
    expect(anew.ok && anew.state?.witch?.hand).toEqual(['Moss', 'Fen']);
  });
});
