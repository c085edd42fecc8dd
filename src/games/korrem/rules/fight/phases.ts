import { phaseBegins } from '../battle/begin';
import { has } from '../battle/card';
import { regroup } from '../battle/regroup';
import { actingOrder } from '../npc/order';
import { armyOf, fighterOf, nextArmy } from './model';
import type { Run } from './run';
import { recharge } from './uses';

/** BP-3, BP-4, NF-2: a side's Attack Phase begins. */
export function beginPhase(run: Run, side: string): void {
  const army = armyOf(run.state, side);
  run.emit({ type: 'phaseBegan', army: side });
  recharge(run, side);
  run.log({ type: 'phaseBegan', army: army?.name ?? side, phase: run.state.phase }, 'BP-1');
  const { ended, lost, dead, regained } = phaseBegins(
    run.state.cards,
    side,
    new Map(Object.entries(run.state.began)),
    run.state.unharmed ?? false,
  );
  for (const id of ended) {
    run.emit({ type: 'stateChanged', id, state: 'disabled', on: false });
    run.log({ type: 'freed', who: run.name(id) }, 'BP-3', id);
  }
  for (const [id, n] of lost) {
    const card = fighterOf(run.state, id);
    if (card) run.emit({ type: 'damaged', id, damage: card.damage + n });
    run.log({ type: 'drained', who: run.name(id), lost: n }, 'BP-4', id);
  }
  for (const id of dead) run.bury(id);
  for (const id of regained) {
    const card = fighterOf(run.state, id);
    if (card && card.damage > 0) run.emit({ type: 'healed', id, damage: card.damage - 1 });
    run.log({ type: 'recovered', who: run.name(id) }, 'SA-1', id);
  }
  if (run.state.end) return;
  if (army?.npc)
    run.emit({ type: 'orderFixed', order: actingOrder(run.state.cards, side).map(({ id }) => id) });
}

/** RG-1: after each phase all cards come together; the next phase begins at once where they already do. */
export function endPhase(run: Run): void {
  if (run.settle()) return;
  // Without positions the table brings its cards together by itself.
  const slides = run.state.light ? [] : regroup(run.state.cards);
  if (slides.length > 0) {
    run.emit({ type: 'regroupBegan', slides });
    return;
  }
  run.log({ type: 'regrouped' }, 'RG-1');
  nextPhase(run);
}

/** BP-1, EN-3: phases alternate, but for the first ones of NPCs that attack more than once. */
export function nextPhase(run: Run): void {
  const { acting, first } = run.state;
  const again = first > 1 && armyOf(run.state, acting)?.npc === true;
  if (again) run.emit({ type: 'engagementPhaseSpent' });
  beginPhase(run, again ? acting : nextArmy(run.state, acting).id);
}

/** SA-2, SA-4. */
export const isHeld = (run: Run, id: string): boolean => {
  const card = fighterOf(run.state, id);
  return card === undefined || has(card, 'disabled') || has(card, 'frozen');
};
