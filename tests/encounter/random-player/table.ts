import { nextCommand } from '../../../scripts/player/policy';
import { bosses, standing } from '../../../src/encounter/facts/select';
import type { Command, Correction } from '../../../src/encounter/model/command';
import type { State } from '../../../src/encounter/model/state';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import { atStop } from '../../../src/encounter/turns/stops';
import { anyAnswer } from './answers';
import { type Chance, chanceOf } from './chance';
import { isOpen, makers } from './commands';
import { corrections } from './corrections';

const kinds = [...Object.keys(makers), ...Array.from({ length: 8 }, () => 'play'), 'attack', 'sentinel'];
/** What is seldom possible is seldom let go by. */
const rare = ['rejuvenate', 'escape', 'ally', 'pickUp'];
const sayings = [
  ...Object.values(corrections),
  corrections.presence,
  corrections.presence,
  corrections.outcome,
];

const says = (state: State, chance: Chance): Command | null => {
  const correction: Correction | null = chance.any(sayings)?.(state, chance) ?? null;
  return correction ? { do: 'say', correction } : null;
};

/** Something beside what is asked: an interrupt, a token, a correction, another way of playing. */
function aside(state: State, chance: Chance): Command | null {
  for (const kind of rare) {
    const now = chance.in100(50) ? makers[kind]?.(state, chance) : null;
    if (now) return now;
  }
  if (chance.in100(25)) return says(state, chance);
  return makers[chance.any(kinds) ?? '']?.(state, chance) ?? null;
}

/** Long enough: the next on their feet strikes a boss, and the dice on the table are said to be high. */
function finishing(state: State, chance: Chance): Command | null {
  const who = chance.any(standing(state).filter(one => !one.caged && one.role !== 'sentinel'));
  const boss = chance.any(bosses(state)) ?? state.enemies.find(one => one.present);
  if (!who || !boss || !isOpen(state)) return null;
  return { do: 'attack', who: who.id, strike: { targets: [boss.id], said: { damage: 14 }, cost: 0 } };
}

/**
 * A table of real people: it plays on like the plain player, answers in every way that a question takes, and now and
 * then does something else that is legal there. Late in a fight it comes to the point.
 */
export function randomTable(seed: number): (state: State) => Command | null {
  const chance = chanceOf(seed, 'table');
  const stops = seed % 2 === 0;
  let [round, taps] = [0, 0];
  return state => {
    if (state.phase === 'over') return null;
    taps = state.round === round ? taps + 1 : 0;
    round = state.round;
    // Cards that nobody would print can ask without end: then the table goes on without them.
    if (taps > 120 && state.frames.length > 0) return { do: 'say', correction: { say: 'skip' } };
    if (state.phase === 'setup') {
      const first = nextCommand(state);
      return first?.do === 'begin' && stops ? { ...first, stops } : first;
    }
    // OWN-210: nobody acts while the round waits, but the table may put things right.
    if (atStop(state)) return (chance.in100(20) ? says(state, chance) : null) ?? nextCommand(state);
    const eager = state.round < 6 ? 36 : state.round < 10 ? 12 : 0;
    // Against cards that heal faster than anybody can strike a table gives up.
    if (state.round > 25) return { do: 'giveUp' };
    const last = state.round > 14 && chance.in100(60) ? finishing(state, chance) : null;
    if (last) return last;
    const question = questionOf(state);
    const offered =
      question && 'plays' in question && chance.in100(70) ? chance.any(question.plays) : undefined;
    if (offered) return { do: 'play', who: offered.who, card: offered.card, choice: offered.choice };
    const other = chance.in100(eager) ? aside(state, chance) : null;
    if (other) return other;
    if (question && chance.in100(60)) return { do: 'answer', answer: anyAnswer(state, question, chance) };
    return nextCommand(state);
  };
}
