import type { Hex } from '../../../../hex/shape';
import type { Told } from '../hester/model';
import type { SideCube } from '../sides';
import type { CommonEvent } from '../state/events';
import type { Face, Step } from './model';

/** What happens in a solo game besides. */
export type SoloEvent =
  | CommonEvent
  | Told
  | { readonly type: 'turned'; readonly pile: SideCube; readonly card: string; readonly face?: Face }
  | { readonly type: 'number'; readonly color: SideCube; readonly n: number; readonly at: Hex }
  | { readonly type: 'pile'; readonly pile: SideCube; readonly left: number }
  | { readonly type: 'step'; readonly step: Step }
  | { readonly type: 'round'; readonly round: number };
