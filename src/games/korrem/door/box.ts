import * as v from 'valibot';
import { err, ok, type Problem, type Result } from '../../../basics/result';
import { object, optional, parseWith } from '../../../basics/schema';
import type { Kind, Migration } from '../../../storage/kinds';
import { applyBox } from '../rules/box/box';
import {
  type BoxEvent,
  boxCommandSchema,
  boxEventSchema,
  boxSchema,
  type OwnBox,
  type Pack,
  packFields,
} from '../rules/box/model';
import { say as sayBox } from '../rules/box/says';
import { memberListSchema } from '../rules/play/cards';
import { say } from './says';

/** Since version 2 it holds decks of nations, a formation and rows too. */
const decks: Migration = { name: 'decks', to: 2, state: old => old, event: old => old };

/** The cards of the group's own box, as they are kept. */
export const boxKind: Kind<OwnBox, BoxEvent> = {
  name: 'korrem/box',
  version: 2,
  migrations: [decks],
  state: parseWith(boxSchema),
  event: parseWith(boxEventSchema),
  apply: applyBox,
  look: ({ cards }) => cards.length,
  about: ({ cards }) => ({ cards: cards.length }),
};

/** Reads a command before the rules see it. */
export const parseBoxCommand = parseWith(boxCommandSchema);

const word = 'korrem-pack';
const parsePack = parseWith(
  object({ northwest: v.literal(word), cards: optional(memberListSchema), ...packFields }),
);

/** NA-1: a number of the D8 belongs to one ability of a card. */
const numbersTwice = ({ cards: told = [] }: Pack): readonly Problem[] =>
  told.flatMap(({ abilities }, i) => {
    const seen = new Set<number>();
    return abilities.flatMap(({ on }, j) =>
      [...new Set(on)].flatMap(number => {
        if (!seen.has(number)) {
          seen.add(number);
          return [];
        }
        const message = say('korrem.number-twice', { number });
        return [{ code: 'number-twice', at: `cards[${i}].abilities[${j}].on`, message }];
      }),
    );
  });

/** TE-2: two cards of one name would be one. */
const namesTwice = ({ cards: told = [] }: Pack): readonly Problem[] => {
  const seen = new Set<string>();
  return told.flatMap(({ name: called }, i) => {
    const plain = called.trim().toLowerCase();
    const twice = seen.has(plain);
    seen.add(plain);
    const message = say('korrem.name-taken', { name: called });
    return twice ? [{ code: 'name-taken', at: `cards[${i}].name`, message }] : [];
  });
};

/** The door of packs: a path and a sentence for each thing that is wrong. */
export function readPack(source: string): Result<Pack, readonly Problem[]> {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    return err([{ code: 'unreadable', at: '', message: sayBox('korrem.b-no-pack') }]);
  }
  const read = parsePack(value);
  if (!read.ok) return read;
  const { northwest: _, ...found } = read.value;
  const problems = [...namesTwice(found), ...numbersTwice(found)];
  return problems.length > 0 ? err(problems) : ok(found);
}

/** A box, or some of it, as a text that another group's app reads. */
export const packText = (some: Pack): string => JSON.stringify({ northwest: word, ...some });
