import { defineDocument, type TableOf } from '../../../play/define-document';
import { parseSolo, soloKind } from '../door/solo';
import { decideSolo } from '../rules/solo/decide';
import { soloQuestion } from '../rules/solo/question';
import { soloReveals, soloTitle } from '../rules/solo/title';

export const soloDocument = defineDocument({
  kind: soloKind,
  rules: {
    command: parseSolo,
    decide: decideSolo,
    questionOf: soloQuestion,
    titleOf: soloTitle,
    revealedBy: soloReveals,
  },
});
export type SoloTable = TableOf<typeof soloDocument>;

export const beginSolo = soloDocument.create;
