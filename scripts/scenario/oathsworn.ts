import type { Scenario } from '../answers/scenario';
import { say } from '../words';
import { questions as aboutBoards } from './oathsworn/board';
import { draw } from './oathsworn/draw';
import { questions as aboutMight } from './oathsworn/might';

export const scenario: Scenario = {
  questions: { ...aboutBoards, ...aboutMight },
  codes: { unreadable: 'not-an-object', unknownDo: 'unknown-question' },
  say,
  draw,
};
