import { phaseBegins } from '../battle/begin';
import { has } from '../battle/card';
import { regroup } from '../battle/regroup';
import { actingOrder } from '../npc/order';
import { armyOf, fighterOf, nextArmy } from './model';
import type { Run } from './run';
import { recharge } from './uses';

/** BP-3, BP-4, NF-2: a side's Attack Phase begins. */
export function beginPhase(run: Run, side: string): void {
  const army = armyOf(run.battle, side);
  run.put({ type: 'phaseBegan', army: side });
  recharge(run, side);
  run.log({ type: 'phaseBegan', army: army?.name ?? side, phase: run.battle.phase }, 'BP-1');
  const { ended, lost, dead, regained } = phaseBegins(
    run.battle.cards,
    side,
    new Map(Object.entries(run.battle.began)),
    run.battle.unharmed ?? false,
  );
  for (const id of ended) {
    run.put({ type: 'stateChanged', id, state: 'disabled', on: false });
    run.log({ type: 'freed', who: run.name(id) }, 'BP-3', id);
  }
  for (const [id, n] of lost) {
    const card = fighterOf(run.battle, id);
    if (card) run.put({ type: 'damaged', id, damage: card.damage + n });
    run.log({ type: 'drained', who: run.name(id), lost: n }, 'BP-4', id);
  }
  for (const id of dead) run.bury(id);
  for (const id of regained) {
    const card = fighterOf(run.battle, id);
    if (card && card.damage > 0) run.put({ type: 'healed', id, damage: card.damage - 1 });
    run.log({ type: 'recovered', who: run.name(id) }, 'SA-1', id);
  }
  if (run.battle.end) return;
  if (army?.npc)
    run.put({ type: 'orderFixed', order: actingOrder(run.battle.cards, side).map(({ id }) => id) });
}

/** RG-1: after each phase all cards come together; the next phase begins at once where they already do. */
export function endPhase(run: Run): void {
  if (run.settle()) return;
  // Without positions the table brings its cards together by itself.
  const slides = run.battle.light ? [] : regroup(run.battle.cards);
  if (slides.length > 0) {
    run.put({ type: 'regroupBegan', slides });
    return;
  }
  run.log({ type: 'regrouped' }, 'RG-1');
  nextPhase(run);
}

/** BP-1, EN-3: phases alternate, but for the first ones of NPCs that attack more than once. */
export function nextPhase(run: Run): void {
  const { acting, first } = run.battle;
  const again = first > 1 && armyOf(run.battle, acting)?.npc === true;
  if (again) run.put({ type: 'engagementPhaseSpent' });
  beginPhase(run, again ? acting : nextArmy(run.battle, acting).id);
}

/** SA-2, SA-4. */
export const isHeld = (run: Run, id: string): boolean => {
  const card = fighterOf(run.battle, id);
  return card === undefined || has(card, 'disabled') || has(card, 'frozen');
};
