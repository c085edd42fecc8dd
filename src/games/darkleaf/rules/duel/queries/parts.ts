import { travel } from '../../acts/journey';
import { Course } from '../../board/course';
import { clanOf, type Unit, unitsThat } from '../../board/position';
import { inCentre, nameOf, squares } from '../../board/square';
import { waysOf, wayTo } from '../../journeys/ways';
import type { Turn } from '../../turn/state';
import { squareOf } from '../codec';
import type { PartData } from '../commands/commands';
import { decide } from '../commands/decide';
import type { Duel } from '../model';
import type { Tap } from '../tap';
import { turnOf } from '../turn-of';
import type { Pick } from './picks';

/** ER-3: some parts of a journey are made, and so much of the value is left for so many more. */
interface Going {
  readonly turn: Turn;
  readonly course: Course;
  readonly gone: ReadonlySet<Unit>;
  readonly parts: readonly PartData[];
  readonly left: number;
  readonly most: number;
}

/** Unit by unit: its square, its part of the value, where it goes; the last goes with what is left. */
export const tapsOfParts = (parts: readonly PartData[]): Tap[] =>
  parts.flatMap(({ unit, to, value }, i): Tap[] => [
    { tap: 'square', at: unit },
    ...(i < parts.length - 1 ? [{ tap: 'value', value } as const] : []),
    { tap: 'square', at: to },
  ]);

const isAt = (tap: Tap | undefined, name: string): boolean =>
  tap === undefined || (tap.tap === 'square' && tap.at === name);
const isOf = (tap: Tap | undefined, value: number): boolean =>
  tap === undefined || (tap.tap === 'value' && tap.value === value);

const open = ({ turn, course, gone }: Going, unit: Tap | undefined): number[] =>
  unitsThat(course, (one, at) => one.side === turn.side && !gone.has(one) && isAt(unit, nameOf(at))).map(
    ({ at }) => at,
  );

/** The journeys of all that have not gone, with what is left. */
function* lasts(now: Going, [unit, to]: readonly Tap[]): Generator<Pick> {
  for (const from of open(now, unit))
    for (const way of waysOf(now.course, from, now.left)) {
      if (!isAt(to, nameOf(way.to))) continue;
      const last = { unit: nameOf(from), to: nameOf(way.to), dir: way.dir, value: now.left };
      const parts = [...now.parts, last];
      const metamorphic = parts.length > 2 && { metamorphic: true };
      const action = { do: 'journey', unit: parts[0]?.unit ?? '', parts, ...metamorphic } as const;
      yield { taps: tapsOfParts(parts), command: { do: 'act', action } };
    }
}

/** One more part of a value, and whatever may follow it. */
function* onwards(now: Going, from: number, value: number, [to, ...asked]: readonly Tap[]): Generator<Pick> {
  for (const way of waysOf(now.course, from, value)) {
    if (!isAt(to, nameOf(way.to))) continue;
    const course = new Course(now.course);
    const unit = course.at(from);
    travel(course, now.turn.side, way);
    const part = { unit: nameOf(from), to: nameOf(way.to), dir: way.dir, value };
    const [gone, parts] = [new Set([...now.gone, unit]), [...now.parts, part]];
    const next = { ...now, course, gone, parts, left: now.left - value, most: now.most - 1 };
    if (to) yield* endings(next, asked);
    else yield* firstOf(endings(next, asked));
  }
}

function* firstOf(picks: Generator<Pick>): Generator<Pick> {
  for (const pick of picks) {
    yield pick;
    return;
  }
}

/** Of a part that is not tapped to its end, one journey for each tap that may come next. */
function* endings(now: Going, asked: readonly Tap[]): Generator<Pick> {
  const [unit, of, ...rest] = asked;
  let some = false;
  if (now.parts.length > 0)
    for (const pick of lasts(now, asked)) {
      some = true;
      yield pick;
    }
  if (now.most < 2 || (some && !unit)) return;
  for (const from of open(now, unit))
    for (let value = 1; value < now.left; value++) {
      if (!isOf(of, value)) continue;
      const found = onwards(now, from, value, rest);
      yield* of ? found : firstOf(found);
    }
}

/** ER-3: journeys in parts that begin with some taps; every tap that may come next is in one of them. */
export function splitPicks(duel: Duel, taps: readonly Tap[]): Pick[] {
  const turn = turnOf(duel);
  const { position, side, bone, phase, intent, spent } = turn;
  if (clanOf(position, side) !== 'erde' || duel.light || taps.length === 0) return [];
  if (!bone || phase !== 'execute' || intent.does === 'deed') return [];
  const most = spent.has('metamorphic') ? 3 : 2;
  const course = new Course(position);
  return [...endings({ turn, course, gone: new Set(), parts: [], left: bone.value, most }, taps)];
}

/** JO-6, ER-3: why a square cannot be tapped after some taps of a journey in parts. */
export function partSays(duel: Duel, taps: readonly Tap[], at: string): string {
  const { position, side, bone } = turnOf(duel);
  const course = new Course(position);
  const here = squareOf(at);
  const squareIn = (tap: Tap | undefined): number => (tap?.tap === 'square' ? squareOf(tap.at) : here);
  let left = bone?.value ?? 0;
  for (let i = 0; i < taps.length; i += 3) {
    const [from, of, to] = taps.slice(i);
    const value = of?.tap === 'value' ? of.value : left;
    const way = wayTo(course, { side, unit: squareIn(from), to: squareIn(to) }, value);
    if (typeof way === 'string') return way;
    if (!to) return 'split';
    travel(course, side, way);
    left -= value;
  }
  const stays = wayTo(course, { side, unit: here, to: here }, left);
  return stays === 'noUnit' || stays === 'held' ? stays : 'split';
}

/** ER-6: where each unit that Banish relocates goes; whoever is not named goes to the first square that is legal. */
export function banishPicks(duel: Duel, taps: readonly Tap[]): Pick[] {
  const [use, ...named] = taps;
  if (use?.tap !== 'use' || use.skill !== 'banish' || duel.light) return [];
  const { position, side } = turnOf(duel);
  const there = unitsThat(position, (unit, at) => unit.side !== side && inCentre(at)).map(({ at }) =>
    nameOf(at),
  );
  const goes = (places: Readonly<Record<string, string>>): boolean =>
    decide(duel, { do: 'spend', asked: { skill: 'banish', places } }).ok;
  /** Who is held, or has nowhere to go, is passed over whatever is told. */
  const movers = there.filter(at => !goes({ [at]: at }));
  const placed: Record<string, string> = {};
  named.forEach((tap, i) => {
    const from = movers[i];
    if (from !== undefined && tap.tap === 'square') placed[from] = tap.at;
  });
  if (!goes(placed) || named.length > movers.length) return [];
  const pick = (more: readonly Tap[], places: Readonly<Record<string, string>>): Pick => ({
    taps: [...taps, ...more],
    command: { do: 'spend', asked: { skill: 'banish', places } },
  });
  const next = movers[named.length];
  const onward = next === undefined ? [] : squares.map(nameOf).filter(to => goes({ ...placed, [next]: to }));
  return [
    ...(named.length > 0 ? [pick([], placed)] : []),
    ...onward.map(to => pick([{ tap: 'square', at: to }], { ...placed, [next ?? '']: to })),
  ];
}
