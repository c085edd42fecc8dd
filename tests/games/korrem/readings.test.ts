import { describe, expect, it } from 'vitest';
import { readCards } from '../../../scripts/scenario/korrem/cards';
import { Reading } from '../../../src/basics/reading';
import { parseBattleCommand } from '../../../src/games/korrem/door/battle';
import { boxKind, parseBoxCommand } from '../../../src/games/korrem/door/box';
import { worldKind } from '../../../src/games/korrem/door/world';
import { setupProblems } from '../../../src/games/korrem/rules/battle/setup';
import type { Cell } from '../../../src/games/korrem/rules/battle/space';
import { applyBox, decideBox, emptyBox } from '../../../src/games/korrem/rules/box/box';
import { dealt, deckNamed, type OwnDeck } from '../../../src/games/korrem/rules/box/decks';
import type { BoxCommand, OwnBox } from '../../../src/games/korrem/rules/box/model';
import { decide } from '../../../src/games/korrem/rules/fight/decide';
import type { Battle, Command } from '../../../src/games/korrem/rules/fight/model';
import { goods, nothing } from '../../../src/games/korrem/rules/goods';
import { printedTable, type Row } from '../../../src/games/korrem/rules/meeting/natures';
import { comparedFor } from '../../../src/games/korrem/rules/npc/compared';
import { formation, isFormation } from '../../../src/games/korrem/rules/npc/formation';
import { d8, npcTurn } from '../../../src/games/korrem/rules/npc/turn';
import { battleOf } from '../../../src/games/korrem/sample/salt-road';
import { memberOf, ownGame, usualSettings } from '../../../src/games/korrem/sample/short-game';
import { caseOf } from './slow/random';
import { armyOf, commanding, creaturesOn, fighter, refusal, sent } from './slow/reign';

const told = (battle: Battle, ...commands: readonly Command[]): Battle =>
  commands.reduce((now, command) => {
    const decided = decide(now, command);
    if (!decided.ok) throw new Error(`${command.do}: ${decided.error.code}`);
    return decided.state ?? now;
  }, battle);

describe('everybody whom an NPC might have chosen', () => {
  it('NM-7: whoever nobody put out is the target, and each column puts out exactly those that are beaten in it', () => {
    let compared = 0;
    for (let seed = 1; seed <= 300; seed++) {
      const asked = caseOf(seed, 'npc');
      const reading = new Reading();
      const cards = readCards(reading, asked.cards, 'cards');
      const actor = cards.find(({ id }) => id === asked.actor);
      if (!actor || reading.problems.length > 0) continue;
      for (const roll of d8) {
        const turn = npcTurn(cards, actor, roll, 'nearest');
        const found = comparedFor(cards, actor, roll, 'nearest');
        expect(found === undefined).toBe(turn.target === null);
        if (!found) continue;
        compared += 1;
        expect(found.all.filter(({ out }) => out === null).map(({ id }) => id)).toEqual([turn.target]);
        // The reasons that were told are the columns in which somebody was put out.
        const decisive = found.asked.filter((_, i) => found.all.some(({ out }) => out === i));
        expect(turn.why.filter(one => ['closest', 'health', 'self', 'north', 'west'].includes(one))).toEqual(
          decisive,
        );
        const equal = found.all.filter(
          ({ out }) => out === null || ['north', 'west'].includes(found.asked[out] ?? ''),
        );
        if (found.equal.length > 0) expect(equal.map(({ id }) => id)).toEqual(found.equal);
        else expect(equal).toHaveLength(1);
      }
    }
    expect(compared).toBeGreaterThan(300);
  });

  const twins = (): Battle => ({
    ...battleOf({ npcArmy: [], ownArmy: [], name: 'Ours', npcName: 'NPCs', seed: 3 }),
    cards: [
      fighter('wight', 'npc', [0, 0]),
      fighter('ann', 'ours', [-1, 1]),
      fighter('bo', 'ours', [0, 1]),
      fighter('cy', 'ours', [1, 1], { damage: 1 }),
    ],
  });

  const lot = ({ cards, doing, fliers }: Battle): Command => {
    const actor = cards.find(({ id }) => id === doing?.id);
    if (!doing || !actor) throw new Error('Nobody acts');
    return { do: 'lot', among: comparedFor(cards, actor, doing.roll, fliers)?.equal ?? [] };
  };

  it('NM-7: a lot falls on one of those that are equal, the same one again after an undo, and is told', () => {
    const rolled = told(twins(), { do: 'begin' }, { do: 'npc', roll: 1 });
    expect(rolled.doing?.turn.target).toBe('ann');
    const targets = new Set<string | null | undefined>();
    let now = rolled;
    for (let i = 0; i < 24; i++) {
      const next = told(now, lot(now));
      expect(told(now, lot(now)).doing).toEqual(next.doing);
      targets.add(next.doing?.turn.target);
      now = next;
    }
    expect([...targets].sort()).toEqual(['ann', 'bo']);
    expect(now.doing?.overruled).toBe(true);
    expect(now.log.at(-1)).toMatchObject({ rule: 'NM-7', fact: { among: ['ann', 'bo'] } });
  });

  it('NM-7: a lot needs two at least, and an NPC that is about to act', () => {
    const rolled = told(twins(), { do: 'begin' }, { do: 'npc', roll: 1 });
    expect(decide(rolled, { do: 'lot', among: ['ann'] }).ok).toBe(false);
    expect(decide(rolled, { do: 'lot', among: ['ann', 'nobody'] }).ok).toBe(false);
    expect(decide(twins(), { do: 'lot', among: ['ann', 'bo'] }).ok).toBe(false);
  });
});

describe('how a group reads the rules', () => {
  const wedge: readonly Cell[] = [
    [0, 0],
    [0, -1],
    [-1, -1],
    [1, -1],
  ];

  it('NF-1: a list of cells is followed, and gone on with three abreast where it ends', () => {
    expect(formation(2, wedge)).toEqual(wedge.slice(0, 2));
    expect(formation(6, wedge)).toEqual([...wedge, [-1, 0], [1, 0]]);
    expect(formation(4)).toEqual(formation(4, []));
    for (let count = 1; count <= 52; count++) {
      const placed = formation(count, wedge).map((at, i) => ({ id: `n${i}`, at }));
      expect(setupProblems('N', placed)).toEqual([]);
    }
  });

  it.each<readonly [string, readonly Cell[], boolean]>([
    ['no cells at all', [], true],
    ['a wedge', wedge, true],
    ['a leader behind the front', [[0, -1]], false],
    [
      'a cell across the frontline',
      [
        [0, 0],
        [0, 1],
      ],
      false,
    ],
    [
      'a cell that only meets a corner',
      [
        [0, 0],
        [1, -1],
      ],
      false,
    ],
    [
      'one cell twice',
      [
        [0, 0],
        [0, 0],
      ],
      false,
    ],
  ])('NF-1, BG-2: %s', (_, cells, is) => {
    expect(isFormation(cells)).toBe(is);
    expect(parseBoxCommand({ do: 'formation', cells }).ok).toBe(is);
  });

  it('NF-1, EN-1, NM-4: a game that was told otherwise plays so from its next battle and meeting on', () => {
    const flees: Row = { results: new Array(8).fill('flee'), declined: null };
    const crow = { name: 'Crow', attack: 2, defense: 0, health: 5, speed: 3, nature: 'aggressive' } as const;
    const world = creaturesOn(
      sent(commanding(), {
        do: 'set',
        change: {
          formation: wedge,
          rows: { aggressive: flees },
          fliers: 'strongest',
          pins: { 'NM-4': 'So.' },
        },
      }),
      'M12',
      crow,
    );
    const army = armyOf(world, 'reedfolk').id;
    const met = sent(world, { do: 'move', army, path: ['M13', 'M12'] }, { do: 'engage', roll: 8 });
    expect(met.meeting?.outcome).toBe('flee');
    const printed = sent(commanding(), { do: 'set', change: { formation: wedge, pins: { 'NM-4': 'So.' } } });
    const four = creaturesOn(printed, 'M12', crow, crow, crow, crow);
    const fights = sent(four, { do: 'move', army: armyOf(four, 'reedfolk').id, path: ['M13', 'M12'] });
    const here = fights.battles[0];
    expect(here?.battle.cards.filter(({ side }) => side.startsWith('wild')).map(({ at }) => at)).toEqual(
      wedge,
    );
    expect(here?.battle.pins).toEqual({ 'NM-4': 'So.' });
    // A note that is pinned in a battle stays for the whole game.
    const pinned = sent(fights, {
      do: 'battle',
      id: here?.id ?? '',
      command: { do: 'set', change: { pins: { 'NA-1': 'Twice.' } } },
    });
    expect(pinned.settings.pins).toEqual({ 'NA-1': 'Twice.' });
    // One that is pinned in the game comes to the battle that is fought.
    const both = { 'NA-1': 'Twice.', 'NM-5': 'On foot.' };
    expect(sent(pinned, { do: 'set', change: { pins: both } }).battles[0]?.battle.pins).toEqual(both);
    const kept: unknown = JSON.parse(JSON.stringify(pinned));
    expect(worldKind.state(kept)).toMatchObject({ ok: true, value: pinned });
  });

  it('notes are short, and no key that every object has', () => {
    const pin = (pins: unknown) => parseBattleCommand({ do: 'set', change: { pins } }).ok;
    expect(pin({ 'NM-4': 'x'.repeat(140) })).toBe(true);
    expect(pin({ 'NM-4': 'x'.repeat(141) })).toBe(false);
    expect(pin(JSON.parse('{"__proto__": "x"}'))).toBe(false);
  });
});

describe('decks of nations', () => {
  const withAll = (box: OwnBox, ...commands: readonly BoxCommand[]): OwnBox =>
    commands.reduce((now, command) => {
      const read = parseBoxCommand(JSON.parse(JSON.stringify(command)));
      const decided = decideBox(now, command);
      if (!read.ok || !decided.ok) throw new Error(JSON.stringify(decided));
      return decided.value.reduce(applyBox, now);
    }, box);
  const card = (name: string) =>
    memberOf(name, { name, attack: 1, defense: 0, health: 3, speed: 2, cost: goods({ grain: 1 }) });
  const deck = (cards: OwnDeck['cards']): OwnDeck => ({
    ...{ nation: 'Fen', cards, wall: goods({ ore: 1 }), tower: goods({ wood: 2 }) },
  });
  const box = withAll(
    emptyBox,
    { do: 'learn', card: card('Farmer') },
    { do: 'learn', card: card('Guard') },
    {
      do: 'deck',
      deck: deck([
        { name: 'Farmer', n: 1 },
        { name: 'guard', n: 3 },
      ]),
    },
  );

  it('LD-8, TH-1, ST-2: a game deals them with the provider on top, and knows the prices', () => {
    const fen = deckNamed(box.decks ?? [], 'fen');
    if (!fen) throw new Error('No deck');
    const world = ownGame(['Ann', 'Bo'], usualSettings, 5, undefined, (id, i) =>
      i === 0 ? { deck: dealt(box, fen, id), prices: fen } : { deck: [] },
    );
    const [ann, bo] = world.nations;
    const cards = ann?.piles[0]?.cards ?? [];
    expect(cards.map(({ name }) => name)).toEqual(['Farmer', 'Guard', 'Guard', 'Guard']);
    expect(new Set(cards.map(({ id }) => id)).size).toBe(4);
    expect(cards.every(({ of }) => of === ann?.id)).toBe(true);
    expect(ann?.prices).toMatchObject({ wall: goods({ ore: 1 }), tower: goods({ wood: 2 }) });
    expect(bo?.piles).toEqual([]);
    expect(worldKind.state(JSON.parse(JSON.stringify(world))).ok).toBe(true);
  });

  it('TE-2: what the box forgets is in no deck any more, and a deck takes only what the box knows', () => {
    expect(withAll(box, { do: 'forget', name: 'GUARD' }).decks?.[0]?.cards).toEqual([
      { name: 'Farmer', n: 1 },
    ]);
    const refused = (command: BoxCommand) => {
      const decided = decideBox(box, command);
      return decided.ok ? '' : decided.error.code;
    };
    expect(refused({ do: 'deck', deck: deck([{ name: 'Nobody', n: 1 }]) })).toBe('unknown');
    expect(refused({ do: 'deck', deck: deck([{ name: 'Farmer', n: 61 }]) })).toBe('deck');
    expect(refused({ do: 'deck', deck: { ...deck([]), nation: ' ' } })).toBe('name');
    expect(refused({ do: 'no-deck', nation: 'Moor' })).toBe('unknown');
    expect(withAll(box, { do: 'no-deck', nation: 'FEN' }).decks).toEqual([]);
  });

  it('EN-1: a row that reads as printed is no row of its own; the box is kept as it is', () => {
    const row: Row = { ...printedTable.social, declined: 'flee' };
    const told = withAll(box, { do: 'row', nature: 'social', row }, { do: 'formation', cells: [[0, 0]] });
    expect(told.rows?.social).toEqual(row);
    expect(withAll(told, { do: 'row', nature: 'social', row: null }).rows).toEqual({});
    expect(boxKind.state(JSON.parse(JSON.stringify(told)))).toMatchObject({ ok: true, value: told });
    expect(
      parseBoxCommand({ do: 'row', nature: 'social', row: { results: ['flee'], declined: null } }).ok,
    ).toBe(false);
  });

  it('a bank without the resources enlists nobody from such a deck', () => {
    const fen = deckNamed(box.decks ?? [], 'fen');
    const start = commanding();
    const world = {
      ...start,
      nations: start.nations.map(one =>
        one.id === 'reedfolk'
          ? { ...one, bank: nothing, piles: [{ cards: fen ? dealt(box, fen, 'reedfolk') : [], from: null }] }
          : one,
      ),
    };
    expect(refusal(world, { do: 'enlist', nation: 'reedfolk', pile: 0, hex: 'M13' })[0]).toBe('cost');
  });
});
