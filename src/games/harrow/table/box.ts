import type { Said } from '../../../basics/said';
import { registerKind } from '../../../play/kinds';
import { type Playing, playDocument } from '../../../play/playing';
import type { Rules } from '../../../play/rules';
import { sitting } from '../../../play/sitting';
import { deviceStore } from '../../../play/store';
import { openSession, type Session } from '../../../session/session';
import { knownKind } from '../../../storage/known';
import { boxKind, parseBox } from '../door/box';
import { type BoxCommand, type BoxEvent, decideBox, emptyBox, type OwnBox } from '../rules/box/box';
import { sayBox } from '../rules/box/says';
import type { Face } from '../rules/solo/model';

registerKind(knownKind(boxKind));

const rules: Rules<OwnBox, BoxCommand, BoxEvent, never> = {
  command: parseBox,
  decide: decideBox,
  questionOf: () => null,
  titleOf: (_, command) =>
    command.do === 'learn'
      ? sayBox('harrow.t-learned', { card: command.face.name })
      : sayBox('harrow.t-painted'),
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
  const opened = await openSession({ store: await deviceStore(), kind: boxKind, id });
  if (!opened.ok) return undefined;
  const box = opened.value.state.value;
  await opened.value.close();
  return box;
}

/** A card that was told in a game is known for ever. */
export async function teachBox(
  id: string,
  card: string,
  face: Face,
  say: (said: Said) => string,
): Promise<void> {
  const opened = await openSession({ store: await deviceStore(), kind: boxKind, id });
  if (!opened.ok) return;
  const table = playBox(opened.value, say);
  table.send({ do: 'learn', id: card, face });
  await table.close();
}
