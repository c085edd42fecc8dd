import { type ReadonlySignal, signal } from '@preact/signals';
import type { Said } from '../../../basics/said';
import { defineDocument, type TableOf } from '../../../play/define-document';
import { documentList } from '../../../play/documents';
import { deviceStore } from '../../../play/store';
import { boxKind, parseBoxCommand } from '../door/box';
import { decideBox, emptyBox, taughtBy } from '../rules/box/box';
import { cardNamed } from '../rules/box/cards';
import type { OwnBox } from '../rules/box/model';
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

const whole = signal<OwnBox>(emptyBox);
/** The box as it was last read. */
export const ownBox: ReadonlySignal<OwnBox> = whole;
const taught = signal<readonly Member[]>([]);
/** TE-2: what was taught, in whatever table; it is offered by name. */
export const taughtCards: ReadonlySignal<readonly Member[]> = taught;

/** One after the other: what is taught twice in a moment is learned twice. */
let turn: Promise<unknown> = Promise.resolve();
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const done = turn.then(work);
  turn = done.catch(() => undefined);
  return done;
};

async function boxId(name: string | undefined): Promise<string | undefined> {
  await ownBoxes.read();
  const [first] = ownBoxes.here.peek() ?? [];
  if (first || name === undefined) return first?.id;
  const made = await (await deviceStore()).create(boxKind, { name, state: emptyBox });
  return made.ok ? made.value : undefined;
}

/** What lies in the box, read once for the forms; nothing where there is none. */
export const lookIntoBox = (): Promise<void> =>
  inTurn(async () => {
    const id = await boxId(undefined);
    const found = id === undefined ? undefined : await boxDocument.visit(id, String, box => box.state.peek());
    if (!found) return;
    whole.value = found;
    taught.value = found.cards;
  });

/** An empty box, where there is none. */
export const beginBox = (name: string): Promise<void> =>
  inTurn(async () => {
    await boxId(name);
    await ownBoxes.read();
  });

/** TE-2: a card that was told at a table is known for ever, whatever that table undoes, and though the box is open here. */
export const teach = (card: Member, name: string, words: (said: Said) => string): Promise<void> =>
  inTurn(async () => {
    const id = await boxId(name);
    if (id === undefined) return;
    const cards = await boxDocument.visit(id, words, box => {
      box.send({ do: 'learn', card });
      return box.state.peek().cards;
    });
    if (cards) taught.value = cards;
  });

/** What a card in a battle has told. */
export const teachFighter = (fighter: Fighter, name: string, words: (said: Said) => string): Promise<void> =>
  teach(taughtBy(fighter, cardNamed(taught.peek(), fighter.name)), name, words);
