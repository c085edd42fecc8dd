import { describe, expect, it } from 'vitest';
import { boxKind, packText, parseBoxCommand, readPack } from '../../../src/games/korrem/door/box';
import { applyBox, decideBox, emptyBox } from '../../../src/games/korrem/rules/box/box';
import type { BoxCommand, OwnBox, Pack } from '../../../src/games/korrem/rules/box/model';
import { library, pickFor } from '../../../src/games/korrem/rules/box/pack';
import { asKnown } from '../../../src/games/korrem/rules/box/twins';
import { unsureNumbers } from '../../../src/games/korrem/rules/fight/model';
import { nothing } from '../../../src/games/korrem/rules/goods';
import { printedTable } from '../../../src/games/korrem/rules/meeting/natures';
import type { Member } from '../../../src/games/korrem/rules/play/cards';
import { creatureDeck, memberOf } from '../../../src/games/korrem/sample/short-game';
import { linesOf } from '../../../src/games/korrem/ui/world/library/differing';
import '../../../src/games/korrem/words/learn';
import '../../../src/ui/words/said/shared/learn-door';
import { codeOfText, mostInCode, textOfCode } from '../../../src/storage/file/address';
import { say } from '../../../src/ui/words/say';
import { throughDoor } from '../../support/door';

const boxAfter = (box: OwnBox, ...commands: readonly BoxCommand[]): OwnBox =>
  commands.reduce((now, command) => {
    const read = parseBoxCommand(JSON.parse(JSON.stringify(command)));
    const decided = decideBox(now, command);
    if (!read.ok || !decided.ok) throw new Error(JSON.stringify(command));
    return decided.value.reduce(applyBox, now);
  }, box);
const learn = (...cards: readonly Member[]): BoxCommand[] => cards.map(card => ({ do: 'learn', card }));

const crow = memberOf('a', {
  name: 'Barrow Crow',
  attack: 3,
  defense: 0,
  health: 4,
  speed: 2,
  nature: 'eager',
});
const wolf = memberOf('b', {
  name: 'Moor Wolf',
  attack: 2,
  defense: 1,
  health: 6,
  speed: 3,
  nature: 'social',
});
const herder = memberOf('c', { name: 'Herder', attack: 1, defense: 0, health: 3, speed: 1 });
const deck = { nation: 'Herders', cards: [{ name: 'Herder', n: 3 }], wall: nothing, tower: nothing };
const forest = { type: 'forest', landmark: null } as const;
const ours = boxAfter(emptyBox, ...learn(crow, wolf), { do: 'lands', tile: forest, n: 4 });
const theirs = boxAfter(
  emptyBox,
  ...learn({ ...wolf, id: 'elsewhere', health: 9 }, crow, herder),
  { do: 'deck', deck },
  { do: 'lands', tile: forest, n: 7 },
  {
    do: 'formation',
    cells: [
      [0, 0],
      [1, 0],
    ],
  },
  { do: 'row', nature: 'eager', row: printedTable.social },
);

/** A pack as it comes to another group. */
const sentOver = (pack: Pack): Pack => {
  const read = readPack(packText(pack));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

describe('a box that goes to another group', () => {
  it('TE-2: only what is new or other is told, ours and theirs side by side in words', () => {
    const pack = sentOver(theirs);
    const found = library.differences(ours, pack);
    expect(found.map(({ part, id, isNew }) => `${part} ${id} ${isNew ? 'new' : 'other'}`)).toEqual([
      'cards Moor Wolf other',
      'cards Herder new',
      'decks Herders new',
      'lands forest other',
      'formation  new',
      'rows eager new',
    ]);
    expect(found.filter(({ isNew }) => !isNew).map(one => linesOf(ours, pack, one))).toEqual([
      [{ what: 'Health', ours: '6', theirs: '9' }],
      [{ what: 'How many', ours: '4', theirs: '7' }],
    ]);
  });

  it('TE-2: a card that was printed otherwise in any one field is told, and its own name in the box is not', () => {
    const changes: Partial<Member>[] = [
      { attack: 9 },
      { flying: true },
      { nature: 'sinister' },
      { realm: 'swamp' },
      { points: 5 },
      { seafaring: true },
      { barter: true },
      { steps: 2 },
      { kind: 'machine' },
      { unsure: ['attack'] },
      { cost: { ...nothing, gold: 2 } },
      {
        abilities: [
          { name: 'Peck', on: [1], target: 'E', ranged: false, damage: 2, works: 8, ready: true, last: null },
        ],
      },
    ];
    for (const change of changes) {
      const pack = { cards: [{ ...crow, ...change }] };
      const [found] = library.differences(ours, pack);
      expect(found, JSON.stringify(change)).toEqual({
        part: 'cards',
        id: 'Barrow Crow',
        name: 'Barrow Crow',
        isNew: false,
      });
      if (found) expect(linesOf(ours, pack, found), JSON.stringify(change)).toHaveLength(1);
    }
    expect(
      library.differences(ours, { cards: [{ ...crow, id: 'other', undead: true, of: 'reedfolk' }] }),
    ).toEqual([]);
  });

  it('TE-2: what is picked comes, theirs in the place of ours; the rest stays, and all of it is then known', () => {
    const pack = sentOver(theirs);
    const found = library.differences(ours, pack);
    const taken = boxAfter(ours, { do: 'take', pack });
    expect(library.differences(taken, pack)).toEqual([]);
    expect(taken.cards.map(({ id }) => id)).toEqual([...new Set(taken.cards.map(({ id }) => id))]);
    throughDoor(boxKind.state, taken);
    // Ours stay where theirs were not picked.
    const fresh = boxAfter(ours, {
      do: 'take',
      pack: pickFor(
        ours,
        pack,
        found.filter(one => one.isNew),
      ),
    });
    expect(fresh.cards.find(({ name }) => name === 'Moor Wolf')?.health).toBe(6);
    expect(fresh.lands).toEqual(ours.lands);
    // A deck brings along the cards of which it is made.
    const alone = pickFor(
      ours,
      pack,
      found.filter(({ part }) => part === 'decks'),
    );
    expect(boxAfter(ours, { do: 'take', pack: alone }).cards.map(({ name }) => name)).toContain('Herder');
    const again = decideBox(taken, { do: 'take', pack });
    expect(again.ok ? '' : again.error.code).toBe('nothing');
  });

  it('TE-2: each card of the sample is one code that a camera reads, and comes out of it as it was', async () => {
    for (const card of creatureDeck()) {
      const code = await codeOfText(packText({ cards: [card] }));
      expect(code.length).toBeLessThan(mostInCode - 100);
      const read = readPack((await textOfCode(code)) ?? '');
      expect(read.ok ? read.value.cards : read.error).toEqual([card]);
      // Cut short on its way, it is told, and nothing comes.
      for (const cut of [1, 5, Math.floor(code.length / 2)]) {
        const part = await textOfCode(code.slice(0, -cut));
        expect(part === undefined || !readPack(part).ok, `${card.name} -${cut}`).toBe(true);
      }
    }
  });

  const peck = {
    name: 'Peck',
    on: [1, 2],
    target: 'E',
    ranged: false,
    damage: 2,
    works: 8,
    ready: true,
    last: null,
  };
  it.each<readonly [string, unknown, string]>([
    ['no box at all', '{', ''],
    ['another thing', { northwest: 'harrow-pack' }, 'northwest'],
    ['health below 1', { cards: [{ ...crow, health: 0 }] }, 'cards[0].health'],
    ['an unknown nature', { cards: [{ ...crow, nature: 'grumpy' }] }, 'cards[0].nature'],
    [
      'chances outside 0 to 8',
      { cards: [{ ...crow, abilities: [{ ...peck, works: 9 }] }] },
      'cards[0].abilities[0].works',
    ],
    [
      'overlapping numbers',
      { cards: [wolf, { ...crow, abilities: [peck, { ...peck, name: 'Claw', on: [2, 3] }] }] },
      'cards[1].abilities[1].on',
    ],
    ['two of one name', { cards: [crow, { ...crow, name: 'barrow crow ' }] }, 'cards[1].name'],
    ['negative stock', { cards: [{ ...crow, cost: { ...nothing, gold: -1 } }] }, 'cards[0].cost.gold'],
    ['less than no lands', { lands: [{ tile: forest, n: -2 }] }, 'lands[0].n'],
  ])('TE-2: %s is told with its place and in words', (_, pack, at) => {
    const source =
      typeof pack === 'string' ? pack : JSON.stringify({ northwest: 'korrem-pack', ...(pack as object) });
    const read = readPack(source);
    expect(read.ok ? [] : read.error.map(one => one.at)).toContain(at);
    for (const one of read.ok ? [] : read.error)
      expect(say(one.message)).not.toMatch(/korrem\.|door\.|undefined/);
  });
});

describe('a twin that was meant', () => {
  it('TE-1: of a known card stays what was not told anew', () => {
    const told = {
      ...crow,
      name: 'Barow Crow',
      attack: 5,
      unsure: unsureNumbers.filter(one => one !== 'attack'),
    };
    const known: Member = { ...crow, unsure: ['health'], abilities: [] };
    expect(asKnown(known, told)).toEqual({ ...crow, attack: 5, abilities: [], unsure: ['health'] });
    expect(asKnown(known, { ...told, unsure: [] })).not.toHaveProperty('unsure');
  });
});
