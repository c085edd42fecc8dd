import { chooseTarget } from '../../board/choose';
import { enemyOf, friendOf, isBoss, kindOf, nameOf } from '../find';
import type { TargetFrame } from '../frame';
import { mayBeTargeted, whoFits } from '../named';
import { boardOf, placed } from '../positions';
import type { Question } from '../question';
import { emit, note, pop, type Run, top } from '../run';
import { breakerFor, scopeOf, setScope } from '../scene';
import type { Friend, Id, State } from '../state';
import type { Why } from '../why';
import { type Handler, wrongAnswer } from './handler';
import { pick, picked } from './pick';

/** Whom an enemy turns on: by the board where places are known (TG), else by short questions to the table. */
export const target: Handler<TargetFrame> = {
  question: (state, frame) => ask(state, frame),
  answer: (run, frame, answer) => {
    const ids = picked(ask(run.state, frame), answer);
    if (!ids) return wrongAnswer();
    const first = ids[0];
    switch (frame.step) {
      case 'begin':
        return null;
      case 'breaker':
        if (first === 'yes') settled(run, frame, breakerFor(run.state, frame.actor), true, ['reaction']);
        else top(run, { ...frame, step: 'named' });
        return null;
      case 'named':
        top(run, { ...frame, fits: ids, step: 'begin' });
        return null;
      case 'closest':
        return narrowed(run, frame, ids, true);
      case 'toward':
        return narrowed(run, frame, ids, false);
    }
  },
  go: (run, frame) => {
    if (frame.step === 'breaker') return top(run, { ...frame, step: 'named' });
    const enemy = enemyOf(run.state, frame.actor);
    const kind = enemy && kindOf(run.state, enemy);
    if (!enemy || !kind) return pop(run);
    const minion = !isBoss(run.state, enemy);
    const among = mayBeTargeted(run.state, minion ? 'company' : frame.among);
    const taunter = among.find(one => one.id === run.state.taunt?.by)?.id;
    if (taunter !== undefined && !placed(run.state, [frame.actor, taunter]))
      return settled(run, frame, taunter, true, ['taunt']);
    const rules = frame.rules.length > 0 ? frame.rules : (kind.targets ?? []);
    // Closest is what the rules do anyway (TG-3).
    const words = rules.filter(rule => rule.rule !== 'closest');
    const fit = frame.fits ? { ids: frame.fits } : whoFits(run, frame.actor, words, among);
    if ('ask' in fit) return asks(run, frame, fit);
    const named = words.length > 0 ? fit.ids : [];
    if (placed(run.state, [frame.actor, ...among.map(one => one.id)]))
      return byBoard(run, frame, named, taunter, among, minion);
    byTable(run, frame, named, among, minion);
  },
};

function asks(run: Run, frame: TargetFrame, fit: { readonly ask: string; readonly from: readonly Id[] }) {
  top(run, { ...frame, step: 'named', tied: fit.from });
}

function byBoard(
  run: Run,
  frame: TargetFrame,
  named: readonly Id[],
  taunter: Id | undefined,
  among: readonly Friend[],
  minion: boolean,
) {
  const { state } = run;
  const breaker = minion ? null : breakerFor(state, frame.actor);
  const onBoard = (id: Id): boolean => boardOf(state).characters.some(one => one.id === id);
  const choice = chooseTarget(boardOf(state), {
    actor: frame.actor,
    move: frame.move,
    range: frame.range,
    attack: frame.attack,
    named: named.filter(onBoard),
    excluded: state.friends
      .filter(one => onBoard(one.id) && !among.some(it => it.id === one.id))
      .map(one => one.id),
    ...(breaker !== null && onBoard(breaker) ? { breaker } : {}),
    ...(taunter === undefined ? {} : { taunter }),
  });
  const why: Why = {
    actor: frame.actor,
    target: choice.target,
    reachable: choice.reachable,
    rules: choice.why,
    candidates: choice.candidates.map(one => ({
      id: one.id,
      movement: one.movement,
      reachable: one.reachable,
      seen: one.sees,
      dropped: one.verdict === 'chosen' ? null : one.verdict,
    })),
    overruled: false,
  };
  emit(run, { type: 'why', why });
  keep(run, frame, choice.target, choice.reachable);
}

/** No places: the breaker first, then those who fit, then the closest (TG-3 in its order). */
function byTable(
  run: Run,
  frame: TargetFrame,
  named: readonly Id[],
  among: readonly Friend[],
  minion: boolean,
) {
  if (among.length === 0) return settled(run, frame, null, false, []);
  const breaker = minion ? null : breakerFor(run.state, frame.actor);
  if (frame.step === 'begin' && breaker !== null && among.some(one => one.id === breaker))
    return top(run, { ...frame, step: 'breaker' });
  const tied = named.length > 0 ? named : among.map(one => one.id);
  const only = tied[0];
  if (tied.length === 1 && only !== undefined && named.length === 1)
    return top(run, { ...frame, step: 'closest', tied });
  top(run, { ...frame, step: 'closest', tied });
}

function ask(state: State, frame: TargetFrame): Question | null {
  const name = nameOf(state, frame.actor);
  const there = frame.tied.filter(id => friendOf(state, id)?.presence === 'standing');
  const options = there.map(id => ({ id, label: nameOf(state, id) }));
  switch (frame.step) {
    case 'begin':
      return null;
    case 'breaker': {
      const breaker = breakerFor(state, frame.actor);
      if (breaker === null || friendOf(state, breaker)?.presence !== 'standing') return null;
      return pick('reach', `Can ${name} reach ${nameOf(state, breaker)} (${reach(frame)})?`, frame.actor, [
        { id: 'yes', label: 'Yes' },
        { id: 'no', label: 'No' },
      ]);
    }
    case 'named':
      if (options.length === 0) return null;
      return pick('fits', words(frame), frame.actor, options, [0, options.length]);
    case 'closest':
      return pick(
        'closest',
        `Who is closest to ${name} and can be reached (${reach(frame)})? Tap the most northern of those who tie; nobody if none can.`,
        frame.actor,
        options,
        [0, 1],
      );
    case 'toward':
      return pick(
        'closest',
        `Nobody is in reach. Toward whom does ${name} move?`,
        frame.actor,
        options,
        [0, 1],
      );
  }
}

const words = (frame: TargetFrame): string => {
  const text = frame.rules.map(rule => (rule.rule === 'players' ? (rule.text ?? '') : rule.rule)).join(', ');
  return `Who fits: ${text}? Tap all.`;
};

const reach = (frame: TargetFrame): string => {
  const range = frame.range >= 99 ? 'any range' : `range ${frame.range}`;
  return `move ${frame.move}, ${frame.attack ? `${range}, in sight` : 'without an attack'}`;
};

function narrowed(run: Run, frame: TargetFrame, ids: readonly Id[], reachable: boolean): null {
  const one = ids[0];
  if (one !== undefined) settled(run, frame, one, reachable, reachable ? ['closest'] : ['toward']);
  else if (!reachable) settled(run, frame, null, false, []);
  else {
    const minion = enemyOf(run.state, frame.actor);
    const all = mayBeTargeted(run.state, minion && !isBoss(run.state, minion) ? 'company' : frame.among).map(
      it => it.id,
    );
    // Of those who fit nobody is reachable: the closest of all others (TG-4), then only toward somebody.
    if (frame.tied.length < all.length) top(run, { ...frame, step: 'closest', tied: all });
    else top(run, { ...frame, step: 'toward', tied: all });
  }
  return null;
}

function settled(
  run: Run,
  frame: TargetFrame,
  id: Id | null,
  reachable: boolean,
  rules: readonly string[],
): void {
  emit(run, {
    type: 'why',
    why: { actor: frame.actor, target: id, reachable, rules, candidates: [], overruled: false },
  });
  keep(run, frame, id, reachable);
}

function keep(run: Run, frame: TargetFrame, id: Id | null, reachable: boolean): void {
  const scope = scopeOf(run.state, frame.actor);
  const earlier = scope.target === null ? scope.earlier : [...scope.earlier, scope.target];
  setScope(run, frame.actor, { chosen: true, target: id, earlier, reachable, moved: false, turned: false });
  note(run, 'target', `${nameOf(run.state, frame.actor)} targets ${nameOf(run.state, id)}.`);
  pop(run);
}
