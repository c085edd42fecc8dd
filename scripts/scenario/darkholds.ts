import type { Scenario } from '../answers/scenario';
import { say } from '../words';
import './darkholds/words';
import { questions as aboutEnemies } from './darkholds/animus';
import { questions as aboutDice } from './darkholds/dice';
import { questions as aboutHeroes } from './darkholds/heroes';
import { questions as aboutReinforcement } from './darkholds/reinforce';
import { questions as aboutSight } from './darkholds/sight';

export const scenario: Scenario = {
  questions: { ...aboutSight, ...aboutEnemies, ...aboutHeroes, ...aboutReinforcement, ...aboutDice },
  codes: { unreadable: 'unreadable', unknownDo: 'unknownDo' },
  say,
};
