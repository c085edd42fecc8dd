import type { Fields, Reading } from '../../../src/basics/reading';
import {
  type Ability,
  type Attraction,
  attractions,
  type Bond,
  type Card,
  kinds,
  letters,
  type State,
  states,
} from '../../../src/games/korrem/rules/battle/card';
import { type Cell, nameOf } from '../../../src/games/korrem/rules/battle/space';
import { baseAttack } from '../../../src/games/korrem/rules/npc/turn';
import { say } from './says';

/** No table is wider. */
const mostCells = 200;
const mostCards = 52;

export function readCell(reading: Reading, value: unknown, at: string): Cell {
  const pair = Array.isArray(value) && value.length === 2 ? value : [0, 0];
  if (pair !== value) reading.wrong('not-a-cell', at, say('korrem.cell'));
  const number = (i: number): number =>
    reading.count(pair[i], `${at}[${i}]`, undefined, -mostCells, mostCells);
  return [number(0), number(1)];
}

const readD8 = (reading: Reading, value: unknown, at: string): number =>
  reading.count(value, at, undefined, 1, 8);

function readAbility(reading: Reading, input: unknown, at: string): Ability {
  const fields = reading.fields(input, at);
  const last = fields.last ?? null;
  return {
    name: reading.text(fields.name, `${at}.name`),
    on: reading.list(fields.on, `${at}.on`).map((number, i) => readD8(reading, number, `${at}.on[${i}]`)),
    target: reading.word(fields.target, `${at}.target`, letters, 'E'),
    ranged: reading.flag(fields.ranged, `${at}.ranged`),
    damage: reading.count(fields.damage, `${at}.damage`, 0),
    works: reading.count(fields.works, `${at}.works`, 8, 0, 8),
    ready: reading.flag(fields.ready, `${at}.ready`, true),
    last: last === null ? null : reading.text(last, `${at}.last`),
  };
}

function readAbilities(reading: Reading, input: unknown, at: string): Ability[] {
  const abilities = reading.list(input, at).map((one, i) => readAbility(reading, one, `${at}[${i}]`));
  const [names, numbers] = [new Set<string>([baseAttack]), new Set<number>()];
  abilities.forEach(({ name, on }, i) => {
    if (names.has(name)) reading.wrong('name-taken', `${at}[${i}].name`, say('korrem.name-taken', { name }));
    names.add(name);
    for (const number of new Set(on)) {
      if (numbers.has(number))
        reading.wrong('number-twice', `${at}[${i}].on`, say('korrem.number-twice', { number }));
      numbers.add(number);
    }
  });
  return abilities;
}

function readAttraction(reading: Reading, input: unknown, at: string): Attraction | null {
  if (input === undefined || input === null) return null;
  const fields = reading.fields(input, at);
  return {
    type: reading.word(fields.type, `${at}.type`, attractions),
    score: reading.count(fields.score, `${at}.score`),
  };
}

const bonds = ['romance', 'companionship', 'intimacy'] as const;

const readBonds = (reading: Reading, input: unknown, at: string): Bond[] =>
  reading.list(input, at).map((one, i) => {
    const fields = reading.fields(one, `${at}[${i}]`);
    return {
      type: reading.word(fields.type, `${at}[${i}].type`, bonds),
      with: reading.text(fields.with, `${at}[${i}].with`),
    };
  });

const readStates = (reading: Reading, input: unknown, at: string): State[] =>
  reading.list(input, at).map((one, i) => reading.word(one, `${at}[${i}]`, states));

function readCard(reading: Reading, fields: Fields, at: string): Card {
  const count = (name: string, otherwise?: number, least = 0): number =>
    reading.count(fields[name], `${at}.${name}`, otherwise, least);
  const card: Card = {
    id: reading.text(fields.id, `${at}.id`),
    side: reading.text(fields.side, `${at}.side`),
    at: readCell(reading, fields.at, `${at}.at`),
    kind: reading.word(fields.kind, `${at}.kind`, kinds, 'character'),
    attack: count('attack', 1),
    defense: count('defense', 0),
    health: count('health', undefined, 1),
    damage: count('damage', 0),
    speed: count('speed', 0),
    flying: reading.flag(fields.flying, `${at}.flying`),
    steps: count('steps', 1),
    artifacts: count('artifacts', 0),
    states: readStates(reading, fields.states, `${at}.states`),
    attraction: readAttraction(reading, fields.attraction, `${at}.attraction`),
    bonds: readBonds(reading, fields.bonds, `${at}.bonds`),
    abilities: readAbilities(reading, fields.abilities, `${at}.abilities`),
  };
  if (card.damage >= card.health)
    reading.wrong('dead', `${at}.damage`, say('korrem.dead', { name: card.id, health: card.health }));
  return card;
}

/** AT-5: a bond stands on both cards, if both are here. */
function checkBonds(reading: Reading, cards: readonly Card[], at: string): void {
  const byId = new Map(cards.map(card => [card.id, card]));
  cards.forEach(({ id, bonds: own }, i) => {
    own.forEach((bond, j) => {
      const other = byId.get(bond.with);
      if (!other || other.bonds.some(back => back.type === bond.type && back.with === id)) return;
      reading.wrong(
        'one-sided',
        `${at}[${i}].bonds[${j}]`,
        say('korrem.one-sided', { name: id, other: bond.with }),
      );
    });
  });
}

/** The door for the cards of a battle. */
export function readCards(reading: Reading, input: unknown, at: string): Card[] {
  const list = reading.list(input, at);
  reading.count(list.length, at, undefined, 0, mostCards);
  const cards = list.slice(0, mostCards).map((one, i) => {
    const where = `${at}[${i}]`;
    return readCard(reading, reading.fields(one, where), where);
  });
  const [ids, cells] = [new Set<string>(), new Set<string>()];
  cards.forEach((card, i) => {
    const cell = nameOf(card.at);
    if (ids.has(card.id))
      reading.wrong('name-taken', `${at}[${i}].id`, say('korrem.name-taken', { name: card.id }));
    if (cells.has(cell)) reading.wrong('cell-taken', `${at}[${i}].at`, say('korrem.cell-taken', { cell }));
    ids.add(card.id);
    cells.add(cell);
  });
  checkBonds(reading, cards, at);
  return cards;
}

/** One of the cards by its id; nothing, told, if there is none. */
export function readCardId(
  reading: Reading,
  cards: readonly Card[],
  value: unknown,
  at: string,
): Card | undefined {
  const name = reading.text(value, at);
  const card = cards.find(({ id }) => id === name);
  if (!card && typeof value === 'string') reading.wrong('no-card', at, say('korrem.no-card', { name }));
  return card;
}
