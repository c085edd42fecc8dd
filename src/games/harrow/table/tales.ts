import { pairKind } from '../door/pair';
import { soloKind } from '../door/solo';
import type { Tale } from '../rules/state/tale-model';
import { lookInto } from './looked-into';
import { pairSitting } from './pair';
import { soloSitting } from './solo';

/** How one game went, read when somebody asks for it. */
export const readTale = async (kind: 'solo' | 'table', id: string): Promise<Tale | undefined> =>
  kind === 'solo'
    ? (await lookInto(soloKind, id, soloSitting.now.peek()))?.tale
    : (await lookInto(pairKind, id, pairSitting.now.peek()))?.tale;
