import { type Fields, Reading } from '../../../src/basics/reading';
import { err, ok } from '../../../src/basics/result';
import { sayOfReading } from '../../../src/basics/says';
import { bagDraw, bagOdds, type Kinds } from '../../../src/games/harrow/rules/bag';
import { type Dial, killed, modes, turnedDown } from '../../../src/games/harrow/rules/dial';
import { bareRows, type Grid, type GridTurn, push, type Row } from '../../../src/games/harrow/rules/grid';
import {
  afterRound,
  type Flip,
  jars,
  newRound,
  nextOfRound,
  type RoundRefusal,
  takeTurn,
} from '../../../src/games/harrow/rules/round';
import { type MainSide, mainSides } from '../../../src/games/harrow/rules/sides';
import {
  type Cubes,
  forecast,
  learn,
  type Needs,
  type Observation,
  predict,
  predictKnown,
  type Rates,
  ratesOf,
} from '../../../src/games/harrow/rules/tree';
import type { Answer, Question } from './asked';
import { say } from './says';

/** A question that speaks of no board. */
const plain =
  (answer: (reading: Reading, fields: Fields, at: string) => () => object): Question =>
  (fields, at): Answer => {
    const reading = new Reading();
    const work = answer(reading, fields, at);
    return reading.fine ? ok(work()) : err(reading.problems);
  };

const mostCubes = 40;

function cubesOf(reading: Reading, input: unknown, at: string): Cubes {
  const fields = input === undefined ? {} : reading.fields(input, at);
  return {
    dropped: reading.count(fields.dropped, `${at}.dropped`, 0, 0, mostCubes),
    inside: reading.count(fields.inside, `${at}.inside`, 0, 0, mostCubes),
  };
}

function seenOf(reading: Reading, input: unknown, at: string): Observation[] {
  return reading.list(input, at).map((one, i) => {
    const where = `${at}[${i}]`;
    const cubes = cubesOf(reading, one, where);
    const out = reading.count(reading.fields(one, where).out, `${where}.out`, 0);
    const held = cubes.dropped + cubes.inside;
    if (out > held) reading.wrong('more-out', `${where}.out`, say('harrow.more-out', { out, held }));
    return { ...cubes, out };
  });
}

function knownOf(reading: Reading, input: unknown, at: string): Rates | undefined {
  if (input === undefined) return undefined;
  const fields = reading.fields(input, at);
  const chance = (name: 'fresh' | 'lodged'): number => {
    const value = fields[name];
    if (typeof value === 'number' && value >= 0 && value <= 1) return value;
    reading.wrong('not-a-chance', `${at}.${name}`, sayOfReading('reading.count', { least: 0, most: 1 }));
    return 0;
  };
  return { fresh: chance('fresh'), lodged: chance('lodged') };
}

const tree = plain((reading, fields, at) => {
  const seen = seenOf(reading, fields.seen, `${at}.seen`);
  const known = knownOf(reading, fields.known, `${at}.known`);
  const attacker = cubesOf(reading, fields.attacker, `${at}.attacker`);
  const defender = cubesOf(reading, fields.defender, `${at}.defender`);
  const needs: Needs = {
    against: reading.word(fields.against, `${at}.against`, ['units', 'bonfire'], 'units'),
    price: reading.count(fields.price, `${at}.price`, 2, 1),
    targets: reading.count(fields.targets, `${at}.targets`, 1, 0, 100),
  };
  return () => {
    const learned = learn(known ? [] : seen);
    const rates = known ?? ratesOf(learned);
    if (fields.attacker === undefined) return rates;
    const joint = known ? predictKnown(known, attacker, defender) : predict(learned, attacker, defender);
    const told = forecast(joint, needs);
    return {
      ...rates,
      attacker: [...told.attacker],
      defender: [...told.defender],
      difference: Object.fromEntries([...told.difference].filter(([, p]) => p > 0)),
      success: told.success,
      hits: [...told.hits],
    };
  };
});

function kindsOf(reading: Reading, input: unknown, at: string): Kinds {
  const fields = input === undefined ? {} : reading.fields(input, at);
  return Object.fromEntries(
    Object.keys(fields).map(kind => [kind, reading.count(fields[kind], `${at}.${kind}`)]),
  );
}

const bag = plain((reading, fields, at) => {
  const held = kindsOf(reading, fields.bag, `${at}.bag`);
  const draw = reading.count(fields.draw, `${at}.draw`);
  const back = reading.count(fields.back, `${at}.back`, 0);
  const want = kindsOf(reading, fields.want, `${at}.want`);
  return () => {
    const { counts, atLeast } = bagOdds(held, draw, want);
    const all = Object.values(held).reduce((sum, n) => sum + n, 0);
    return {
      ...bagDraw(all, draw, back),
      counts: Object.fromEntries([...counts].map(([kind, chances]) => [kind, [...chances]])),
      atLeast,
    };
  };
});

function flipOf(reading: Reading, input: unknown, at: string): Flip {
  const fields = reading.fields(input, at);
  const side = reading.word(fields.side, `${at}.side`, [...mainSides, 'hester'] as const);
  if (side === 'hester') return { side };
  return {
    side,
    jar: reading.word(fields.jar, `${at}.jar`, jars),
    attack: reading.flag(fields.attack, `${at}.attack`),
    tiles: reading.flag(fields.tiles, `${at}.tiles`),
    takesFirst: reading.flag(fields.takesFirst, `${at}.takesFirst`),
  };
}

function sidesOf(reading: Reading, input: unknown, at: string): [MainSide, MainSide] {
  const given = reading.list(input, at).map((one, i) => reading.word(one, `${at}[${i}]`, mainSides));
  if (given.length !== 2 || given[0] === given[1])
    reading.wrong('two-sides', at, sayOfReading('reading.unknown', { known: mainSides.join(', ') }));
  return [given[0] ?? 'protectors', given[1] ?? 'family'];
}

const round = plain((reading, fields, at) => {
  const sides = sidesOf(reading, fields.sides, `${at}.sides`);
  const first = reading.word(fields.first, `${at}.first`, mainSides);
  const hester = reading.flag(fields.hester, `${at}.hester`);
  const tiles = reading.counts(fields.tiles, `${at}.tiles`, jars, {
    abilities: 0,
    wild: 0,
    legend: 0,
    attack: 0,
  });
  const flips = reading
    .list(fields.flips, `${at}.flips`)
    .map((one, i) => flipOf(reading, one, `${at}.flips[${i}]`));
  return () => {
    let now = newRound(sides, first, hester, tiles);
    let refused: { readonly index: number; readonly code: RoundRefusal } | null = null;
    for (const [index, flip] of flips.entries()) {
      const then = takeTurn(now, flip);
      if (typeof then === 'string') {
        refused = { index, code: then };
        break;
      }
      now = then;
    }
    const next = nextOfRound(now);
    const after = next === 'end' ? afterRound(now) : { first: now.holder, tiles: now.tiles };
    return {
      turns: now.turns,
      refused,
      next,
      up: Object.fromEntries(now.up),
      ...after,
      tieTo: now.holder,
    };
  };
});

function rowOf(reading: Reading, input: unknown, at: string): Row {
  const given = reading.list(input, at);
  return [reading.text(given[0], `${at}[0]`), reading.text(given[1], `${at}[1]`)];
}

const grid = plain((reading, fields, at) => {
  const rows = reading
    .list(fields.rows, `${at}.rows`)
    .map((row, i) => rowOf(reading, row, `${at}.rows[${i}]`));
  if (rows.length !== 3)
    reading.wrong('not-a-count', `${at}.rows`, sayOfReading('reading.count', { least: 3, most: 3 }));
  const hand = reading.text(fields.hand, `${at}.hand`);
  const pushes = reading
    .list(fields.push, `${at}.push`)
    .map((row, i) => reading.count(row, `${at}.push[${i}]`, undefined, 0, 2));
  return () => {
    let now: Grid = { rows, hand, black: null };
    const turns: GridTurn[] = [];
    for (const row of pushes) {
      const pushed = push(now, row);
      turns.push(pushed.turn);
      now = pushed.grid;
    }
    return { turns, rows: now.rows, hand: now.hand, bare: bareRows(now) };
  };
});

const dial = plain((reading, fields, at) => {
  const mode = reading.word(fields.mode, `${at}.mode`, modes, 'full');
  const start: Dial = {
    at: reading.count(fields.at, `${at}.at`, 1, 1, 3),
    plate: reading.count(fields.plate, `${at}.plate`, 0),
  };
  const events = reading
    .list(fields.events, `${at}.events`)
    .map((one, i) => reading.word(one, `${at}.events[${i}]`, ['kill', 'down', 'hester']));
  return () => {
    let now = start;
    let points = 0;
    for (const event of events) {
      const turned =
        event === 'kill' ? killed(mode, now) : turnedDown(mode, now, event === 'down' ? 'tile' : 'hester');
      now = turned.dial;
      points += turned.points;
    }
    return { ...now, points };
  };
});

export const questions: Readonly<Record<string, Question>> = { tree, bag, round, grid, dial };
