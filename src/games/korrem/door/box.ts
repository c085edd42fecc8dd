import * as v from 'valibot';
import { byWord, commandDoor, doorOf, list, maybe, type Of, shape, whole } from '../../../play/shapes';
import type { Kind, Migration } from '../../../storage/kinds';
import { applyBox, type BoxCommand, type BoxEvent, type LandCount, type OwnBox } from '../rules/box/box';
import { mostInDeck, type OwnDeck } from '../rules/box/decks';
import { natures } from '../rules/meeting/natures';
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
const box: Of<OwnBox> = v.pipe(
  shape<OwnBox>()({
    cards: list(member, 300),
    lands: maybe(list(landCount, 60)),
    decks: maybe(list(deck, 12)),
    formation: maybe(ownFormation),
    rows: maybe(ownRows),
  }),
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
});
