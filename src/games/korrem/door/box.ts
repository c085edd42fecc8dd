import type { Problem } from '../../../basics/result';
import { optional, parseWith } from '../../../basics/schema';
import { packFormat } from '../../../library/pack-format';
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

const packs = packFormat({
  word: 'korrem-pack',
  fields: { cards: optional(memberListSchema), ...packFields },
  unreadable: () => sayBox('korrem.b-no-pack'),
  problemsOf: pack => [...namesTwice(pack), ...numbersTwice(pack)],
  // Codes hold little.
  space: 0,
});
export const readPack = packs.read;
/** A box, or some of it, as the text of a pack. */
export const packText = packs.write;
