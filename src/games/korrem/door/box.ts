import * as v from 'valibot';
import { err, ok, type Problem, type Result } from '../../../basics/result';
import { byWord, commandDoor, doorOf, list, maybe, type Of, shape, whole } from '../../../play/shapes';
import type { Kind, Migration } from '../../../storage/kinds';
import { applyBox, type BoxCommand, type BoxEvent } from '../rules/box/box';
import { mostInDeck, type OwnDeck } from '../rules/box/decks';
import type { LandCount, OwnBox, Pack } from '../rules/box/model';
import { say as sayBox } from '../rules/box/says';
import { natures } from '../rules/meeting/natures';
import { say } from './says';
import { goods, member, name, ownFormation, ownRows, row, tile } from './world';

const count = whole(0, 99);
const landCount: Of<LandCount> = shape<LandCount>()({ tile, n: count });
const deck: Of<OwnDeck> = shape<OwnDeck>()({
  nation: name,
  cards: list(shape<OwnDeck['cards'][number]>()({ name, n: whole(0, mostInDeck) }), 60),
  wall: goods,
  tower: goods,
});
const nature = v.picklist(natures);
const cards = list(member, 300);
const besides = {
  lands: maybe(list(landCount, 60)),
  decks: maybe(list(deck, 12)),
  formation: maybe(ownFormation),
  rows: maybe(ownRows),
};
const pack: Of<Pack> = shape<Pack>()({ cards: maybe(cards), ...besides });
const box: Of<OwnBox> = v.pipe(
  shape<OwnBox>()({ cards, ...besides }),
  v.check(({ cards }) => new Set(cards.map(card => card.name.trim().toLowerCase())).size === cards.length),
);
const event: Of<BoxEvent> = byWord<'type', BoxEvent>('type', {
  learned: { card: member },
  forgotten: { name },
  lands: { tile, n: count },
  deck: { deck },
  'no-deck': { nation: name },
  formation: { cells: ownFormation },
  row: { nature, row: v.nullable(row) },
});

/** Since version 2 it holds decks of nations, a formation and rows too. */
const decks: Migration = { name: 'decks', to: 2, state: old => old, event: old => old };

/** The cards of the group's own box, as they are kept. */
export const boxKind: Kind<OwnBox, BoxEvent> = {
  name: 'korrem/box',
  version: 2,
  migrations: [decks],
  state: doorOf(box),
  event: doorOf(event),
  apply: applyBox,
  look: ({ cards }) => cards.length,
  about: ({ cards }) => ({ cards: cards.length }),
};

export const parseBoxCommand = commandDoor<BoxCommand>({
  learn: { card: member },
  forget: { name },
  lands: { tile, n: count },
  deck: { deck },
  'no-deck': { nation: name },
  formation: { cells: ownFormation },
  row: { nature, row: v.nullable(row) },
  take: { pack },
});

const word = 'korrem-pack';
type Written = Pack & { readonly northwest: typeof word };
const written = doorOf<Written>(
  shape<Written>()({ northwest: v.literal(word), cards: maybe(cards), ...besides }),
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
  const read = written(value);
  if (!read.ok) return read;
  const { northwest: _, ...found } = read.value;
  const problems = [...namesTwice(found), ...numbersTwice(found)];
  return problems.length > 0 ? err(problems) : ok(found);
}

/** A box, or some of it, as a text that another group's app reads. */
export const packText = (some: Pack): string => JSON.stringify({ northwest: word, ...some });
