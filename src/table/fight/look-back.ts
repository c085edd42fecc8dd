import type { Event } from '../../encounter/model/event';
import type { State } from '../../encounter/model/state';
import type { Why } from '../../encounter/model/why';
import type { MarkId } from '../../history/entry';
import type { History } from '../../history/history';
import { markOf, stateAt } from '../../history/states';
import type { Outcome } from '../../might/event';
import type { Piece } from '../../might/pieces';
import { type Chronicle, chronicle } from './chronicle';
import { fightKind } from './fight-kind';

/** One round in two numbers: damage by the company, HP that it lost. */
export interface RoundBack {
  readonly round: number;
  readonly dealt: number;
  readonly lost: number;
}

/** The attack that dealt the most, with the cards as they lay; no cards where the table drew. */
export interface BestDraw {
  readonly who: string;
  readonly round: number;
  readonly damage: number;
  readonly pieces: readonly Piece[];
  readonly outcome: Outcome | null;
}

/** The least HP that somebody was left with, of those who were not struck down afterwards. */
export interface Escape {
  readonly who: string;
  readonly by: string | null;
  readonly round: number;
  readonly hp: number;
  readonly lost: number;
}

export interface LookBack {
  readonly rounds: readonly RoundBack[];
  readonly best: BestDraw | undefined;
  readonly narrowest: Escape | undefined;
  readonly chronicle: Chronicle;
}

type Draw = Pick<BestDraw, 'pieces' | 'outcome'>;
const noDraw: Draw = { pieces: [], outcome: null };

/** HP at or below which a rescue counts as narrow. */
const close = 3;

/** What happened in a fight, gathered from the marks that were played; what was undone does not count. */
export function lookBack(history: History<State, Event>): LookBack {
  const first = stateAt(fightKind, history, history.line[0] ?? 0) ?? history.state;
  const hp = new Map(first.friends.map(friend => [friend.id, friend.hp]));
  const rounds = new Map<number, RoundBack>();
  let round = first.round;
  let draw = noDraw;
  let best: BestDraw | undefined;
  const escapes = new Map<string, Escape>();

  const count = (more: { dealt?: number; lost?: number }) => {
    const before = rounds.get(round) ?? { round, dealt: 0, lost: 0 };
    const { dealt = 0, lost = 0 } = more;
    rounds.set(round, { round, dealt: before.dealt + dealt, lost: before.lost + lost });
  };

  const loses = (who: string, now: number, by: string | null) => {
    const lost = (hp.get(who) ?? now) - now;
    hp.set(who, now);
    if (lost <= 0) return;
    count({ lost });
    const before = escapes.get(who);
    if (now === 0) escapes.delete(who);
    else if (!before || now < before.hp) escapes.set(who, { who, by, round, hp: now, lost });
  };

  const happens = (event: Event) => {
    switch (event.type) {
      case 'phase':
        round = event.round;
        break;
      case 'might':
        if (event.side !== 'oathsworn') break;
        if (event.event.type === 'settled')
          draw = { pieces: event.event.pieces, outcome: event.event.outcome };
        break;
      case 'attacked':
        count({ dealt: event.damage });
        if (event.damage > (best?.damage ?? 0))
          best = { who: event.by, round, damage: event.damage, ...draw };
        draw = noDraw;
        break;
      case 'hp':
        loses(event.who, event.hp, event.by);
        break;
      case 'friendCame':
        hp.set(event.friend.id, event.friend.hp);
        break;
      default:
        break;
    }
  };

  for (const id of history.line.slice(1, history.at + 1))
    for (const event of markOf(history.entries, id)?.events ?? []) happens(event);

  const narrow = [...escapes.values()]
    .filter(one => one.hp <= close)
    .toSorted((a, b) => a.hp - b.hp || b.lost - a.lost || a.round - b.round);
  return {
    rounds: [...rounds.values()].filter(one => one.round > 0).toSorted((a, b) => a.round - b.round),
    best,
    narrowest: narrow[0],
    chronicle: chronicle(history),
  };
}

/** The choices of targets that one tap brought, in order. */
export const whysOf = (history: History<State, Event>, mark: MarkId): readonly Why[] =>
  (markOf(history.entries, mark)?.events ?? []).flatMap(event => (event.type === 'why' ? [event.why] : []));

/** All choices of the phase in which the last one was made, in order; sought from the end, for it is asked at each tap. */
export function whysLately(history: History<State, Event>): readonly Why[] {
  let of: string | undefined;
  let whys: readonly Why[] = [];
  /** The choices since the phase event in question. */
  let open: readonly Why[] = [];
  for (let at = history.at; at > 0; at--) {
    const id = history.line[at];
    const events = id === undefined ? [] : (markOf(history.entries, id)?.events ?? []);
    for (const event of events.toReversed()) {
      if (event.type === 'why') open = [event.why, ...open];
      if (event.type !== 'phase') continue;
      const phase = `${event.phase}${event.round}`;
      if (of === undefined && open.length > 0) of = phase;
      if (of !== undefined && of !== phase) return whys;
      whys = [...open, ...whys];
      open = [];
    }
  }
  return of === undefined ? open : whys;
}
