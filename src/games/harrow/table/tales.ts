import { visit } from '../../../play/visit';
import type { Tale } from '../rules/state/tale-model';
import { pairSitting } from './pair';
import { soloSitting } from './solo';

/** How one game went, read when somebody asks for it. */
export const readTale = (kind: 'solo' | 'table', id: string): Promise<Tale | undefined> =>
  kind === 'solo'
    ? visit(soloSitting, id, String, game => game.state.peek().tale)
    : visit(pairSitting, id, String, game => game.state.peek().tale);
