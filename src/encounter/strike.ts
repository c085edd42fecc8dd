import type { Color } from '../might/cards';
import type { Id } from './things';

/** How an Oathsworn strikes; what is absent is not used. */
export interface Strike {
  /** Where the app knows more than one enemy; several for an area or a chain, in order. */
  readonly targets: readonly Id[];
  readonly white?: number;
  readonly dice?: { readonly [C in Color]?: number };
  /** Single steps of Empower by the colours they start from (MT-7). */
  readonly empower?: { readonly [C in Color]?: number };
  readonly empowered?: number;
  readonly lethality?: number;
  readonly tokens?: number;
  readonly redraws?: number;
  readonly bonus?: number;
  readonly range?: number;
  readonly unarmed?: boolean;
  readonly chain?: boolean;
  readonly cost?: number;
  /** The die that the table has chosen already. */
  readonly die?: Id;
  /** HP to be knocked back. */
  readonly knockback?: number;
}
