import type { Hex } from '../../../../hex/shape';
import type { PairCommand } from '../../rules/pair/commands';
import { mayTake } from '../../rules/pair/grants';
import type { PairGame } from '../../rules/pair/model';
import { type ActingAsked, type PairQuestion, reachFrom, type TurnQuestion } from '../../rules/pair/question';
import type { StepUnit, StepWay } from '../../rules/pair/steps/model';
import type { Glow, Way } from '../map/mapView';
import { type Local, type Tapped, witchGlow, witchTap } from '../solo/local';

/** What a side does with its finger: a group that moves, a piece that comes, an attack. */
export type Deed = 'advance' | 'spawn' | 'attack' | 'storm' | 'path';

/** What is in the hand at a table of two or three. */
export type PairLocal =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'deed';
      readonly deed: Deed;
      readonly from?: Hex;
      readonly haints: number;
      readonly legends: number;
      readonly doll?: boolean;
    }
  /** CD-1: what a step takes hold of. */
  | { readonly kind: 'step'; readonly from: Hex; readonly unit?: StepUnit }
  | { readonly kind: 'folk'; readonly at: Hex }
  /** AT-7: where a hit Legend is pushed, until it is said who dies for it. */
  | { readonly kind: 'push'; readonly to: Hex }
  | { readonly kind: 'witch'; readonly local: Local };

export const emptyHand: PairLocal = { kind: 'none' };
type Glows = ReadonlyMap<Hex, Glow>;

const all = (hexes: Iterable<Hex>, kind: Glow['kind'] = 'go'): Map<Hex, Glow> =>
  new Map([...hexes].map(hex => [hex, { kind }]));

export function pairGlow(game: PairGame, asked: PairQuestion, local: PairLocal): Glows {
  switch (asked.ask) {
    case 'goal':
      return all(asked.sites);
    case 'root':
      return all(asked.next);
    case 'legend':
      return all(asked.pushes);
    case 'witch':
      return witchGlow(asked, local.kind === 'witch' ? local.local : { kind: 'none' });
    case 'turn': {
      if (asked.acting) return stepGlow(asked.acting.ways, local);
      if (asked.cleaning && local.kind !== 'folk') return all(asked.collect, 'from');
      if (local.kind === 'folk') return all(asked.rescues.find(({ at }) => at === local.at)?.to ?? []);
      if (local.kind !== 'deed') return all(asked.groups, 'from');
      switch (local.deed) {
        case 'advance':
          return local.from === undefined
            ? all(asked.groups, 'from')
            : new Map(
                reachFrom(game, local.from, local.haints + local.legends)
                  .filter(({ cost }) => cost <= stepsLeft(asked))
                  .map(({ at, cost }) => [at, { kind: 'go', label: `${cost}` }]),
              );
        case 'spawn':
          return all(asked.spawns);
        case 'attack':
          return new Map(
            asked.aims.map(({ target, attackers, defenders }) => [
              target,
              { kind: 'target', label: `${attackers}:${defenders}` },
            ]),
          );
        case 'storm':
        case 'path':
          return new Map();
      }
    }
  }
  return new Map();
}

/** CD-1: the legal hexes of a step. */
function stepGlow(ways: readonly StepWay[], local: PairLocal): Glows {
  if (local.kind === 'step') return all(ways.filter(({ from }) => from === local.from).map(({ at }) => at));
  return new Map(ways.map(({ from, at }) => [from ?? at, { kind: from === null ? 'go' : 'from' }]));
}

/** CD-1: the command of a step that goes from a hex to another, or is about one. */
export function stepCommand(
  ways: readonly StepWay[],
  from: Hex | undefined,
  at: Hex,
  unit: StepUnit | undefined,
): PairCommand {
  const way = ways.find(
    one => one.at === at && one.from === (from ?? null) && (unit === undefined || one.unit === unit),
  );
  return {
    do: 'step',
    at,
    ...(from === undefined ? {} : { from }),
    ...(way?.unit ? { unit: way.unit } : {}),
  };
}

export type PairTapped = Tapped<PairCommand> | { readonly hand: PairLocal };

/** AC-3: as many ADVANCEs as are shown: those that are left; a way that costs nothing is free in the own turn (AC-2). */
const stepsLeft = ({ left }: TurnQuestion): number => mayTake(left, 'advance');

/** A finger on a hex. */
export function pairTap(game: PairGame, asked: PairQuestion, local: PairLocal, hex: Hex): PairTapped {
  switch (asked.ask) {
    case 'goal':
      return asked.sites.includes(hex) ? { send: { do: 'goal', at: hex } } : undefined;
    case 'root':
      return asked.next.includes(hex) ? { send: { do: 'root', to: hex } } : undefined;
    case 'witch': {
      const tapped = witchTap(game, asked, local.kind === 'witch' ? local.local : { kind: 'none' }, hex);
      return tapped && 'local' in tapped ? { hand: { kind: 'witch', local: tapped.local } } : tapped;
    }
    case 'legend': {
      if (!asked.pushes.includes(hex)) return undefined;
      return asked.haints.length > 1
        ? { hand: { kind: 'push', to: hex } }
        : { send: { do: 'legend', push: hex, haint: asked.haints[0] ?? null } };
    }
    case 'turn':
      return turnTap(game, asked, local, hex);
  }
  return undefined;
}

function turnTap(
  game: PairGame,
  asked: Extract<PairQuestion, { ask: 'turn' }>,
  local: PairLocal,
  hex: Hex,
): PairTapped {
  if (asked.acting) return stepTap(asked.acting, local, hex);
  if (asked.cleaning && local.kind !== 'folk')
    return asked.collect.includes(hex) ? { send: { do: 'collect', at: hex } } : undefined;
  if (local.kind === 'folk')
    return asked.rescues.some(({ at, to }) => at === local.at && to.includes(hex))
      ? { send: { do: 'rescue', at: local.at, to: hex } }
      : undefined;
  const deed = local.kind === 'deed' ? local.deed : 'advance';
  switch (deed) {
    case 'advance': {
      if (local.kind === 'deed' && local.from !== undefined && local.from !== hex) {
        const { from, haints, legends, doll } = local;
        const there = reachFrom(game, from, haints + legends).some(({ at }) => at === hex);
        if (there)
          return { send: { do: 'advance', from, to: hex, haints, legends, ...(doll ? { doll } : {}) } };
      }
      const group = game.board.units.find(({ at, side }) => at === hex && side === asked.turn.side);
      if (!group) return undefined;
      const { haints, legends } = group;
      return { hand: { kind: 'deed', deed: 'advance', from: hex, haints, legends } };
    }
    case 'spawn':
      return asked.spawns.includes(hex) ? { send: { do: 'spawn', at: hex } } : undefined;
    case 'attack': {
      const aim = asked.aims.find(({ target }) => target === hex);
      return aim
        ? { send: { do: 'attack', from: aim.from, target: aim.target, against: aim.against } }
        : undefined;
    }
    case 'storm':
    case 'path':
      return { send: { do: deed, at: hex } };
  }
}

export const pairWays = (asked: PairQuestion): Way[] =>
  asked.ask === 'drop' ? [{ kind: 'attack', hexes: [asked.aim.from, asked.aim.target] }] : [];

function stepTap({ step, ways }: ActingAsked, local: PairLocal, hex: Hex): PairTapped {
  if (local.kind === 'step') {
    const { from, unit } = local;
    const there = ways.some(way => way.from === from && way.at === hex);
    if (there) return { send: stepCommand(ways, from, hex, unit) };
  }
  const asksKind = step.do === 'put' && step.what === 'token' && ways.some(({ at }) => at === hex);
  if (asksKind || ways.some(({ from }) => from === hex)) return { hand: { kind: 'step', from: hex } };
  return ways.some(({ from, at }) => from === null && at === hex)
    ? { send: stepCommand(ways, undefined, hex, undefined) }
    : undefined;
}
