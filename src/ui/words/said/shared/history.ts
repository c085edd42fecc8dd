import type { Catalogue } from '../../../../basics/said';
import type { HistorySays } from '../../../../history/says';

export const historySaid: Catalogue<HistorySays> = {
  'history.nothing-to-undo': 'There is nothing left to undo.',
  'history.nothing-to-redo': 'There is nothing to redo.',
  'history.already-there': 'The table already stands there.',
  'history.out-of-reach': 'That moment can no longer be returned to.',
};
