import { cubeOfSide } from '../sides';
import { say } from '../solo/says';
import { type CubeCounts, countOf } from '../state/cubes';
import { drop } from '../state/drop';
import { type Done, log, refused } from '../state/run';
import type { Of } from './commands';
import { moreOf, type SideTurn } from './model';
import { notNow, type PairRun, stay, withMore } from './pair-run';
import { sayPair } from './says';
import { carrySelf, carryWay } from './steps/carry';
import type { Step, StepWay } from './steps/model';
import { stepWays } from './steps/ways';
import { actorOf } from './steps/where';
import type { Acting, ActingOf } from './things';

const ruleOf: Readonly<Record<ActingOf, string>> = {
  track: 'LG-1',
  power: 'LG-7',
  card: 'CD-1',
  tile: 'JR-5',
  upgrade: 'FA-3',
};

/** CD-1: steps begin; what needs no choice is done at once. */
export function beginActing(
  run: PairRun,
  turn: SideTurn,
  of: ActingOf,
  name: string,
  steps: readonly Step[],
): void {
  goOn(run, withMore(turn, { acting: { of, name, steps, step: 0, done: 0, mark: null } }));
}

const nextStep = (turn: SideTurn): SideTurn => {
  const { acting } = moreOf(turn);
  return acting ? withMore(turn, { acting: { ...acting, step: acting.step + 1, done: 0 } }) : turn;
};

/** On until somebody must choose, read a note or shake the Tree. */
function goOn(run: PairRun, from: SideTurn): void {
  let turn = from;
  for (;;) {
    const { acting } = moreOf(turn);
    const step = acting?.steps[acting.step];
    if (!acting || !step) break;
    const done = carrySelf(run, turn, step);
    if (done) {
      turn = nextStep(done);
      continue;
    }
    if (step.do === 'note' || step.do === 'tree') break;
    if (stepWays(actorOf(run.state, turn.side, acting), step).length > 0) break;
    if (acting.done === 0) log(run, ruleOf[acting.of], sayPair('harrow.nothing-legal'));
    turn = nextStep(turn);
  }
  const { acting } = moreOf(turn);
  stay(run, acting && !acting.steps[acting.step] ? withMore(turn, { acting: null }) : turn);
}

/** LG-3, LG-4: the hex that later spaces of the track speak of. */
const markAfter = (acting: Acting, step: Step, at: string): string | null =>
  (step.do === 'put' && step.what === 'storm') || (step.do === 'shift' && step.what === 'townsfolk')
    ? at
    : acting.mark;

/** CD-1: a step is done, or left out. */
export function doStep(run: PairRun, turn: SideTurn, { from, at, unit, kind }: Of<'step'>): Done {
  const { acting } = moreOf(turn);
  const step = acting?.steps[acting.step];
  if (!acting || !step) return refused('no-card-step', 'CD-1', say('harrow.no-such-card-step'));
  if (at === undefined) {
    if (step.do === 'tree') return leaveRest(run, turn);
    goOn(run, nextStep(turn));
    return undefined;
  }
  const fits = (way: StepWay): boolean =>
    way.at === at && way.from === (from ?? null) && (unit === undefined || way.unit === unit);
  const way = stepWays(actorOf(run.state, turn.side, acting), step).find(fits);
  if (!way) return refused('not-here', ruleOf[acting.of], say('harrow.not-here', { at }));
  const after = carryWay(run, turn, step, way, kind);
  const marked = withMore(after, {
    acting: { ...acting, mark: markAfter(acting, step, at), done: acting.done + 1 },
  });
  const times = 'times' in step ? (step.times ?? 1) : 1;
  goOn(run, acting.done + 1 < times ? marked : nextStep(marked));
  return undefined;
}

function leaveRest(run: PairRun, turn: SideTurn): Done {
  stay(run, withMore(turn, { acting: null }));
  return undefined;
}

/** HE-15, LG-7: the Tree in the midst of a power; with too few own cubes out the rest is left out. */
export function dropInPower(run: PairRun, turn: SideTurn, out: CubeCounts | undefined): Done {
  const { acting } = moreOf(turn);
  const step = acting?.steps[acting.step];
  if (step?.do !== 'tree') return notNow;
  const wrong = drop(run, out);
  if (wrong) return wrong;
  if (countOf(run.state.ground, cubeOfSide[turn.side]) >= step.need) goOn(run, nextStep(turn));
  else {
    log(run, 'LG-7', sayPair('harrow.too-few-out', { need: step.need }));
    return leaveRest(run, turn);
  }
  return undefined;
}
