import { publicEnemyAttack } from '../might/public';
import { type RemainingByColor, remainingIn } from '../might/remaining';
import type { StageDeck } from '../stage/deck';
import type { BlowFrame, Frame } from './frame';
import type { State } from './state';

type Hidden = 'might' | 'direction' | 'random' | 'stage' | 'frames' | 'encounter';

export type PublicFrame =
  | Exclude<Frame, BlowFrame>
  | (Omit<BlowFrame, 'flow'> & { readonly flow: ReturnType<typeof publicEnemyAttack> | null });

/** The fight as anybody at the table may know it: no order of any deck, no face that is down, no stream. */
export interface PublicView extends Omit<State, Hidden> {
  readonly might: { readonly oathsworn: RemainingByColor; readonly enemy: RemainingByColor };
  readonly stageDeck: Omit<StageDeck, 'deck' | 'stream' | 'stages'> & {
    /** How many of each stage are left, the one that lies face up included. */
    readonly left: readonly [number, number, number];
    readonly faceUp: string | null;
  };
  readonly frames: readonly PublicFrame[];
  readonly name: string;
}

export function publicView(state: State): PublicView {
  const { might, direction: _d, random: _r, stage, frames, encounter, ...rest } = state;
  const { deck, stream: _s, stages, ...shown } = stage;
  const of = (n: 1 | 2 | 3): number => deck.filter(id => (stages[id] ?? Number(id.slice(1))) === n).length;
  const hidden = frames.flatMap(frame =>
    frame.frame === 'blow' && frame.flow && frame.flow.step === 'hidden' ? frame.flow.pieces : [],
  );
  return {
    ...rest,
    name: encounter.name,
    might: { oathsworn: remainingIn(might.oathsworn), enemy: remainingIn(might.enemy, hidden) },
    stageDeck: { ...shown, left: [of(1), of(2), of(3)], faceUp: stage.up ? (deck[0] ?? null) : null },
    frames: frames.map(frame =>
      frame.frame === 'blow' ? { ...frame, flow: frame.flow && publicEnemyAttack(frame.flow) } : frame,
    ),
  };
}
