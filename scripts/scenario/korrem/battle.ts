import type { Fields } from '../../../src/basics/reading';
import { textOf } from '../../../src/chances/fraction';
import { attract, usualFaces } from '../../../src/games/korrem/rules/battle/attract';
import { phaseBegins } from '../../../src/games/korrem/rules/battle/begin';
import { blowsOf, type Hit } from '../../../src/games/korrem/rules/battle/damage';
import { battleEnd } from '../../../src/games/korrem/rules/battle/end';
import { killOdds } from '../../../src/games/korrem/rules/battle/kill-odds';
import { regroup } from '../../../src/games/korrem/rules/battle/regroup';
import { edges, setupProblems } from '../../../src/games/korrem/rules/battle/setup';
import { type Asked, type Question, question } from './asked';
import { readCardId, readCell } from './cards';
import { say } from './says';

const hitsOf = (asked: Asked): Hit[] => {
  const { reading } = asked;
  return asked.list('hits', (fields, at) => ({
    by: reading.text(fields.by, `${at}.by`),
    on: reading.text(fields.on, `${at}.on`),
    damage: fields.damage === undefined ? null : reading.count(fields.damage, `${at}.damage`),
    ability: reading.flag(fields.ability, `${at}.ability`),
    ranged: reading.flag(fields.ranged, `${at}.ranged`),
    piercing: reading.flag(fields.piercing, `${at}.piercing`),
  }));
};

function beganOf(asked: Asked): Map<string, string> {
  const fields: Fields = asked.has('began')
    ? asked.reading.fields(asked.fields.began, asked.where('began'))
    : {};
  return new Map(
    Object.entries(fields).map(([id, side]) => [id, asked.reading.text(side, asked.where(`began.${id}`))]),
  );
}

/** AT-4: a die has at least one face. */
function facesOf(asked: Asked): readonly number[] {
  if (!asked.has('faces')) return usualFaces;
  const faces = asked.counts('faces');
  if (faces.length === 0) asked.reading.wrong('no-faces', asked.where('faces'), say('korrem.some'));
  return faces.length === 0 ? usualFaces : faces;
}

function sidesOf(asked: Asked): readonly [string, string] {
  const [a = '', b = '', ...more] = asked.texts('sides');
  if (a === b || more.length > 0)
    asked.reading.wrong('two-sides', asked.where('sides'), say('korrem.two-sides'));
  return [a, b];
}

function oneOfSides(asked: Asked, name: string, sides: readonly [string, string]): string {
  return asked.word(name, sides);
}

/** DM-6: the tokens for what is left after the tens. */
const smallChits: readonly (readonly number[])[] = [
  [],
  [1],
  [2],
  [2, 1],
  [4],
  [4, 1],
  [4, 2],
  [5, 2],
  [4, 4],
  [5, 4],
];

/** DM-6: the damage tokens for an amount of damage, the greatest first. */
const chitsFor = (damage: number): number[] => [
  ...new Array<number>(Math.floor(damage / 10)).fill(10),
  ...(smallChits[damage % 10] ?? []),
];

export const questions: Readonly<Record<string, Question>> = {
  setup: question(asked => {
    const { reading } = asked;
    const from = asked.word('from', edges);
    const placed = asked.list('place', (fields, at) => ({
      id: reading.text(fields.id, `${at}.id`),
      at: readCell(reading, fields.at, `${at}.at`),
    }));
    const others = reading
      .list(asked.fields.others, asked.where('others'))
      .map((cell, i) => readCell(reading, cell, asked.where(`others[${i}]`)));
    return () => {
      const problems = setupProblems(from, placed, others);
      return { legal: problems.length === 0, problems };
    };
  }),
  strikes: question(asked => {
    const [cards, hits, unharmed] = [asked.cards(), hitsOf(asked), asked.flag('unharmed')];
    return () => ({ hits: blowsOf(cards, hits, unharmed) });
  }),
  begin: question(asked => {
    const [cards, side] = [asked.cards(), asked.text('side')];
    const [began, unharmed] = [beganOf(asked), asked.flag('unharmed')];
    return () => {
      const { ended, lost, dead, regained } = phaseBegins(cards, side, began, unharmed);
      return { ended, lost: Object.fromEntries(lost), dead, regained };
    };
  }),
  regroup: question(asked => {
    const cards = asked.cards();
    return () => ({ moves: regroup(cards) });
  }),
  attract: question(asked => {
    const cards = asked.cards();
    const one = (name: string) => readCardId(asked.reading, cards, asked.fields[name], asked.where(name));
    const [initiator, target, faces] = [one('initiator'), one('target'), facesOf(asked)];
    return () => {
      if (!initiator || !target) return {};
      const { problem, bond, hearts, odds } = attract(cards, initiator, target, faces);
      return { problem, bond, hearts, odds: textOf(odds) };
    };
  }),
  end: question(asked => {
    const [cards, sides] = [asked.cards(), sidesOf(asked)];
    const acting = oneOfSides(asked, 'acting', sides);
    const given = asked.fields.retreats ?? null;
    const retreats = given === null ? null : oneOfSides(asked, 'retreats', sides);
    if (cards.some(({ side }) => !sides.includes(side)))
      asked.reading.wrong('two-sides', asked.where('cards'), say('korrem.two-sides'));
    return () => battleEnd(cards, sides, acting, retreats);
  }),
  killOdds: question(asked => {
    const { reading } = asked;
    const [health, defense] = [asked.count('health', undefined, 1), asked.count('defense', 0)];
    const hits = asked.list('hits', (fields, at) => ({
      damage: reading.count(fields.damage, `${at}.damage`),
      works: reading.count(fields.works, `${at}.works`, 8, 0, 8),
    }));
    return () => {
      const { kills, expected } = killOdds(health, defense, hits);
      return { kills: textOf(kills), expected: textOf(expected) };
    };
  }),
  chits: question(asked => {
    const damage = asked.count('damage');
    return () => ({ chits: chitsFor(damage) });
  }),
};
