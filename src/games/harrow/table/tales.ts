import type { Tale } from '../rules/state/tale-model';
import { pairDocument } from './pair';
import { soloDocument } from './solo';

/** How one game went, read when somebody asks for it. */
export const readTale = (kind: 'solo' | 'table', id: string): Promise<Tale | undefined> =>
  kind === 'solo'
    ? soloDocument.visit(id, String, game => game.state.peek().tale)
    : pairDocument.visit(id, String, game => game.state.peek().tale);
