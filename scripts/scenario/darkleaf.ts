import type { Scenario } from '../answers/scenario';
import { say } from '../words';
import './darkleaf/words';
import { questions as aboutBoards } from './darkleaf/board';
import { questions as aboutChances } from './darkleaf/chances';
import { questions as aboutChanges } from './darkleaf/changes';

export const scenario: Scenario = {
  questions: { ...aboutBoards, ...aboutChances, ...aboutChanges },
  codes: { unreadable: 'unreadable', unknownDo: 'unknownDo' },
  say,
};
