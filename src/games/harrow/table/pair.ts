import type { Said } from '../../../basics/said';
import { registerKind } from '../../../play/kinds';
import { type Playing, playDocument } from '../../../play/playing';
import type { Rules } from '../../../play/rules';
import { sitting } from '../../../play/sitting';
import { deviceStore } from '../../../play/store';
import type { Session } from '../../../session/session';
import { knownKind } from '../../../storage/known';
import { pairKind, parsePair } from '../door/pair';
import type { PairCommand } from '../rules/pair/commands';
import { decidePair } from '../rules/pair/decide';
import type { PairEvent } from '../rules/pair/events';
import type { PairGame } from '../rules/pair/model';
import { type PairQuestion, pairQuestion } from '../rules/pair/question';
import { pairTitle } from '../rules/pair/title';

registerKind(knownKind(pairKind));

const rules: Rules<PairGame, PairCommand, PairEvent, PairQuestion> = {
  command: parsePair,
  decide: decidePair,
  questionOf: pairQuestion,
  titleOf: pairTitle,
  revealedBy: events => events.some(event => event.type === 'dropped' && event.stream !== undefined),
  sharing: async () => (await import('./sharing')).sharing,
};

export type PairTable = Playing<PairGame, PairCommand, PairEvent, PairQuestion>;

const playPair = (session: Session<PairGame, PairEvent>, say: (said: Said) => string): PairTable =>
  playDocument(session, pairKind, rules, say);

export const pairSitting = sitting(pairKind, playPair);

export const beginPair = async (name: string, state: PairGame) =>
  (await deviceStore()).create(pairKind, { name, state });
