import type { State } from '../../encounter/model/state';
import { type RemainingByColor, remainingIn } from '../../might/remaining';
import type { StageCard } from '../../stage/card';
import { isBlankSlip, leftByStage } from '../../stage/deck';
import type { Stage } from '../../stage/steps';
import { type UnderWay, underWay } from './under-way';

/** What everybody sees of the stage deck: the face-up card, how many lie under it, what was discarded. */
export interface PublicStage {
  readonly stage: Stage;
  readonly paper: boolean;
  readonly up: boolean;
  /** The stage of the top card: stages lie in order, so how many are left of each tells it. */
  readonly top: Stage;
  /** Its steps and label, where the app knows which card lies face up. */
  readonly face: StageCard | null;
  readonly left: { readonly [stage in Stage]: number };
  readonly discard: readonly string[];
  readonly kept: readonly string[];
  readonly drawn: readonly string[];
}

/** Decks and generators tell what is hidden; agenda, frames and scene are how the rules keep their place. */
type Hidden = 'might' | 'direction' | 'random' | 'stage' | 'agenda' | 'frames' | 'scene';

/** What a screen may see of a fight: no order of any deck, no generator, no hidden draw. */
export type FightView = Omit<State, Hidden> & {
  readonly stage: PublicStage;
  readonly underWay: UnderWay;
  readonly left: { readonly oathsworn: RemainingByColor; readonly enemy: RemainingByColor };
};

function publicStage({ stage, encounter }: State): PublicStage {
  const top = stage.deck[0];
  const left = leftByStage(stage);
  const known = stage.up && top !== undefined && !isBlankSlip(top);
  return {
    stage: stage.stage,
    paper: stage.paper,
    up: stage.up,
    top: ([1, 2, 3] as const).find(one => left[one] > 0) ?? stage.stage,
    face: known ? (encounter.cards.find(card => card.id === top) ?? null) : null,
    left,
    discard: stage.discard,
    kept: stage.kept,
    drawn: stage.drawn,
  };
}

/** The remaining cards, sorted: their order in the deck stays hidden. */
function unordered(left: RemainingByColor): RemainingByColor {
  const of = (color: keyof RemainingByColor) => ({
    blanks: left[color].blanks,
    plain: left[color].plain.toSorted((a, b) => a - b),
    criticals: left[color].criticals.toSorted((a, b) => a - b),
  });
  return { white: of('white'), yellow: of('yellow'), red: of('red'), black: of('black') };
}

export function publicView(state: State): FightView {
  const { might, direction: _, random: __, stage: ___, agenda: ____, frames, scene: _____, ...open } = state;
  const hidden = frames.flatMap(frame =>
    frame.frame === 'blow' && frame.flow?.step === 'hidden' ? frame.flow.pieces : [],
  );
  return {
    ...open,
    stage: publicStage(state),
    underWay: underWay(state),
    left: {
      oathsworn: unordered(remainingIn(might.oathsworn)),
      enemy: unordered(remainingIn(might.enemy, hidden)),
    },
  };
}
