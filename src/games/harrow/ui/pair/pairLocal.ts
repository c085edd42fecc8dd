import type { Hex } from '../../../../hex/shape';
import type { PairCommand } from '../../rules/pair/commands';
import type { PairGame } from '../../rules/pair/model';
import { type PairQuestion, reachFrom, type TurnQuestion } from '../../rules/pair/question';
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
    }
  | { readonly kind: 'folk'; readonly at: Hex }
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

export type PairTapped = Tapped<PairCommand> | { readonly hand: PairLocal };

/** AC-3: as many ADVANCEs as are shown: those that the jar still gives, where the app knows. */
const stepsLeft = ({ given, turn }: TurnQuestion): number =>
  given === null ? usualAdvances : Math.max(0, given - turn.spent);
const usualAdvances = 4;

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
  if (local.kind === 'folk')
    return asked.rescues.some(({ at, to }) => at === local.at && to.includes(hex))
      ? { send: { do: 'rescue', at: local.at, to: hex } }
      : undefined;
  const deed = local.kind === 'deed' ? local.deed : 'advance';
  switch (deed) {
    case 'advance': {
      if (local.kind === 'deed' && local.from !== undefined && local.from !== hex) {
        const { from, haints, legends } = local;
        const there = reachFrom(game, from, haints + legends).some(({ at }) => at === hex);
        if (there) return { send: { do: 'advance', from, to: hex, haints, legends } };
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
