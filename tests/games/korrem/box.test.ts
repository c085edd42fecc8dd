import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { boxKind, parseBoxCommand } from '../../../src/games/korrem/door/box';
import {
  applyBox,
  bagOf,
  decideBox,
  deckOf,
  emptyBox,
  landsIn,
  taughtBy,
} from '../../../src/games/korrem/rules/box/box';
import { cardNamed } from '../../../src/games/korrem/rules/box/cards';
import type { BoxCommand, OwnBox } from '../../../src/games/korrem/rules/box/model';
import { decide } from '../../../src/games/korrem/rules/fight/decide';
import { type Battle, fighterOf, unsureNumbers } from '../../../src/games/korrem/rules/fight/model';
import { goods } from '../../../src/games/korrem/rules/goods';
import { battleOf } from '../../../src/games/korrem/sample/salt-road';
import { memberOf, ownGame, usualSettings } from '../../../src/games/korrem/sample/short-game';
import {
  beginBox,
  boxDocument,
  lookIntoBox,
  ownBox,
  ownBoxes,
  teach,
} from '../../../src/games/korrem/table/box';
import { throughDoor } from '../../support/door';
import { armyOf, commanding, creaturesOn, fighter, sent } from './slow/reign';

const learned = (box: OwnBox, ...commands: readonly BoxCommand[]): OwnBox =>
  commands.reduce((now, command) => {
    const read = parseBoxCommand(command);
    const decided = decideBox(now, command);
    if (!read.ok || !decided.ok) throw new Error(JSON.stringify(command));
    return decided.value.reduce(applyBox, now);
  }, box);

const met = memberOf('x', {
  name: 'Barrow Crow',
  attack: 1,
  defense: 0,
  health: 4,
  speed: 0,
  nature: 'conniving',
  cost: goods({ gold: 2 }),
  unsure: unsureNumbers,
});

describe('teaching', () => {
  const at = (card: ReturnType<typeof fighter>): Battle => ({
    ...battleOf({ npcArmy: [], ownArmy: [], name: 'Ours', npcName: 'Theirs', seed: 1 }),
    cards: [card, fighter('ann', 'ours', [0, 1])],
  });
  const unknown = fighter('crow', 'npc', [0, 0], { attack: 1, health: 4, speed: 0, unsure: unsureNumbers });

  it('TE-1: a battle asks for health alone; other numbers read as 1, 0, 0 with a question mark', () => {
    const asked = decide(at(unknown), { do: 'begin' });
    expect(asked.ok ? [] : [asked.error.code, asked.error.rule]).toEqual(['health', 'TE-1']);
    const told = decide(at(unknown), { do: 'correct', id: 'crow', change: { health: 7 } });
    if (!told.ok || !told.state) throw new Error('Not told');
    expect(fighterOf(told.state, 'crow')).toMatchObject({
      health: 7,
      attack: 1,
      unsure: ['attack', 'defense', 'speed'],
    });
    expect(decide(told.state, { do: 'begin' }).ok).toBe(true);
  });

  it('TE-1: what a battle has asked stays known of the card that has come through it', () => {
    const own = creaturesOn(commanding(), 'M12', { ...met, name: 'A' }, { ...met, name: 'B' });
    const fights = sent(own, { do: 'move', army: armyOf(own, 'reedfolk').id, path: ['M13', 'M12'] });
    const id = fights.battles[0]?.id ?? '';
    const npc = fights.battles[0]?.battle.cards.find(({ side }) => side.startsWith('wild'))?.id ?? '';
    const over = sent(
      fights,
      { do: 'battle', id, command: { do: 'correct', id: npc, change: { health: 9, attack: 3 } } },
      { do: 'battle', id, command: { do: 'over', victor: null } },
      { do: 'aftermath', id },
    );
    const after = over.armies.find(({ nation }) => nation === null)?.members.find(one => one.id === npc);
    expect(after).toMatchObject({ health: 9, attack: 3, unsure: ['defense', 'speed'] });
  });

  it('TE-2: a card is offered by its name, and later teaching adds to it; twins in other letters are one', () => {
    const box = learned(emptyBox, { do: 'learn', card: met });
    const fought = fighter('c', 'npc', [0, 0], {
      name: 'barrow crow ',
      attack: 3,
      health: 6,
      unsure: ['speed'],
    });
    const now = learned(box, { do: 'learn', card: taughtBy(fought, cardNamed(box.cards, fought.name)) });
    expect(now.cards).toHaveLength(1);
    expect(cardNamed(now.cards, 'BARROW CROW')).toMatchObject({
      name: 'Barrow Crow',
      attack: 3,
      health: 6,
      nature: 'conniving',
      cost: goods({ gold: 2 }),
      unsure: ['speed'],
    });
    expect(learned(now, { do: 'forget', name: 'barrow crow' }).cards).toEqual([]);
  });

  it('TE-2: what another ability of the same card told stays, unless its numbers are told anew', () => {
    const ability = (name: string, ...on: number[]) =>
      ({ name, on, target: 'E', ranged: false, damage: 2, works: 8, ready: true, last: null }) as const;
    const box = learned(emptyBox, {
      do: 'learn',
      card: { ...met, abilities: [ability('Peck', 1, 2), ability('Caw', 8)] },
    });
    const more = learned(box, { do: 'learn', card: { ...met, abilities: [ability('Swoop', 2, 3)] } });
    expect(more.cards[0]?.abilities.map(({ name }) => name)).toEqual(['Swoop', 'Caw']);
  });

  it('a box goes through its door as it is kept, and no other does', () => {
    const box = learned(emptyBox, { do: 'learn', card: met });
    expect(boxKind.state(JSON.parse(JSON.stringify(box)))).toMatchObject({ ok: true, value: box });
    const [card] = box.cards;
    if (!card) throw new Error('No card');
    expect(boxKind.state({ cards: [card, { ...card, id: 'twin' }] }).ok).toBe(false);
    expect(boxKind.state({ cards: [{ ...card, health: 0 }] }).ok).toBe(false);
    expect(decideBox(box, { do: 'learn', card: { ...met, name: ' ' } }).ok).toBe(false);
  });
});

describe('the bag and the deck of an own box', () => {
  const plains = { type: 'plains', landmark: null } as const;
  const tavern = { type: 'plains', landmark: 'farfield-tavern' } as const;

  it('LD-2, LD-8: lands are written down by number, and a game draws from them', () => {
    const box = learned(
      emptyBox,
      { do: 'lands', tile: plains, n: 5 },
      { do: 'lands', tile: tavern, n: 1 },
      { do: 'lands', tile: plains, n: 20 },
      { do: 'learn', card: met },
    );
    expect([landsIn(box, plains), landsIn(box, tavern)]).toEqual([20, 1]);
    throughDoor(boxKind.state, box);
    const drawn = { bag: bagOf(box), creatures: deckOf(box) };
    expect([drawn.bag?.length, drawn.creatures?.map(({ name }) => name)]).toEqual([21, ['Barrow Crow']]);
    const world = ownGame(['Ida', 'Jon'], { ...usualSettings, map: true, bank: true }, 3, drawn);
    expect(Object.values(world.hands).map(hand => hand.length)).toEqual([10, 10]);
    expect(world.bag).toEqual([tavern]);
    expect(world.step).toMatchObject({ at: 'lay' });
    expect(landsIn(learned(box, { do: 'lands', tile: tavern, n: 0 }), tavern)).toBe(0);
  });

  it('LD-7, LD-2: wasteland lies in no bag, nor a landmark of another type, nor more than a bag holds', () => {
    const refused = (command: BoxCommand): string => {
      const decided = decideBox(emptyBox, command);
      return decided.ok ? '' : decided.error.code;
    };
    expect(refused({ do: 'lands', tile: { type: 'wasteland', landmark: null }, n: 1 })).toBe('land');
    expect(refused({ do: 'lands', tile: { type: 'forest', landmark: 'farfield-tavern' }, n: 1 })).toBe(
      'land',
    );
    expect(refused({ do: 'lands', tile: plains, n: 61 })).toBe('land');
    expect(parseBoxCommand({ do: 'lands', tile: plains, n: -1 }).ok).toBe(false);
    expect([bagOf(emptyBox), deckOf(emptyBox)]).toEqual([null, null]);
  });

  it('TE-2: what is learned or forgotten leaves the lands as they are', () => {
    const box = learned(emptyBox, { do: 'lands', tile: plains, n: 2 }, { do: 'learn', card: met });
    expect(landsIn(learned(box, { do: 'forget', name: 'barrow crow' }), plains)).toBe(2);
  });
});

it('TE-2: a card that is told goes into the box that this window still has open', async () => {
  const page = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', page);
  await beginBox('Our box');
  const [box] = ownBoxes.here.peek() ?? [];
  const opened = await boxDocument.open(box?.id ?? '', () => 'a tap');
  if (!opened.ok) throw new Error('Not opened');
  await teach(met, 'Our box', () => 'a card');
  expect(opened.value.state.peek().cards.map(({ name }) => name)).toEqual(['Barrow Crow']);
  await lookIntoBox();
  expect(ownBox.peek().cards).toHaveLength(1);
  await boxDocument.close();
  await teach(memberOf('y', { ...met, name: 'Fen Owl' }), 'Our box', () => 'a card');
  await lookIntoBox();
  expect(ownBox.peek().cards.map(({ name }) => name)).toEqual(['Barrow Crow', 'Fen Owl']);
  vi.unstubAllGlobals();
});

it('a box saved by the first version opens and stands as it did', () => {
  const { state, events, end }: { state: unknown; events: unknown[]; end: unknown } = JSON.parse(
    readFileSync('tests/fixtures/korrem/box-1.json', 'utf8'),
  );
  const again = events.reduce<OwnBox>(
    (now, event) => applyBox(now, throughDoor(boxKind.event, event)),
    throughDoor(boxKind.state, state),
  );
  expect(JSON.parse(JSON.stringify(again))).toEqual(end);
});
