import type { Told } from '../hester/model';
import type { MainSide } from '../sides';
import type { CommonEvent } from '../state/events';
import type { Owned, PairStep, RoundData } from './model';
import type { Things } from './things';

/** What happens at a table of two or three besides. */
export type PairEvent =
  | CommonEvent
  | Told
  | { readonly type: 'step'; readonly step: PairStep }
  | { readonly type: 'rounds'; readonly rounds: RoundData }
  | { readonly type: 'round'; readonly round: number }
  | { readonly type: 'owned'; readonly side: MainSide; readonly owned: Owned }
  /** What lies otherwise now. */
  | { readonly type: 'things'; readonly change: Partial<Things> }
  | { readonly type: 'positions'; readonly positions: 'mirrored' | 'off' }
  | {
      readonly type: 'parted';
      readonly from: string;
      readonly to: string;
      readonly haints: number;
      readonly infected: number;
      readonly legends: number;
    };
