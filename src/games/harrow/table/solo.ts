import type { Said } from '../../../basics/said';
import { registerKind } from '../../../play/kinds';
import { type Playing, playDocument } from '../../../play/playing';
import type { Rules } from '../../../play/rules';
import { sitting } from '../../../play/sitting';
import { deviceStore } from '../../../play/store';
import type { Session } from '../../../session/session';
import { knownKind } from '../../../storage/known';
import { parseSolo, soloKind } from '../door/solo';
import type { SoloCommand } from '../rules/solo/commands';
import { decideSolo } from '../rules/solo/decide';
import type { SoloEvent } from '../rules/solo/events';
import type { SoloGame } from '../rules/solo/model';
import { type SoloQuestion, soloQuestion } from '../rules/solo/question';
import { soloReveals, soloTitle } from '../rules/solo/title';

registerKind(knownKind(soloKind));

const rules: Rules<SoloGame, SoloCommand, SoloEvent, SoloQuestion> = {
  command: parseSolo,
  decide: decideSolo,
  questionOf: soloQuestion,
  titleOf: soloTitle,
  revealedBy: soloReveals,
};

export type SoloTable = Playing<SoloGame, SoloCommand, SoloEvent, SoloQuestion>;

const playSolo = (session: Session<SoloGame, SoloEvent>, say: (said: Said) => string): SoloTable =>
  playDocument(session, soloKind, rules, say);

export const soloSitting = sitting(soloKind, playSolo);

export const beginSolo = async (name: string, state: SoloGame) =>
  (await deviceStore()).create(soloKind, { name, state });
