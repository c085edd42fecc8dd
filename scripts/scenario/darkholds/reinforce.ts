import {
  type Asked as AskedFor,
  type EnemyType,
  reinforce,
} from '../../../src/games/darkholds/rules/reinforce';
import { type Asked, onBoard, type Question } from './asked';
import { readEnemyType } from './read-warriors';
import { say } from './says';

function typesIn(asked: Asked): EnemyType[] {
  const at = asked.where('types');
  const types = asked.required('types').map((one, i) => readEnemyType(asked.reading, one, `${at}[${i}]`));
  types.forEach(({ type }, i) => {
    if (types.findIndex(other => other.type === type) < i)
      asked.reading.wrong('badValue', `${at}[${i}].type`, say('darkholds.id-twice', { id: type }));
  });
  return types;
}

function cardIn(asked: Asked, types: readonly EnemyType[], input: unknown, at: string): AskedFor[] {
  return asked.reading.list(input ?? null, at).map((one, i) => {
    const fields = asked.reading.fields(one, `${at}[${i}]`);
    const type = asked.reading.text(fields.type, `${at}[${i}].type`);
    if (!types.some(known => known.type === type))
      asked.reading.wrong('unknownId', `${at}[${i}].type`, say('darkholds.no-type', { type }));
    return { type, count: asked.reading.count(fields.count, `${at}[${i}].count`) };
  });
}

export const questions: Readonly<Record<string, Question>> = {
  reinforce: onBoard(asked => {
    const heroes = asked.reading.count(asked.fields.heroes, asked.where('heroes'));
    const types = typesIn(asked);
    const at = asked.where('cards');
    const cards = asked.required('cards').map((one, i) => cardIn(asked, types, one, `${at}[${i}]`));
    return () => {
      const { draws, placed, attacks, missing, boosts } = reinforce(asked.board, heroes, types, cards);
      return {
        draws,
        placed: placed.map(one => ({ ...one, at: asked.name(one.at) })),
        attacks,
        missing,
        boosts: Object.fromEntries(boosts),
      };
    };
  }),
};
