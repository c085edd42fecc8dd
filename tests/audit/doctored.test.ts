import { describe, expect, it } from 'vitest';
import { auditor } from '../../scripts/audit/auditor';
import type { CheckId } from '../../scripts/audit/table';
import { playRandomly } from '../../scripts/player/random-fight';
import type { Command } from '../../src/encounter/model/command';
import type { Event } from '../../src/encounter/model/event';
import type { Setup } from '../../src/encounter/model/setup';
import { setupFor } from '../encounter/support/setups';

interface Log {
  readonly setup: Setup;
  readonly taps: { readonly command: Command; readonly events: readonly Event[] }[];
}

const logs: Log[] = [];
/** The log of one of 40 fights, played when it is first asked for. */
function logOf(i: number): Log {
  const known = logs[i];
  if (known) return known;
  const log: Log = { setup: setupFor(500 + i), taps: [] };
  playRandomly(log.setup, tap => log.taps.push(tap));
  logs[i] = log;
  return log;
}

type Kind = Event['type'];
type Of<K extends Kind> = Extract<Event, { readonly type: K }>;

/** An event of a true log told otherwise; null where this one will not do, nothing where it is left out. */
interface Doctoring {
  readonly check: CheckId;
  readonly what: string;
  readonly doctor: (event: Event, command: Command) => Event | 'left out' | null;
}

const doctoring = <K extends Kind>(
  check: CheckId,
  type: K,
  what: string,
  doctor: (event: Of<K>, command: Command) => Event | 'left out' | null,
): Doctoring => ({
  check,
  what,
  doctor: (event, command) => (isOf(event, type) && command.do !== 'say' ? doctor(event, command) : null),
});

function isOf<K extends Kind>(event: Event, type: K): event is Of<K> {
  return event.type === type;
}

const doctorings: readonly Doctoring[] = [
  doctoring('phase-order', 'phase', 'a phase is left out', event =>
    event.step === 'card' ? 'left out' : null,
  ),
  doctoring('taunt-ends', 'taunt', 'a taunt goes on', event => (event.by === null ? 'left out' : null)),
  doctoring('ambush', 'phase', 'the first phase is another', event =>
    event.round === 1 && event.step === 'start' && event.phase === 'refresh'
      ? { ...event, phase: 'endOfRound' }
      : null,
  ),
  doctoring('animus-sum', 'animus', 'animus comes from nowhere', event => ({
    ...event,
    animus: { ...event.animus, available: event.animus.available + 1 },
  })),
  doctoring('attack-price', 'animus', 'an attack is not paid', (event, command) =>
    command.do === 'attack' && command.who === event.who ? 'left out' : null,
  ),
  doctoring('escape-price', 'animus', 'an escape is not paid', (_, command) =>
    command.do === 'escape' && !command.anyway ? 'left out' : null,
  ),
  doctoring('cards-kept', 'cards', 'a card is lost', event =>
    event.cards.hand.length > 0
      ? { ...event, cards: { ...event.cards, hand: event.cards.hand.slice(1) } }
      : null,
  ),
  doctoring('spent-once', 'token', 'a token is not one fewer', (_, command) =>
    command.do === 'spend' ? 'left out' : null,
  ),
  doctoring('enemy-draw', 'might', 'an enemy draws a card less', event =>
    event.side === 'enemy' && event.event.type === 'drew' && event.event.pieces.length > 1
      ? { ...event, event: { ...event.event, pieces: event.event.pieces.slice(1) } }
      : null,
  ),
  doctoring('enemy-sum', 'might', 'an enemy hits harder', event =>
    event.event.type === 'struck'
      ? {
          ...event,
          event: { ...event.event, hits: event.event.hits.map(hit => ({ ...hit, damage: hit.damage + 1 })) },
        }
      : null,
  ),
  doctoring('division', 'might', 'a hit costs more', event =>
    event.event.type === 'struck'
      ? {
          ...event,
          event: { ...event.event, hits: event.event.hits.map(hit => ({ ...hit, hpLost: hit.hpLost + 1 })) },
        }
      : null,
  ),
  doctoring('own-sum', 'attacked', 'an attack is booked for more', event => ({
    ...event,
    damage: event.damage + 1,
  })),
  doctoring('might-cards', 'might', 'a card is drawn that the deck has not', event =>
    event.event.type === 'drew' && event.event.pieces[0]?.from === 'deck'
      ? {
          ...event,
          event: {
            ...event.event,
            pieces: event.event.pieces.map(piece => ({ ...piece, face: '5*' as const })),
          },
        }
      : null,
  ),
  doctoring('hp-bounds', 'hp', 'somebody has too many HP', event => ({ ...event, hp: 99 })),
  doctoring('falls', 'presence', 'somebody without HP stays', event =>
    event.presence === 'unconscious' || event.presence === 'dead' ? 'left out' : null,
  ),
  doctoring('enemy-loss', 'die', 'an attack costs a die more', (event, command) =>
    command.do === 'answer' && event.by !== null && event.hp > 1 ? { ...event, hp: event.hp - 1 } : null,
  ),
  doctoring('one-reaction', 'queued', 'a broken die draws nothing', event =>
    event.job.why === 'reaction' ? 'left out' : null,
  ),
  doctoring('breaker', 'queued', 'a reaction names another breaker', event =>
    event.job.why === 'reaction'
      ? {
          ...event,
          job: { ...event.job, breakers: event.job.breakers.map(one => ({ ...one, by: 'somebody' })) },
        }
      : null,
  ),
  doctoring('dice-counted', 'diceLost', 'a die is not counted', event => ({
    ...event,
    count: event.count - 1,
  })),
  doctoring('enemy-falls', 'enemyGone', 'an enemy without HP stays', (_, command) =>
    command.do === 'attack' ? 'left out' : null,
  ),
  doctoring('own-hex', 'stands', 'somebody stands off the board', event =>
    event.at === null ? null : { ...event, at: 'Z30' },
  ),
  doctoring('enemy-path', 'stands', 'an enemy leaps', event =>
    event.path.length > 2 && event.how === 'moved' ? { ...event, path: event.path.toSpliced(1, 1) } : null,
  ),
  doctoring('ally-comes', 'friendCame', 'an ally comes with more HP', event =>
    event.friend.role === 'ally' ? { ...event, friend: { ...event.friend, hp: event.friend.hp + 1 } } : null,
  ),
  doctoring('sentinel-new', 'friendCame', 'a Sentinel comes with tokens', event =>
    event.friend.role === 'sentinel'
      ? { ...event, friend: { ...event.friend, tokens: { defense: 1 } } }
      : null,
  ),
  doctoring('guardian-back', 'friendCame', 'a Guardian comes back poisoned', (event, command) =>
    event.friend.role === 'guardian' && command.do === 'rejuvenate'
      ? { ...event, friend: { ...event.friend, tokens: { ...event.friend.tokens, poison: 1 } } }
      : null,
  ),
  doctoring('defeat-in-time', 'over', 'a lost fight goes on', event =>
    event.outcome === 'defeat' ? 'left out' : null,
  ),
  doctoring('end-in-time', 'over', 'a fight that is won goes on', (event, command) =>
    event.outcome === 'victory' && command.do === 'answer' ? 'left out' : null,
  ),
  doctoring('cage-ends', 'caged', 'a cage outlasts its round', (event, command) =>
    event.caged === null && command.do !== 'escape' ? 'left out' : null,
  ),
  doctoring('round-ends', 'lapsed', 'what lasts for a round lasts on', () => 'left out'),
];

/** Whether the auditor, once it has read this log with one event told otherwise, finds a breach of that check in it. */
function isFound({ check, doctor }: Doctoring, { setup, taps }: Log): boolean | null {
  for (const [nth, { command, events }] of taps.entries())
    for (const [at, event] of events.entries()) {
      const told = doctor(event, command);
      if (told === null) continue;
      const other = told === 'left out' ? events.toSpliced(at, 1) : events.toSpliced(at, 1, told);
      const audit = auditor(setup);
      for (const tap of taps.slice(0, nth)) audit.reads(tap);
      audit.reads({ command, events: other });
      for (const tap of taps.slice(nth + 1, nth + 40)) audit.reads(tap);
      return audit.breaches.some(one => one.check === check);
    }
  return null;
}

describe('a log that is told otherwise', () => {
  it.each(doctorings)('is found out where $what', one => {
    let fitting = 0;
    let found = false;
    for (let i = 0; i < 40 && !found; i++) {
      const answer = isFound(one, logOf(i));
      if (answer !== null) fitting++;
      found = answer === true;
    }
    expect(fitting).toBeGreaterThan(0);
    expect(found).toBe(true);
  });
});
