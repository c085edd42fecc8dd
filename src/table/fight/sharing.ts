import { enemyOf, friendOf } from '../../encounter/facts/select';
import type { Command, Correction } from '../../encounter/model/command';
import type { State } from '../../encounter/model/state';
import { differences, type Numbered, type Numbers } from '../../play/differences';
import type { Sharing } from '../../play/rules';

type Of<S extends Correction['say']> = Extract<Correction, { say: S }>;

/** A number that the table says, under one name of the closed list. */
function said<S extends Correction['say']>(
  say: S,
  now: Numbered<State, Command>['now'],
  make: (of: readonly string[], value: number) => Of<S>,
  read: (correction: Of<S>) => { readonly of: readonly string[]; readonly value: number } | undefined,
): Numbered<State, Command> {
  return {
    now,
    set: (of, value) => ({ do: 'say', correction: make(of, value) }),
    in: command =>
      command.do === 'say' && command.correction.say === say ? read(command.correction as Of<S>) : undefined,
  };
}

const numbers: Numbers<State, Command> = {
  hp: said(
    'hp',
    (state, [who = '']) => friendOf(state, who)?.hp,
    ([who = ''], hp) => ({ say: 'hp', who, hp }),
    ({ who, hp }) => ({ of: [who], value: hp }),
  ),
  maxHp: said(
    'maxHp',
    (state, [who = '']) => friendOf(state, who)?.maxHp,
    ([who = ''], hp) => ({ say: 'maxHp', who, hp }),
    ({ who, hp }) => ({ of: [who], value: hp }),
  ),
  defense: said(
    'defense',
    (state, [who = '']) => friendOf(state, who)?.defense,
    ([who = ''], defense) => ({ say: 'defense', who, defense }),
    ({ who, defense }) => ({ of: [who], value: defense }),
  ),
  die: said(
    'die',
    (state, [enemy = '', die = '']) => enemyOf(state, enemy)?.dice.find(one => one.id === die)?.hp,
    ([enemy = '', die = '', by = ''], hp) =>
      by === ''
        ? { say: 'die', enemy, die, hp, quiet: false }
        : by === 'quiet'
          ? { say: 'die', enemy, die, hp, quiet: true }
          : { say: 'die', enemy, die, hp, quiet: false, by },
    ({ enemy, die, hp, quiet, by }) =>
      quiet && by !== undefined ? undefined : { of: [enemy, die, quiet ? 'quiet' : (by ?? '')], value: hp },
  ),
  token: said(
    'token',
    (state, [who = '', token = '']) => {
      const one = friendOf(state, who) ?? enemyOf(state, who);
      return one && (one.tokens[token] ?? 0);
    },
    ([who = '', token = ''], count) => ({ say: 'token', who, token, count }),
    ({ who, token, count }) => ({ of: [who, token], value: count }),
  ),
  round: said(
    'round',
    state => state.round,
    (_, round) => ({ say: 'round', round }),
    ({ round }) => ({ of: [], value: round }),
  ),
};

const by = differences(numbers);

/** Animus is stored as two numbers that change together. */
interface AnimusBy {
  readonly do: 'animusBy';
  readonly who: string;
  readonly available: number;
  readonly reserve: number;
}

const isAnimusBy = (sent: unknown): sent is AnimusBy =>
  typeof sent === 'object' &&
  sent !== null &&
  'do' in sent &&
  sent.do === 'animusBy' &&
  'who' in sent &&
  typeof sent.who === 'string' &&
  'available' in sent &&
  Number.isInteger(sent.available) &&
  'reserve' in sent &&
  Number.isInteger(sent.reserve);

/** What a fight tells of its commands for several devices (OWN-286, OWN-287). */
export const sharing: Sharing<State, Command> = {
  answers: command => command.do === 'answer',
  relative(state, command) {
    if (command.do !== 'say' || command.correction.say !== 'animus') return by.relative(state, command);
    const { who, available, reserve } = command.correction;
    const now = friendOf(state, who)?.animus;
    return now
      ? { do: 'animusBy', who, available: available - now.available, reserve: reserve - now.reserve }
      : command;
  },
  settled(state, sent) {
    if (!isAnimusBy(sent)) return by.settled(state, sent);
    const now = friendOf(state, sent.who)?.animus;
    if (!now) return undefined;
    const available = now.available + sent.available;
    return {
      do: 'say',
      correction: { say: 'animus', who: sent.who, available, reserve: now.reserve + sent.reserve },
    };
  },
  owner(state, command) {
    const about = command.do === 'say' ? command.correction : command;
    const who = 'who' in about ? about.who : undefined;
    return who !== undefined && who !== null && friendOf(state, who) ? who : undefined;
  },
  owners: state => state.friends.filter(one => one.role !== 'friendly').map(({ id, name }) => ({ id, name })),
};
