import type { Said } from '../basics/said';
import type { Sitting } from './sitting';
import { writing } from './store';

/**
 * Something is read or written in passing: at the table that is open if it is that one, else it is opened for so long.
 * Nothing where another window has it.
 */
export function visit<Table extends { readonly id: string; readonly close: () => Promise<unknown> }, T>(
  sitting: Sitting<Table>,
  id: string,
  say: (said: Said) => string,
  work: (table: Table) => T,
): Promise<T | undefined> {
  const done = sitting.inTurn(async () => {
    const open = sitting.now.peek();
    const table = open?.id === id ? open : await sitting.beside(id, say);
    if (!table) return undefined;
    const found = work(table);
    if (table === open) sitting.pause();
    else await table.close();
    return found;
  });
  writing(done);
  return done;
}
