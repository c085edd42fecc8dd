import { computed } from '@preact/signals';
import type { Said } from '../../../basics/said';
import { defineDocument, type TableOf } from '../../../play/define-document';
import { documentList } from '../../../play/documents';
import { ownLibrary } from '../../../play/own-library';
import { boxKind, parseBoxCommand } from '../door/box';
import { decideBox, emptyBox, taughtBy } from '../rules/box/box';
import { cardNamed } from '../rules/box/cards';
import { titleOfBox } from '../rules/box/title';
import type { Fighter } from '../rules/fight/model';
import type { Member } from '../rules/play/cards';

export const boxDocument = defineDocument({
  kind: boxKind,
  rules: {
    command: parseBoxCommand,
    decide: decideBox,
    titleOf: (_, command) => titleOfBox(command),
  },
});
export type BoxTable = TableOf<typeof boxDocument>;
export const ownBoxes = documentList(boxKind.name, ({ id, name, about }) => ({
  id,
  name,
  cards: Number(about.cards ?? 0),
}));

const library = ownLibrary(boxDocument, ownBoxes, emptyBox);
/** The box as it was last read. */
export const ownBox = library.contents;
/** TE-2: cards that were entered at any table are offered by name. */
export const taughtCards = computed(() => ownBox.value.cards);
export const lookIntoBox = library.read;
/** Creates an empty box where there is none. */
export const beginBox = library.create;

/** TE-2: a card that is entered at a table stays known, whatever that table undoes. */
export const teach = (card: Member, name: string, say: (said: Said) => string): Promise<void> =>
  library.change(name, say, box => box.send({ do: 'learn', card }));

/** Saves what a card in a battle has shown. */
export const teachFighter = (fighter: Fighter, name: string, say: (said: Said) => string): Promise<void> =>
  teach(taughtBy(fighter, cardNamed(taughtCards.peek(), fighter.name)), name, say);
