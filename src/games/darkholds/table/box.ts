import { type ReadonlySignal, signal } from '@preact/signals';
import type { Said } from '../../../basics/said';
import { documentList } from '../../../play/documents';
import { registerKind } from '../../../play/kinds';
import { type Playing, playDocument } from '../../../play/playing';
import type { Rules } from '../../../play/rules';
import { sitting } from '../../../play/sitting';
import { deviceStore } from '../../../play/store';
import { openSession, type Session } from '../../../session/session';
import { knownKind } from '../../../storage/known';
import { boxKind, parseBoxCommand } from '../door/box';
import { decideBox, emptyBox, titleOfBox } from '../rules/box/box';
import type { BoxCommand, BoxEvent, OwnBox, Pack } from '../rules/box/model';

registerKind(knownKind(boxKind));

const rules: Rules<OwnBox, BoxCommand, BoxEvent, never> = {
  command: parseBoxCommand,
  decide: decideBox,
  questionOf: () => null,
  titleOf: titleOfBox,
  revealedBy: () => false,
};

export type BoxTable = Playing<OwnBox, BoxCommand, BoxEvent, never>;

const playBox = (session: Session<OwnBox, BoxEvent>, words: (said: Said) => string): BoxTable =>
  playDocument(session, boxKind, rules, words);

export const boxSitting = sitting(boxKind, playBox);
const boxes = documentList(boxKind.name, ({ id }) => ({ id }));

const seen = signal<OwnBox>(emptyBox);
/** TA-1: what the group has taught, in whatever level; it is offered by name. */
export const ownBox: ReadonlySignal<OwnBox> = seen;

/** One after the other: what is taught twice in a moment is learned twice. */
let turn: Promise<unknown> = Promise.resolve();
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const done = turn.then(work);
  turn = done.catch(() => undefined);
  return done;
};

/** The box of this device; with a name it is made where there is none. */
export async function boxId(name?: string): Promise<string | undefined> {
  await boxes.read();
  const [first] = boxes.here.peek() ?? [];
  if (first || name === undefined) return first?.id;
  const made = await (await deviceStore()).create(boxKind, { name, state: emptyBox });
  return made.ok ? made.value : undefined;
}

/** What lies in the box, read once; what was read before where it is open elsewhere. */
export const lookIntoBox = (): Promise<OwnBox> =>
  inTurn(async () => {
    // The page of the box leaves it open for this window.
    const open = boxSitting.now.peek();
    if (open) {
      seen.value = open.state.peek();
      return seen.peek();
    }
    const id = await boxId();
    const opened =
      id === undefined ? undefined : await openSession({ store: await deviceStore(), kind: boxKind, id });
    if (!opened?.ok) return seen.peek();
    seen.value = opened.value.state.peek();
    await opened.value.close();
    return seen.peek();
  });

/** TA-1: what was told at a table is known for ever, whatever that table undoes. */
export const teachBox = (pack: Pack, name: string, words: (said: Said) => string): Promise<void> =>
  inTurn(async () => {
    const open = boxSitting.now.peek();
    if (open) {
      open.send({ do: 'put', pack });
      seen.value = open.state.peek();
      return;
    }
    const id = await boxId(name);
    const opened =
      id === undefined ? undefined : await openSession({ store: await deviceStore(), kind: boxKind, id });
    if (!opened?.ok) return;
    const table = playBox(opened.value, words);
    table.send({ do: 'put', pack });
    seen.value = table.state.peek();
    await table.close();
  });
