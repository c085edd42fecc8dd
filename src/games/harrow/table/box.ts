import type { Said } from '../../../basics/said';
import { defineDocument, type TableOf } from '../../../play/define-document';
import { boxKind, parseBox } from '../door/box';
import { decideBox, emptyBox } from '../rules/box/box';
import type { BoxCommand, OwnBox } from '../rules/box/model';
import { boxTitle } from '../rules/box/title';

export const boxDocument = defineDocument({
  kind: boxKind,
  rules: {
    command: parseBox,
    decide: decideBox,
    titleOf: (_, command) => boxTitle(command),
  },
});
export type BoxTable = TableOf<typeof boxDocument>;

export const beginBox = (name: string) =>
  boxDocument.create(name, { ...emptyBox, map: { ...emptyBox.map, name } });

/** What lies in a box, read once; nothing where it is open elsewhere or gone. */
export const lookIntoBox = (id: string): Promise<OwnBox | undefined> =>
  boxDocument.visit(id, String, box => box.state.peek());

/** What was told in a game is known for ever, also where this window still has the box open. */
export const tellBox = async (
  id: string,
  command: BoxCommand,
  say: (said: Said) => string,
): Promise<void> => {
  await boxDocument.visit(id, say, box => box.send(command));
};
