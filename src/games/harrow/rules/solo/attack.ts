import { type Against, type Aim, strikeOf } from '../aims';
import { freshWitchTurn } from '../hester/model';
import type { Faction } from '../sides';
import { boardIn } from '../state/common';
import type { CubeCounts } from '../state/cubes';
import { drop } from '../state/drop';
import {
  bringBonus,
  carryOut,
  choiceOf,
  type NamedAim,
  type NamedPick,
  namedAim,
  outcomeOf,
} from '../state/fight';
import { attackedBy } from '../state/odds';
import { type Done, log, refused } from '../state/run';
import type { SoloGame } from './model';
import { say } from './says';
import { goTo, type SoloRun } from './solo-run';

/** SO-16: the pairs of hexes of an attack, the default first. */
export function pairsOf(game: SoloGame, side: Faction, card: string): readonly Aim[] {
  const face = game.cards.faces[card];
  return strikeOf(boardIn(game), side, face !== undefined && !face.special && face.hester).pairs;
}

const hasIcon = (game: SoloGame, card: string): boolean => {
  const face = game.cards.faces[card];
  return face !== undefined && !face.special && face.hester;
};

export const beginWitch = (run: SoloRun): void => goTo(run, { at: 'witch', turn: freshWitchTurn });

/** SO-16: who can attack after the areas; where nobody can it is Hester's turn. */
export function beginAttack(run: SoloRun, side: Faction, card: string): void {
  if (pairsOf(run.state, side, card).length > 0) {
    goTo(run, { at: 'attack', side, card });
    return;
  }
  log(run, 'SO-16', say('harrow.attack-none', { side, hester: hasIcon(run.state, card) }));
  beginWitch(run);
}

/** SO-16, AT-3: the pair is chosen, and the bonus cube comes. */
export function attackWith(
  run: SoloRun,
  side: Faction,
  card: string,
  wanted: { readonly from: string; readonly target: string; readonly against: Against },
): Done {
  const { names } = boardIn(run.state).map.grid;
  const found = pairsOf(run.state, side, card).find(
    aim =>
      names[aim.from] === wanted.from &&
      names[aim.target] === wanted.target &&
      aim.against === wanted.against,
  );
  if (!found) return refused('no-such-attack', 'SO-16', say('harrow.no-such-attack'));
  const aim = namedAim(run.state, found);
  const { from, target, against, attackers, defenders } = aim;
  log(
    run,
    'SO-16',
    say('harrow.attack-on', {
      side,
      from,
      target,
      against,
      attackers,
      defenders,
      hester: hasIcon(run.state, card),
    }),
    { way: [from, target] },
  );
  bringBonus(run, side, aim);
  goTo(run, { at: 'drop', side, aim });
  return undefined;
}

/** AT-4: what came out lies on the Battleground, and is spent. */
export function dropFor(run: SoloRun, side: Faction, aim: NamedAim, out: CubeCounts | undefined): Done {
  const before = run.state;
  const wrong = drop(run, out);
  if (wrong) return wrong;
  if (before.tale) run.emit({ type: 'attacked', ...attackedBy(before, run.state, side, aim) });
  return settle(run, side, aim, []);
}

/** AT-7, SO-17: on to the next choice, or all that came of it. */
export function settle(run: SoloRun, side: Faction, aim: NamedAim, given: readonly NamedPick[]): Done {
  let picks = given;
  for (;;) {
    const outcome = outcomeOf(run.state, 'solo', side, aim, picks);
    if (!outcome) {
      beginWitch(run);
      return undefined;
    }
    if (choiceOf(outcome, picks)) {
      goTo(run, { at: 'hits', side, aim, picks });
      return undefined;
    }
    if (picks.length < outcome.choices.length) {
      picks = [...picks, { push: null, haint: null }];
      continue;
    }
    carryOut(run, { mode: 'solo', side, aim, outcome });
    beginWitch(run);
    return undefined;
  }
}
