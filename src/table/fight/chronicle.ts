import type { Event } from '../../encounter/model/event';
import type { State } from '../../encounter/model/state';
import type { History } from '../../history/history';
import { markOf, stateAt } from '../../history/states';
import { type Color, worth } from '../../might/cards';
import { fightKind } from './fight-kind';

/** The cards that came up, against what such cards are worth on average. */
export interface Luck {
  readonly drew: number;
  readonly expected: number;
}

export interface RoundStory {
  readonly round: number;
  /** HP that enemies lost, after division by their defense. */
  readonly taken: number;
  /** HP that the company lost. */
  readonly lost: number;
  /** HP of each of the company when the round was over. */
  readonly hp: { readonly [who: string]: number };
  readonly luck: { readonly company: Luck; readonly enemy: Luck };
}

/** Who made enemies lose HP; nobody where fire, a fall or bleeding did it. */
export interface Source {
  readonly who: string | null;
  readonly taken: number;
}

export interface BrokenPart {
  readonly enemy: string;
  readonly die: string;
  readonly round: number;
  readonly by: string | null;
}

export interface Chronicle {
  readonly rounds: readonly RoundStory[];
  readonly sources: readonly Source[];
  readonly parts: readonly BrokenPart[];
  /** The round after which whoever was ahead in the end was never behind again. */
  readonly turning: number | undefined;
  /** The leader by HP alone, whatever the table says of the end. */
  readonly ahead: 'company' | 'enemy' | undefined;
}

/** MT-1: the average value of a card of each colour. */
const MEAN: { readonly [color in Color]: number } = { white: 1, yellow: 1.5, red: 2, black: 2.5 };
const noLuck: Luck = { drew: 0, expected: 0 };

interface Telling {
  readonly rounds: Map<number, RoundStory>;
  readonly hp: Map<string, number>;
  readonly dice: Map<string, number>;
  readonly sources: Map<string | null, number>;
  readonly parts: BrokenPart[];
  round: number;
}

const dieKey = (enemy: string, die: string): string => `${enemy}/${die}`;

/** The fight as it was played, round by round; what was undone is not told. */
export function chronicle(history: History<State, Event>): Chronicle {
  const first = stateAt(fightKind, history, history.line[0] ?? 0) ?? history.state;
  const telling: Telling = {
    rounds: new Map(),
    hp: new Map(first.friends.map(friend => [friend.id, friend.hp])),
    dice: new Map(
      first.enemies.flatMap(enemy => enemy.dice.map(die => [dieKey(enemy.id, die.id), die.hp] as const)),
    ),
    sources: new Map(),
    parts: [],
    round: first.round,
  };
  const whole = {
    company: sum(telling.hp.values()),
    enemy: sum(telling.dice.values()),
  };
  for (const id of history.line.slice(1, history.at + 1))
    for (const event of markOf(history.entries, id)?.events ?? []) tell(telling, event);
  const rounds = [...telling.rounds.values()]
    .filter(one => one.round > 0)
    .toSorted((a, b) => a.round - b.round);
  return {
    rounds,
    sources: [...telling.sources]
      .map(([who, taken]) => ({ who, taken }))
      .toSorted((a, b) => b.taken - a.taken),
    parts: telling.parts,
    ...turningOf(rounds, whole),
  };
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, one) => all + one, 0);

function write(telling: Telling, change: (before: RoundStory) => Partial<RoundStory>): void {
  const before = telling.rounds.get(telling.round) ?? {
    round: telling.round,
    taken: 0,
    lost: 0,
    hp: {},
    luck: { company: noLuck, enemy: noLuck },
  };
  const hp = Object.fromEntries(telling.hp);
  telling.rounds.set(telling.round, { ...before, ...change(before), hp });
}

function tell(telling: Telling, event: Event): void {
  switch (event.type) {
    case 'phase':
      telling.round = event.round;
      write(telling, () => ({}));
      break;
    case 'hp': {
      const lost = (telling.hp.get(event.who) ?? event.hp) - event.hp;
      telling.hp.set(event.who, event.hp);
      write(telling, before => ({ lost: before.lost + Math.max(0, lost) }));
      break;
    }
    case 'die': {
      const key = dieKey(event.enemy, event.die);
      const taken = (telling.dice.get(key) ?? event.hp) - event.hp;
      telling.dice.set(key, event.hp);
      if (taken <= 0) break;
      write(telling, before => ({ taken: before.taken + taken }));
      telling.sources.set(event.by, (telling.sources.get(event.by) ?? 0) + taken);
      if (event.hp === 0)
        telling.parts.push({ enemy: event.enemy, die: event.die, round: telling.round, by: event.by });
      break;
    }
    case 'might': {
      // A draw of the company is over when it is settled, one of the enemy when it has struck.
      if (event.event.type !== (event.side === 'oathsworn' ? 'settled' : 'struck')) break;
      if (event.event.type !== 'settled' && event.event.type !== 'struck') break;
      const { pieces } = event.event;
      const drew = pieces.reduce((all, piece) => all + worth(piece.face), 0);
      const expected = pieces.reduce((all, piece) => all + MEAN[piece.color], 0);
      const side = event.side === 'oathsworn' ? 'company' : 'enemy';
      write(telling, before => {
        const luck = before.luck[side];
        return {
          luck: {
            ...before.luck,
            [side]: { drew: luck.drew + drew, expected: luck.expected + expected },
          },
        };
      });
      break;
    }
    case 'friendCame':
      telling.hp.set(event.friend.id, event.friend.hp);
      break;
    case 'enemyCame':
      for (const die of event.enemy.dice) telling.dice.set(dieKey(event.enemy.id, die.id), die.hp);
      break;
    default:
      break;
  }
}

/** The side that is ahead: the enemies' lost share of HP against the company's. */
function turningOf(
  rounds: readonly RoundStory[],
  whole: { readonly company: number; readonly enemy: number },
): Pick<Chronicle, 'turning' | 'ahead'> {
  const never = { turning: undefined, ahead: undefined };
  if (rounds.length < 2 || whole.company === 0 || whole.enemy === 0) return never;
  let [taken, lost] = [0, 0];
  const ahead = rounds.map(one => {
    taken += one.taken / whole.enemy;
    lost += one.lost / whole.company;
    return Math.sign(taken - lost);
  });
  const end = ahead.at(-1) ?? 0;
  if (end === 0) return never;
  const before = ahead.findLastIndex(sign => sign !== end);
  return { turning: rounds[before + 1]?.round, ahead: end > 0 ? 'company' : 'enemy' };
}
