import { type ReadonlySignal, signal } from '@preact/signals';
import type { Said } from '../../../basics/said';
import { defineDocument, type TableOf } from '../../../play/define-document';
import { documentList } from '../../../play/documents';
import { deviceStore } from '../../../play/store';
import { boxKind, parseBoxCommand } from '../door/box';
import { decideBox, emptyBox, titleOfBox } from '../rules/box/box';
import type { OwnBox, Pack } from '../rules/box/model';

export const boxDocument = defineDocument({
  kind: boxKind,
  rules: {
    command: parseBoxCommand,
    decide: decideBox,
    titleOf: titleOfBox,
  },
});
export type BoxTable = TableOf<typeof boxDocument>;
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
    const id = await boxId();
    const found = id === undefined ? undefined : await boxDocument.visit(id, String, box => box.state.peek());
    if (found) seen.value = found;
    return seen.peek();
  });

/** TA-1: what was told at a table is known for ever, whatever that table undoes. */
export const teachBox = (pack: Pack, name: string, words: (said: Said) => string): Promise<void> =>
  inTurn(async () => {
    const id = await boxId(name);
    if (id === undefined) return;
    const found = await boxDocument.visit(id, words, box => {
      box.send({ do: 'put', pack });
      return box.state.peek();
    });
    if (found) seen.value = found;
  });
