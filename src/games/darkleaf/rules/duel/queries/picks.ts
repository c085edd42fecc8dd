import type { Action } from '../../acts/said';
import { nameOf } from '../../board/square';
import { actionData } from '../codec';
import type { Command, PowerData } from '../commands/commands';
import { decide } from '../commands/decide';
import type { At, Duel } from '../model';
import { sameTap, type Tap } from '../tap';
import { turnOf } from '../turn-of';
import { finerOf } from './finer';
import { declarable, type Option, optionsOf } from './options';
import { giftsOf, spendable } from './powers';
import { auraPlaces, type Question, questionOf, tokensOf } from './question';

/** A command, and the taps that lead to it. */
export interface Pick {
  readonly taps: readonly Tap[];
  readonly command: Command;
}

const square = (at: At): Tap => ({ tap: 'square', at });
const squares = (some: readonly At[] | undefined): Tap[] => (some ?? []).map(square);

/** Both orders of two squares: it does not matter which is tapped first. */
const orders = (some: readonly At[]): (readonly At[])[] => {
  const [a, b] = some;
  return a !== undefined && b !== undefined && some.length === 2
    ? [
        [a, b],
        [b, a],
      ]
    : [some];
};

/** What else is to be chosen with an action, where there are several onto one square. */
function variant(action: Action): Tap[] {
  const { hunt, aura, flow, place, into, targets } = actionData(action);
  const journeys = action.do === 'journey';
  return [
    ...(aura !== undefined ? [{ tap: 'aura', aura } as const] : []),
    ...(hunt !== undefined ? [{ tap: 'hunt', at: hunt } as const] : []),
    ...(journeys && hunt === undefined && flow === undefined ? [{ tap: 'journey' } as const] : []),
    ...(flow ? [{ tap: 'flow', ...flow } as const] : []),
    ...squares(targets?.slice(1)),
    ...squares(into === undefined ? undefined : [into]),
    ...squares(place === undefined ? undefined : [place]),
  ];
}

/** JO-7: of several ways to one square the player says which. */
function wayTap({ action }: Option, alike: readonly Option[]): Tap[] {
  const { dir } = action;
  const several = alike.some(other => other.action.dir !== undefined && other.action.dir !== dir);
  return dir !== undefined && several ? [{ tap: 'direction', dir }] : [];
}

function actions(duel: Duel): Pick[] {
  const turn = turnOf(duel);
  const options = optionsOf(turn);
  const keyOf = ({ unit, on }: (typeof options)[number]): string => `${unit}/${on}`;
  return options.flatMap(option => {
    const alike = options.filter(other => keyOf(other) === keyOf(option));
    return finerOf(turn, option.action).map(({ taps, action }) => ({
      taps: [
        square(nameOf(option.unit)),
        // ER-2: a pawn that Reclaims where it stands is tapped once; then where it goes.
        ...(option.on === option.unit && taps.length > 0 ? [] : [square(nameOf(option.on))]),
        ...wayTap(option, alike),
        ...(alike.length > 1 ? variant(option.action) : []),
        ...taps,
      ],
      command: { do: 'act', action: actionData(action) } as const,
    }));
  });
}

/** What is tapped for a skill, in the order in which it is said. */
function tapsOf(asked: PowerData): (readonly Tap[])[] {
  const { unit, units, target, targets, to, dir, aura, count, row, slot, own, rival } = asked;
  const rest: Tap[] = [
    ...squares(target === undefined ? undefined : [target]),
    ...squares(to === undefined ? undefined : [to]),
    ...(dir === undefined ? [] : [{ tap: 'direction', dir } as const]),
    ...(aura === undefined ? [] : [{ tap: 'aura', aura } as const]),
    ...(count === undefined ? [] : [{ tap: 'count', count } as const]),
    ...(row === undefined ? [] : [{ tap: 'bone-of', row, slot: slot ?? 0 } as const]),
    ...(own === undefined ? [] : [{ tap: 'bone', whose: 'own', sides: own } as const]),
    ...(rival === undefined ? [] : [{ tap: 'bone', whose: 'rival', sides: rival } as const]),
  ];
  const first = squares(unit === undefined ? undefined : [unit]);
  return orders(units ?? targets ?? []).map(some => [...first, ...squares(some), ...rest]);
}

/** HX-3, HX-4: a count without another is not asked, nor who casts where one unit alone reaches a victim. */
function spoken(asked: readonly PowerData[], one: PowerData): (readonly Tap[])[] {
  const all = tapsOf(one);
  const by = one.count === undefined ? 'targets' : 'unit';
  const several = asked.filter(other => String(other[by]) === String(one[by])).length > 1;
  if (several || (by === 'targets' && one.skill !== 'witchsLadder')) return all;
  return by === 'unit' ? all.map(taps => taps.slice(0, -1)) : [...all, ...all.map(taps => taps.slice(1))];
}

const powers = (asked: readonly PowerData[], kind: 'spend' | 'power'): Pick[] =>
  asked.flatMap(one =>
    spoken(asked, one).map(taps => ({
      taps: kind === 'spend' ? [{ tap: 'use', skill: one.skill } as const, ...taps] : taps,
      command: { do: kind, asked: one } as const,
    })),
  );

const spends = (duel: Duel): Pick[] =>
  tokensOf(duel).flatMap(skill =>
    powers(
      spendable(duel, skill, asked => decide(duel, { do: 'spend', asked }).ok),
      'spend',
    ),
  );

const declarations = (duel: Duel): Pick[] =>
  declarable(turnOf(duel)).flatMap(({ unit, targets }) =>
    orders(targets.map(nameOf)).map(some => ({
      taps: [square(nameOf(unit)), ...squares(some)],
      command: { do: 'declare', intent: 'deed', unit: nameOf(unit), targets: targets.map(nameOf) } as const,
    })),
  );

const slots = (duel: Duel): Pick[] => {
  const asked = questionOf(duel);
  if (asked?.ask !== 'slot') return [];
  return asked.open.flatMap(({ row, slot, completes }): Pick[] => {
    const tap: Tap = { tap: 'slot', row, slot };
    const places = completes ? auraPlaces(duel, row) : [];
    if (places.length === 0) return [{ taps: [tap], command: { do: 'slot', row, slot } }];
    return places.map(on => ({ taps: [tap, square(on)], command: { do: 'slot', row, slot, on } }));
  });
};

/** Without pieces only slots and relics are tapped. */
function lightPicks(duel: Duel, asked: Question | null): Pick[] {
  const uses = tokensOf(duel).map(
    (skill): Pick => ({ taps: [{ tap: 'use', skill }], command: { do: 'spend', asked: { skill } } }),
  );
  switch (asked?.ask) {
    case 'slot':
      return [...slots(duel), ...uses];
    case 'roll':
    case 'act':
    case 'choice':
    case 'end':
      return uses;
    default:
      return [];
  }
}

/** Everything that may be done now by taps on the board and in the dock. */
export function picksOf(duel: Duel): Pick[] {
  const asked = questionOf(duel);
  if (duel.light) return lightPicks(duel, asked);
  switch (asked?.ask) {
    case 'quarry':
      return asked.allowed.flatMap(a =>
        asked.allowed
          .filter(b => a !== b)
          .map(b => ({ taps: [square(a), square(b)], command: { do: 'quarry', at: [a, b] } as const })),
      );
    case 'roll':
      return [...declarations(duel), ...(asked.declared ? [] : spends(duel))];
    case 'act':
      return [...actions(duel), ...spends(duel)];
    case 'choice':
      return [...declarations(duel), ...actions(duel), ...spends(duel)];
    case 'slot':
      return [...slots(duel), ...spends(duel)];
    case 'gift':
      return powers(giftsOf(duel, asked.skill), 'power');
    case 'end':
      return spends(duel);
    case 'counters':
    case 'handicap':
    case undefined:
      return [];
  }
}

/** What is left of them after some taps. */
export const after = (picks: readonly Pick[], taps: readonly Tap[]): readonly Pick[] =>
  picks.filter(pick => taps.every((tap, i) => pick.taps[i] !== undefined && sameTap(pick.taps[i], tap)));

/** The taps that may come next, each once. */
export function nextTaps(picks: readonly Pick[], done: number): readonly Tap[] {
  const seen = new Map<string, Tap>();
  for (const { taps } of picks) {
    const tap = taps[done];
    if (tap) seen.set(JSON.stringify(tap), tap);
  }
  return [...seen.values()];
}
