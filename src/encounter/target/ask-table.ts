import type { Said } from '../../basics/said';
import type { TargetRule } from '../../stage/steps';
import { enemyOf, friendOf, kindOf, nameOf } from '../facts/select';
import type { TargetFrame } from '../model/frame';
import type { About, Question } from '../model/question';
import type { Friend, Id, State } from '../model/state';
import { pick, yesNo } from '../run/pick';
import { type Run, top } from '../run/run';
import { breakerFor } from '../run/scene';
import { say } from '../says/asks';
import { settleTarget } from './keep-target';
import { amongFor, isMinion } from './order';

/**
 * No places are kept: the rules of TG-3 and TG-5 in their order, each a short question about those it leaves
 * (OWN-131).
 */
export function byTable(
  run: Run,
  frame: TargetFrame,
  { words, named, among }: { words: readonly TargetRule[]; named: readonly Id[]; among: readonly Friend[] },
) {
  const all = among.map(one => one.id);
  const only = all[0];
  if (only === undefined) return settleTarget(run, frame, null, false, []);
  const by = named.length > 0 ? ['named'] : [];
  // In reach or not, it is the one that there is; whether the attack goes ahead is asked when it comes to that (TG-7).
  if (all.length === 1) return settleTarget(run, frame, only, false, named.length > 0 ? by : ['closest']);
  if (named.length === 0) return top(run, { ...frame, by, step: 'closest', tied: all });
  if (!words.some(one => one.rule === 'furthest'))
    return top(run, { ...frame, by, step: 'closest', tied: named });
  // OWN-169: of those who tie as the furthest none is closer than another; only reach still drops somebody.
  if (reachesAll(run.state, frame)) return narrowed(run, { ...frame, by, inReach: true }, named);
  top(run, { ...frame, by, step: 'level', tied: named });
}

/** Any range and no sight asked: nobody is out of its reach (TG-2); a minion needs sight for its choice (TG-5). */
const reachesAll = (state: State, { actor, attack, range, noSight }: TargetFrame): boolean =>
  attack && range >= 99 && noSight === true && !isMinion(state, actor);

/** What is asked now, of those who are still there. */
export function askTable(state: State, frame: TargetFrame): Question | null {
  const { actor } = frame;
  // OWN-171: an enemy that the table has put down turns on nobody.
  if (!enemyOf(state, actor)?.present) return null;
  const by = nameOf(state, actor);
  const minion = isMinion(state, actor);
  const options = there(state, frame.tied);
  const among = options.map(one => one.label);
  const about: About = {
    actor,
    move: frame.move,
    range: frame.range >= 99 ? 'any' : frame.range,
    attack: frame.attack,
    sight: !frame.noSight,
    minion,
    targets: options.map(one => one.id),
  };
  switch (frame.step) {
    case 'begin':
      return null;
    case 'breaker': {
      const breaker = breakerFor(state, actor);
      if (breaker === null || friendOf(state, breaker)?.presence !== 'standing') return null;
      return canReach(state, frame, breaker, about);
    }
    case 'named': {
      if (options.length === 0) return null;
      const rules = frame.asked ? [frame.asked] : frame.rules;
      const rolled = frame.asked?.rule === 'random';
      const fits = rolled ? ([1, 1] as const) : ([0, options.length] as const);
      if (rolled)
        return pick('fits', say('ask.fits-random', { among }), actor, options, fits, { ...about, rules });
      return pick('fits', whoFits(rules), actor, options, fits, { ...about, rules });
    }
    case 'level': {
      const [first, ...others] = options;
      if (!first) return null;
      if (others.length === 0 && !minion) return canReach(state, frame, first.id, about);
      const text = minion
        ? say('ask.which-in-sight', { by, among })
        : say('ask.which-in-reach', { by, among, ...reach(frame) });
      return pick('reach', text, actor, options, [0, options.length], about);
    }
    case 'closest': {
      if (options.length === 0) return null;
      const first = options[0];
      if (options.length === 1 && first && !minion) return canReach(state, frame, first.id, about);
      const text = minion
        ? say('ask.closest-in-sight', { by })
        : say('ask.closest-in-reach', { by, ...reach(frame) });
      return pick('closest', text, actor, options, [0, options.length], about);
    }
    case 'toward': {
      const text = say('ask.closest-of-all', { by, missing: minion ? 'sight' : 'reach' });
      return pick('toward', text, actor, options, [Math.min(1, options.length), options.length], about);
    }
    case 'mob': {
      const text = say('ask.next-to-mob', { among });
      return pick('mob', text, actor, options, [0, options.length], about);
    }
    case 'north':
      return pick('north', say('ask.furthest-north', { among }), actor, options, [1, 1], about);
  }
}

/** What the table is asked about the card's words. */
function whoFits(rules: readonly TargetRule[]): Said {
  const [rule] = rules;
  if (!rule || rules.length > 1) return say('ask.fits-card');
  switch (rule.rule) {
    case 'closest':
      return say('ask.fits-closest');
    case 'furthest':
      return say('ask.fits-furthest');
    case 'inArc':
      return say('ask.fits-in-arc', { arc: rule.arc });
    case 'adjacent':
      return say('ask.fits-adjacent');
    case 'players':
      return rule.text ? say('ask.fits', { words: rule.text }) : say('ask.fits-card');
    default:
      return say('ask.fits-card');
  }
}

const there = (state: State, ids: readonly Id[]): readonly { readonly id: Id; readonly label: string }[] =>
  ids
    .filter(id => friendOf(state, id)?.presence === 'standing')
    .map(id => ({ id, label: nameOf(state, id) }));

const canReach = (state: State, frame: TargetFrame, id: Id, about: About): Question =>
  pick(
    'reach',
    say('ask.can-reach', { by: nameOf(state, frame.actor), target: nameOf(state, id), ...reach(frame) }),
    frame.actor,
    yesNo,
    [1, 1],
    { ...about, target: id, targets: [id] },
  );

const reach = ({ move, range, attack, noSight }: TargetFrame) => ({
  move,
  range: range >= 99 ? null : range,
  attack,
  sight: !noSight,
});

/** The table's answer, and the next rule for those whom it leaves. */
export function tableSays(run: Run, frame: TargetFrame, ids: readonly Id[]): null {
  const yes = ids[0] === 'yes';
  switch (frame.step) {
    case 'begin':
      break;
    case 'breaker':
      if (yes) settleTarget(run, frame, breakerFor(run.state, frame.actor), true, ['reaction']);
      else top(run, { ...frame, step: 'named', tied: [] });
      break;
    case 'named':
      if (frame.asked?.rule === 'random') tellsRolled(run, ids);
      top(run, { ...frame, fits: ids, step: 'named', tied: [] });
      break;
    case 'level':
    case 'closest': {
      const found = ids[0] === 'yes' || ids[0] === 'no' ? (yes ? frame.tied : []) : ids;
      if (found.length === 0) none(run, frame);
      else if (frame.step === 'level') narrowed(run, { ...frame, inReach: true }, found);
      else narrowed(run, { ...decided(frame, 'closest', found), inReach: true }, found);
      break;
    }
    case 'toward':
      narrowed(run, { ...frame, inReach: false }, ids);
      break;
    case 'mob': {
      const found = ids.length > 0 ? ids : frame.tied;
      narrowed(run, decided(frame, 'mob', found), found);
      break;
    }
    case 'north':
      chosen(run, decided(frame, 'north', ids), ids[0] ?? null);
      break;
  }
  return null;
}

/** OWN-208: what the table's own die said is told as any other roll; the app's has not been touched. */
function tellsRolled(run: Run, ids: readonly Id[]): void {
  for (const id of ids)
    run.emit({ type: 'rolled', what: 'random', result: nameOf(run.state, id), stream: null });
}

/** Of those who fit nobody is in reach: the closest of all others (TG-4), then only toward somebody (TG-3 (6)). */
function none(run: Run, { by: _, ...frame }: TargetFrame) {
  // TG-3 (3) and (6) speak of Oathsworn, whomever the card names.
  const all = amongFor(run.state, frame.actor, 'oathsworn').map(one => one.id);
  if (all.length === 0) return settleTarget(run, frame, null, false, []);
  if (all.some(id => !frame.tied.includes(id))) return top(run, { ...frame, step: 'closest', tied: all });
  // OWN-169: all are equally far, and so none is closer than another.
  if (frame.step === 'level') return narrowed(run, { ...frame, inReach: false }, all);
  top(run, { ...frame, step: 'toward', tied: all });
}

/** OWN-62: a rule is told if it left fewer. */
const decided = (frame: TargetFrame, rule: string, left: readonly Id[]): TargetFrame =>
  left.length < frame.tied.length ? { ...frame, by: [...(frame.by ?? []), rule] } : frame;

/** TG-3 (4), then (5), or North then West where nobody asks (TM-7). */
function narrowed(run: Run, frame: TargetFrame, ids: readonly Id[]) {
  if (ids.length < 2) return chosen(run, frame, ids[0] ?? null);
  const asked = frame.step === 'mob' || !inMob(run.state, frame.actor);
  top(run, { ...frame, step: asked ? 'north' : 'mob', tied: ids });
}

/** The enemy belongs to a Mob, and another member of a Mob is present. */
const inMob = (state: State, actor: Id): boolean => {
  const mob = state.enemies.filter(one => one.present && kindOf(state, one)?.mob).map(one => one.id);
  return mob.includes(actor) && mob.length > 1;
};

function chosen(run: Run, frame: TargetFrame, id: Id | null): void {
  const reached = frame.inReach === true;
  const rules = id === null ? [] : [...(reached ? [] : ['toward']), ...(frame.by ?? [])];
  // Of a minion only sight was asked (TG-5): whether its attack goes ahead is asked after its move.
  settleTarget(run, frame, id, reached && !isMinion(run.state, frame.actor), rules);
}
