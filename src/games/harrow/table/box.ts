import type { Said } from '../../../basics/said';
import { registerKind } from '../../../play/kinds';
import { type Playing, playDocument } from '../../../play/playing';
import type { Rules } from '../../../play/rules';
import { sitting } from '../../../play/sitting';
import { deviceStore } from '../../../play/store';
import { visit } from '../../../play/visit';
import type { Session } from '../../../session/session';
import { knownKind } from '../../../storage/known';
import { boxKind, parseBox } from '../door/box';
import { decideBox, emptyBox } from '../rules/box/box';
import type { BoxCommand, BoxEvent, OwnBox } from '../rules/box/model';
import { boxTitle } from '../rules/box/title';

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
export const lookIntoBox = (id: string): Promise<OwnBox | undefined> =>
  visit(boxSitting, id, String, box => box.state.peek());

/** What was told in a game is known for ever, also where this window still has the box open. */
export const tellBox = async (
  id: string,
  command: BoxCommand,
  say: (said: Said) => string,
): Promise<void> => {
  await visit(boxSitting, id, say, box => box.send(command));
};
