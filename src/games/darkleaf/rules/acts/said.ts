import { type Direction, OFF, type Square } from '../board/square';

/** What a player does after the roll. */
export const actions = ['journey', 'deed', 'leap', 'swap', 'retreat'] as const;
export type ActionKind = (typeof actions)[number];

export interface Part {
  readonly unit: Square;
  readonly to: Square;
  readonly dir?: Direction | undefined;
  readonly value: number;
}

export interface FlowChoice {
  readonly dir: Direction;
  readonly steps: number;
  readonly units: number;
}

/** An action as it is told; which of these are looked at depends on the action and the clan. */
export interface Action {
  readonly do: string;
  readonly unit: Square;
  readonly to: Square;
  readonly dir?: Direction | undefined;
  readonly hunt?: Square | undefined;
  readonly parts?: readonly Part[] | undefined;
  readonly metamorphic: boolean;
  readonly aura?: string | undefined;
  readonly flow?: FlowChoice | undefined;
  readonly place?: Square | undefined;
  readonly belay?: { readonly unit: Square; readonly to: Square } | undefined;
  readonly targets: readonly Square[];
  readonly into?: Square | undefined;
  readonly places: readonly Square[];
  readonly seed: boolean;
  readonly with?: Square | undefined;
}

/** An action of a unit with nothing else chosen. */
export const plainAction = (kind: ActionKind, unit: Square, choices: Partial<Action> = {}): Action => ({
  ...{ do: kind, unit, to: OFF, metamorphic: false, targets: [], places: [], seed: false },
  ...choices,
});
