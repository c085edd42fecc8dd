import { type ReadonlySignal, signal } from '@preact/signals';
import type { Said } from '../../../basics/said';
import { documentList } from '../../../play/documents';
import { registerKind } from '../../../play/kinds';
import { type Playing, playDocument } from '../../../play/playing';
import type { Rules } from '../../../play/rules';
import { sitting } from '../../../play/sitting';
import { deviceStore } from '../../../play/store';
import { visit } from '../../../play/visit';
import type { Session } from '../../../session/session';
import { knownKind } from '../../../storage/known';
import { boxKind, parseBoxCommand } from '../door/box';
import { decideBox, emptyBox, taughtBy } from '../rules/box/box';
import { cardNamed } from '../rules/box/cards';
import type { BoxCommand, BoxEvent, OwnBox } from '../rules/box/model';
import { titleOfBox } from '../rules/box/title';
import type { Fighter } from '../rules/fight/model';
import type { Member } from '../rules/play/cards';

registerKind(knownKind(boxKind));

const rules: Rules<OwnBox, BoxCommand, BoxEvent, never> = {
  command: parseBoxCommand,
  decide: decideBox,
  questionOf: () => null,
  titleOf: (_, command) => titleOfBox(command),
  revealedBy: () => false,
};

export type BoxTable = Playing<OwnBox, BoxCommand, BoxEvent, never>;

const playBox = (session: Session<OwnBox, BoxEvent>, words: (said: Said) => string): BoxTable =>
  playDocument(session, boxKind, rules, words);

export const boxSitting = sitting(boxKind, playBox);
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
    const found = id === undefined ? undefined : await visit(boxSitting, id, String, box => box.state.peek());
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
    const cards = await visit(boxSitting, id, words, box => {
      box.send({ do: 'learn', card });
      return box.state.peek().cards;
    });
    if (cards) taught.value = cards;
  });

/** What a card in a battle has told. */
export const teachFighter = (fighter: Fighter, name: string, words: (said: Said) => string): Promise<void> =>
  teach(taughtBy(fighter, cardNamed(taught.peek(), fighter.name)), name, words);
