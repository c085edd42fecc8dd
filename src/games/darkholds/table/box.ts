import type { Said } from '../../../basics/said';
import { defineDocument, type TableOf } from '../../../play/define-document';
import { documentList } from '../../../play/documents';
import { ownLibrary } from '../../../play/own-library';
import { boxKind, parseBoxCommand } from '../door/box';
import { decideBox, emptyBox, titleOfBox } from '../rules/box/box';
import type { Pack } from '../rules/box/model';

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

const library = ownLibrary(boxDocument, boxes, emptyBox);
/** TA-1: what the group has entered in any level is offered by name. */
export const ownBox = library.contents;
export const lookIntoBox = library.read;

/** The box of this device; with a name it is created where there is none. */
export const boxId = (name?: string): Promise<string | undefined> =>
  name === undefined ? library.id() : library.create(name);

/** TA-1: what is entered at a table stays known, whatever that table undoes. */
export const teachBox = (pack: Pack, name: string, say: (said: Said) => string): Promise<void> =>
  library.change(name, say, box => box.send({ do: 'put', pack }));
