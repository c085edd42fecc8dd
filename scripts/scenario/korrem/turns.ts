import { activeEvent } from '../../../src/games/korrem/rules/turns/timeline';
import { pointsOf, type Score } from '../../../src/games/korrem/rules/turns/victory';
import { nationTurn, passings } from '../../../src/games/korrem/rules/turns/weather';
import { calledFrom } from '../../../src/games/korrem/rules/world/town-hall';
import { type Asked, type Question, question } from './asked';
import { say } from './says';

const timerTaps = ['start', 'pause', 'resume'] as const;
type TimerTap = (typeof timerTaps)[number];

interface Tap {
  readonly at: number;
  readonly does: TimerTap;
}

interface TimeLeft {
  readonly left: number;
  readonly started: boolean;
}

/** WT-7: a timer's length minus all the time that it has run since its last start, never below 0. */
function timeLeft(length: number, taps: readonly Tap[], now: number): TimeLeft {
  let ran = 0;
  let since: number | null = null;
  let started = false;
  for (const { at, does } of taps) {
    if (does === 'start') [ran, since, started] = [0, at, true];
    if (does === 'pause' && since !== null) [ran, since] = [ran + at - since, null];
    if (does === 'resume' && started) since ??= at;
  }
  if (since !== null) ran += now - since;
  return { left: Math.max(0, length - ran), started };
}

/** VP-2: the points that win. */
const usualTarget = 25;

/** VP-2: the players who have enough points now, in their order. */
const winnersOf = (scores: readonly Score[], target: number): string[] =>
  scores.filter(score => pointsOf(score) >= target).map(({ id }) => id);

const mostTime = Number.MAX_SAFE_INTEGER;

interface Timer {
  readonly id: string;
  readonly length: number;
  readonly taps: readonly Tap[];
}

function timersOf(asked: Asked, now: number): Timer[] {
  const { reading } = asked;
  return asked.list('timers', (fields, at) => {
    const taps = reading.list(fields.taps, `${at}.taps`).map((one, i) => {
      const where = `${at}.taps[${i}]`;
      const tap = reading.fields(one, where);
      return {
        at: reading.count(tap.at, `${where}.at`, undefined, 0, mostTime),
        does: reading.word(tap.do, `${where}.do`, timerTaps),
      };
    });
    const times = [...taps.map(tap => tap.at), now];
    if (times.some((time, i) => i > 0 && time < (times[i - 1] ?? 0)))
      reading.wrong('late', `${at}.taps`, say('korrem.late'));
    return {
      id: reading.text(fields.id, `${at}.id`),
      length: reading.count(fields.length, `${at}.length`, undefined, 0, mostTime),
      taps,
    };
  });
}

export const questions: Readonly<Record<string, Question>> = {
  weather: question(asked => {
    const [players, observer, roll] = [asked.texts('players'), asked.text('observer'), asked.roll()];
    const passing = asked.word('passing', passings, 'last');
    if (!players.includes(observer))
      asked.reading.wrong('no-player', asked.where('observer'), say('korrem.no-player', { name: observer }));
    return () => nationTurn(players, observer, roll, passing);
  }),
  timers: question(asked => {
    const now = asked.count('now', undefined, 0, mostTime);
    const timers = timersOf(asked, now);
    return () => {
      const left = timers.map(({ id, length, taps }) => ({ id, ...timeLeft(length, taps, now) }));
      return {
        left: Object.fromEntries(left.map(timer => [timer.id, timer.left])),
        done: left.filter(timer => timer.started && timer.left === 0).map(({ id }) => id),
      };
    };
  }),
  callToArms: question(asked => {
    const [roll, piles] = [asked.roll(), asked.counts('piles')];
    const [army, occupied] = [asked.flag('army'), asked.flag('occupied')];
    const [walls, towers] = [asked.count('walls', 0), asked.count('towers', 0)];
    return () => {
      const called = !army && !occupied && walls === 0 && towers === 0;
      return { called, taken: calledFrom(piles, called ? roll : 0) };
    };
  }),
  timeline: question(asked => {
    const { reading } = asked;
    const events = asked.list('events', (fields, at) => ({
      id: reading.text(fields.id, `${at}.id`),
      lasts: reading.count(fields.lasts, `${at}.lasts`),
    }));
    const turn = asked.count('turn', undefined, 1, 1_000_000);
    return () => {
      const active = activeEvent(events, turn);
      return { active: active?.id ?? null, left: active?.left ?? null };
    };
  }),
  victory: question(asked => {
    const { reading } = asked;
    const scores = asked.list('nations', (fields, at) => ({
      id: reading.text(fields.id, `${at}.id`),
      chits: reading.count(fields.chits, `${at}.chits`, 0),
      bank: reading.list(fields.bank, `${at}.bank`).map((n, i) => reading.count(n, `${at}.bank[${i}]`)),
    }));
    const target = asked.count('target', usualTarget);
    return () => ({
      totals: Object.fromEntries(scores.map(score => [score.id, pointsOf(score)])),
      winners: winnersOf(scores, target),
    });
  }),
};
