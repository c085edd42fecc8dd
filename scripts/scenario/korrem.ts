import type { Scenario } from '../answers/scenario';
import { say } from '../words';
import './korrem/words';
import { questions as aboutBattles } from './korrem/battle';
import { questions as aboutNpcs } from './korrem/npcs';
import { questions as aboutTurns } from './korrem/turns';
import { questions as aboutLands } from './korrem/world';

export const scenario: Scenario = {
  questions: { ...aboutNpcs, ...aboutBattles, ...aboutTurns, ...aboutLands },
  codes: { unreadable: 'not-an-object', unknownDo: 'unknown-question' },
  say,
};
