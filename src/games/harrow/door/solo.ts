import { parseWith } from '../../../basics/schema';
import type { Kind, Migration } from '../../../storage/kinds';
import { factions } from '../rules/sides';
import { applySolo } from '../rules/solo/apply';
import { soloCommandSchema } from '../rules/solo/commands';
import { type SoloEvent, soloEventSchema } from '../rules/solo/events';
import { type SoloGame, soloSchema } from '../rules/solo/model';
import { soloQuestion } from '../rules/solo/question';
import { scoreOf } from '../rules/state/common';
import { aboutTale } from './about';
import { kindNames } from './names';

/** Since version 2 a game tells its records what scored. An older one tells nothing of it. */
const tales: Migration = { name: 'tales', to: 2, state: old => old, event: old => old };

/** Since version 3 the hex of a number may be told when a card first names it. */
const gaps: Migration = { name: 'gaps', to: 3, state: old => old, event: old => old };

/** How a solo game is stored. */
export const soloKind: Kind<SoloGame, SoloEvent> = {
  name: kindNames.solo,
  version: 3,
  migrations: [tales, gaps],
  state: parseWith(soloSchema),
  event: parseWith(soloEventSchema),
  apply: applySolo,
  look: soloQuestion,
  about: game => ({
    level: game.level,
    round: game.round,
    protectors: scoreOf(game, 'protectors').points,
    family: scoreOf(game, 'family').points,
    spaces: game.witch?.scoring.length ?? 0,
    over: game.step.at === 'over' ? game.step.ending.winner : '',
    ...aboutTale(game, factions),
  }),
};

/** Reads a command before the rules see it. */
export const parseSolo = parseWith(soloCommandSchema);
