import type { Said } from '../../../basics/said';
import { registerKind } from '../../../play/kinds';
import { type Playing, playDocument } from '../../../play/playing';
import type { Rules } from '../../../play/rules';
import { sitting } from '../../../play/sitting';
import { deviceStore, writing } from '../../../play/store';
import { openSession, type Session } from '../../../session/session';
import { knownKind } from '../../../storage/known';
import { boxKind, parseBox } from '../door/box';
import { decideBox, emptyBox } from '../rules/box/box';
import type { BoxCommand, BoxEvent, OwnBox } from '../rules/box/model';
import { boxTitle } from '../rules/box/title';
import { lookInto } from './looked-into';

registerKind(knownKind(boxKind));

const rules: Rules<OwnBox, BoxCommand, BoxEvent, never> = {
  command: parseBox,
  decide: decideBox,
  questionOf: () => null,
  titleOf: (_, command) => boxTitle(command),
  revealedBy: () => false,
};

export type BoxTable = Playing<OwnBox, BoxCommand, BoxEvent, never>;

const playBox = (session: Session<OwnBox, BoxEvent>, say: (said: Said) => string): BoxTable =>
  playDocument(session, boxKind, rules, say);

export const boxSitting = sitting(boxKind, playBox);

export const beginBox = async (name: string) =>
  (await deviceStore()).create(boxKind, { name, state: { ...emptyBox, map: { ...emptyBox.map, name } } });

/** What lies in a box, read once; nothing where it is open elsewhere or gone. */
export async function lookIntoBox(id: string): Promise<OwnBox | undefined> {
  return lookInto(boxKind, id, boxSitting.now.peek());
}

/** One after the other: a box that is still open for one telling refuses the next. */
let told: Promise<unknown> = Promise.resolve();

/** What was told in a game is known for ever, also where this window still has the box open. */
export function tellBox(id: string, command: BoxCommand, say: (said: Said) => string): Promise<void> {
  const telling = told.then(() => tell(id, command, say));
  told = telling.catch(() => undefined);
  writing(telling);
  return telling;
}

async function tell(id: string, command: BoxCommand, say: (said: Said) => string): Promise<void> {
  const open = boxSitting.now.peek();
  if (open?.id === id) {
    open.send(command);
    boxSitting.pause();
    return;
  }
  const opened = await openSession({ store: await deviceStore(), kind: boxKind, id });
  if (!opened.ok) return;
  const table = playBox(opened.value, say);
  table.send(command);
  await table.close();
}
