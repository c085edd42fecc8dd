import type { Scenario } from '../answers/scenario';
import { say } from '../words';
import './harrow/words';
import { questions as aboutBoards } from './harrow/board';
import { questions as aboutNumbers } from './harrow/numbers';
import { questions as aboutSolo } from './harrow/solo';
import { questions as aboutTheWitch } from './harrow/witch';

export const scenario: Scenario = {
  questions: { ...aboutBoards, ...aboutTheWitch, ...aboutSolo, ...aboutNumbers },
  codes: { unreadable: 'not-an-object', unknownDo: 'unknown-question' },
  say,
};
