import { act } from '../acts/act';
import type { Outcome } from '../acts/outcome';
import type { Action } from '../acts/said';
import { clanOf, isRoyal, type Position, unitsThat } from '../board/position';
import type { Square } from '../board/square';
import { morphsOf } from '../deeds/deeds';
import type { Taken, Turn } from './state';
import type { WiboStage } from './told';

const sameTargets = (a: readonly Square[], b: readonly Square[]): boolean =>
  [...a].sort((x, y) => x - y).join() === [...b].sort((x, y) => x - y).join();

/** WB-2: what may be done in each part of Wibo's turn. */
function wiboFits(wibo: WiboStage, action: Action): boolean {
  switch (wibo.at) {
    case 'journey':
      return action.do === 'journey' || action.do === 'swap';
    case 'morph': {
      if (action.do !== 'deed' || action.unit !== wibo.unit || action.seed !== wibo.seed) return false;
      return wibo.seed || (wibo.named !== null && sameTargets(wibo.named, action.targets));
    }
    case 'retreat': {
      if (action.do !== 'retreat') return false;
      return action.with === undefined
        ? action.unit === wibo.pawn
        : action.unit === wibo.unit && action.with === wibo.pawn;
    }
  }
}

/** TU-6: whether an action is what was declared or named. */
function fits({ position, side, intent, wibo }: Turn, action: Action): boolean {
  if (clanOf(position, side) === 'wibo') return wiboFits(wibo, action);
  switch (intent.does) {
    case 'anything':
      return true;
    case 'journey':
      return action.do === 'journey';
    case 'deed':
      return (
        action.do === 'deed' && action.unit === intent.unit && sameTargets(action.targets, intent.targets)
      );
  }
}

/** WB-5: the pawn that came of a Morph of one target, no royal. */
function newPawn(before: Position, after: Position, turn: Turn, { targets }: Action): Square | undefined {
  const [target] = targets;
  const was = target === undefined ? undefined : before.units.get(target);
  if (targets.length !== 1 || !was || isRoyal(was)) return undefined;
  return unitsThat(after, (unit, at) => {
    const stood = before.units.get(at);
    return unit.side === turn.side && unit.kind === 'pawn' && stood?.side !== turn.side;
  })[0]?.at;
}

/** WB-2: what comes after an action of Wibo. */
function wiboNext(turn: Turn, after: Position, action: Action): Pick<Turn, 'phase' | 'wibo'> {
  const { wibo, position, side } = turn;
  const over = { phase: 'slot' as const, wibo };
  switch (wibo.at) {
    case 'journey': {
      const unit = action.do === 'swap' ? action.with : action.to;
      if (unit === undefined || morphsOf(after, side, unit).length === 0) return over;
      return { phase: 'choice', wibo: { at: 'morph', unit, named: null, seed: false } };
    }
    case 'morph': {
      const pawn = newPawn(position, after, turn, action);
      if (pawn === undefined) return over;
      return { phase: 'choice', wibo: { at: 'retreat', unit: wibo.unit, pawn } };
    }
    case 'retreat':
      return over;
  }
}

function after(turn: Turn, action: Action, outcome: Extract<Outcome, { ok: true }>): Turn {
  const { course } = outcome;
  const { players, units, reclaimed, gardens } = course;
  const position: Position = { players, units, reclaimed, gardens };
  const clan = clanOf(position, turn.side);
  const next = { ...turn, position, winner: course.winner };
  if (clan === 'wibo') return { ...next, ...wiboNext(turn, position, action) };
  if (clan === 'hexen') return { ...next, phase: 'choice', journeyed: action.to };
  return { ...next, phase: 'slot' };
}

/** TU-6: one action after the roll, or the Morph of a Starter Seed. */
export function execute(turn: Turn, action: Action): Taken {
  const { phase, wibo, position, side, bone, spent } = turn;
  const seeds = phase === 'choice' && wibo.at === 'morph' && wibo.seed;
  if ((phase !== 'execute' && !seeds) || !bone) return 'phase';
  if (!fits(turn, action)) return 'intent';
  if (action.metamorphic && !spent.has('metamorphic')) return 'relic';
  const outcome = act(position, side, bone.value, action);
  return outcome.ok ? after(turn, action, outcome) : outcome.refused;
}

/** TU-6: no journey, or no retreat; a deed that was declared is carried out. */
export function pass(turn: Turn): Taken {
  const { phase, intent, wibo, position, side } = turn;
  if (phase !== 'execute') return 'phase';
  if (intent.does === 'deed' || wibo.at === 'morph') return 'intent';
  return { ...turn, phase: clanOf(position, side) === 'hexen' ? 'choice' : 'slot' };
}
