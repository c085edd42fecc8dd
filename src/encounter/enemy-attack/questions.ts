import type { EnemyAttack } from '../../might/enemy';
import type { Pool } from '../../might/pieces';
import { publicEnemyAttack } from '../../might/public';
import { rangeOf } from '../facts/lookahead';
import { nameOf, namesOf } from '../facts/select';
import type { EnemyAttackFrame } from '../model/frame';
import type { Play, Question } from '../model/question';
import type { Id, State } from '../model/state';
import { pick, yesNo } from '../run/pick';
import { say } from '../says/asks';
import { playsIn } from '../windows/windows';
import { defenders } from './defenders';
import { settledAnew, stillIn } from './settle';
import { weakened } from './weakened';

/** What an enemy's attack waits for: who is struck, the windows before and after the draw, defense, real cards. */
export function askEnemyAttack(state: State, frame: EnemyAttackFrame): Question | null {
  const { flow, step } = frame;
  const now = stillIn(state, frame);
  const actor = now.attackers[0];
  // FT-5: with nobody left on one side the attack goes on without a question, and falls away.
  if (actor === undefined || now.targets.length === 0) return null;
  if (step === 'whom') return askWhom(state, { ...frame, ...now }, actor);
  if (!flow || settledAnew(state, frame)) return null;
  switch (step) {
    case 'before':
      return askBefore(state, frame, actor);
    case 'defend':
      return (
        askDefense(state, frame, []) ??
        (flow.setup.source === 'app' ? null : askTap(state, frame, flow.pool, actor))
      );
    case 'after':
      return askAfter(state, frame, flow);
    default:
      return null;
  }
}

function askWhom(state: State, frame: EnemyAttackFrame, actor: Id): Question | null {
  const options = frame.targets.map(id => ({ id, label: nameOf(state, id) }));
  if (options.length === 0) return null;
  const name = nameOf(state, actor);
  const about = {
    actor,
    targets: frame.targets,
    sight: !frame.attack.noSight,
    range: frame.attack.range ?? rangeOf(frame.attack),
  };
  switch (frame.asks) {
    case 'reach': {
      const text = say('ask.in-reach', { targets: namesOf(state, frame.targets), by: name });
      return pick('reach', text, actor, yesNo, [1, 1], about);
    }
    case 'anyway': {
      const text = say('ask.strikes-anyway', { targets: namesOf(state, frame.targets), by: name });
      return pick('reach', text, actor, yesNo, [1, 1], about);
    }
    case 'attackers': {
      const mob = frame.attackers.map(id => ({ id, label: nameOf(state, id) }));
      const text = say('ask.attackers-in-reach', { targets: namesOf(state, frame.targets) });
      return pick('attackers', text, actor, mob, [0, mob.length], about);
    }
    case 'hit': {
      const { area, at } = frame.attack;
      const shape = area ? { ...about, kind: area.area } : about;
      const most = area?.area === 'chain' ? area.max : options.length;
      const plain = say(area?.area === 'chain' ? 'ask.whom-hits-in-order' : 'ask.whom-hits', { by: name });
      // The card's own words say best whom it means.
      const text = (at?.who === 'players' ? at.text : undefined) ?? plain;
      return pick('hit', text, actor, options, [0, most], shape);
    }
  }
}

/**
 * EA-1: "before damage is drawn". Who may also defend with a card is asked both at once: the cards of the draw would
 * lie face down, so nothing is known any earlier. They are drawn with the answer (OWN-125).
 */
function askBefore(state: State, frame: EnemyAttackFrame, actor: Id): Question | null {
  const plays = playsIn(state, 'beforeDamage');
  if (frame.defended || (plays.length === 0 && state.settings.windows !== 'all')) return null;
  return (
    askDefense(state, frame, plays) ?? {
      ask: 'go',
      topic: 'window',
      sentence: say('ask.interrupt-before-draw', {
        by: namesOf(state, frame.attackers),
        targets: namesOf(state, frame.targets),
      }),
      who: actor,
      window: 'beforeDamage',
      task: 'text',
      about: { actor, targets: frame.targets },
      plays,
      takes: ['go', 'might'],
    }
  );
}

function askDefense(state: State, frame: EnemyAttackFrame, plays: readonly Play[]): Question | null {
  const { flow } = frame;
  if (!flow || frame.defended) return null;
  const there = defenders(state, frame);
  const open = there.filter(one => flow.cards[one.who] === undefined && (one.plus || one.cards.length > 0));
  if (open.length === 0 && (state.settings.windows !== 'all' || frame.step === 'before')) return null;
  return {
    ask: 'defend',
    sentence: say('ask.defense', {
      by: namesOf(state, frame.attackers),
      targets: there.map(one => one.name),
      cards: open.length > 0,
    }),
    attackers: frame.attackers,
    defenders: there,
    draw: publicEnemyAttack(flow),
    weakened: weakened(state, frame),
    plays,
    takes: ['defend', 'might'],
  };
}

/** The table keeps its own cards, and wants to be asked for them. */
const askedAlways = ({ settings }: State): boolean =>
  settings.company === 'light' && settings.windows === 'all';

/** OWN-212: the app drew, and what could answer it lies on the table: nobody has seen the draw before. */
const waits = ({ settings }: State, { setup }: EnemyAttack): boolean =>
  settings.company === 'light' && settings.waits === true && setup.source === 'app';

const askTap = (state: State, frame: EnemyAttackFrame, pool: Pool, actor: Id): Question => ({
  ask: 'tap',
  sentence: say('ask.what-shows', { by: namesOf(state, frame.attackers) }),
  side: 'enemy',
  who: actor,
  pool,
  weakened: weakened(state, frame),
  takes: frame.defended ? ['might', 'total'] : ['might', 'total', 'defend'],
});

/**
 * EA-1, EA-6: "after damage is drawn": tokens, and interrupts where there is a loss to be lessened. A table that wants
 * to see every window sees the draw here even where nothing can be done against it; it is asked for nothing then.
 */
function askAfter(state: State, frame: EnemyAttackFrame, flow: EnemyAttack): Question | null {
  const there = defenders(state, frame);
  const plays = playsIn(state, 'afterDamage');
  const hurt = there.filter(one => (one.hpLost ?? 0) > 0);
  const tokens = hurt.some(one => one.tokens > 0);
  // OWN-129: nothing is asked where nobody loses HP
  const helps = tokens || (hurt.length > 0 && (plays.length > 0 || waits(state, flow)));
  if (!helps && state.settings.windows !== 'all') return null;
  return {
    ask: 'soak',
    sentence: say('ask.soak', {
      by: namesOf(state, frame.attackers),
      targets: there.map(one => one.name),
      damage: there.map(one => one.damage ?? 0),
      tokens,
      interrupt: plays.length > 0 || (hurt.length > 0 && (askedAlways(state) || waits(state, flow))),
    }),
    attackers: frame.attackers,
    defenders: there,
    draw: publicEnemyAttack(flow),
    weakened: weakened(state, frame),
    plays,
    takes: ['tokens', 'might', 'go'],
  };
}
