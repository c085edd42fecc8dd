import * as v from 'valibot';
import { flag, type Output, object } from '../../../basics/schema';
import { countSchema, sideSchema } from './fields';
import type { MainSide } from './sides';

/** JR-1 */
export const jars = ['abilities', 'wild', 'legend', 'attack'] as const;
export type Jar = (typeof jars)[number];
export const tilesSchema = object({
  abilities: countSchema,
  wild: countSchema,
  legend: countSchema,
  attack: countSchema,
});
export type Tiles = Output<typeof tilesSchema>;

/** One turn: a jar is flipped for its action or for an attack, with or without the tiles of its slot. */
export type Flip =
  | {
      readonly side: MainSide;
      readonly jar: Jar;
      readonly attack: boolean;
      readonly tiles: boolean;
      readonly takesFirst: boolean;
    }
  | { readonly side: 'hester' };

export const turnSchema = v.union([
  object({ side: v.literal('hester') }),
  object({
    side: sideSchema,
    action: v.picklist(jars),
    /** JR-3: the free basic action of the Attack jar. */
    free: flag,
    tiles: countSchema,
  }),
]);
export type Turn = Output<typeof turnSchema>;

export type RoundRefusal = 'not-your-turn' | 'jar-broken' | 'no-attack-yet';

/** RD-2: the three pairs of turns of a round. */
export interface Round {
  readonly sides: readonly [MainSide, MainSide];
  readonly hester: boolean;
  /** Who holds the First Player token. */
  readonly holder: MainSide;
  /** RD-2: who began the pair of turns that runs. */
  readonly began: MainSide;
  readonly tiles: Tiles;
  readonly up: ReadonlyMap<MainSide, readonly Jar[]>;
  readonly turns: readonly Turn[];
}

const pairs = 3;

export const newRound = (
  sides: readonly [MainSide, MainSide],
  first: MainSide,
  hester: boolean,
  tiles: Tiles,
): Round => ({
  sides,
  hester,
  holder: first,
  began: first,
  tiles,
  up: new Map(sides.map(side => [side, jars])),
  turns: [],
});

const otherThan = ({ sides }: Round, side: MainSide): MainSide => (sides[0] === side ? sides[1] : sides[0]);

/** RD-2: whose turn it is. */
export function nextOfRound(round: Round): MainSide | 'hester' | 'end' {
  const perPair = round.hester ? 3 : 2;
  if (round.turns.length >= pairs * perPair) return 'end';
  switch (round.turns.length % perPair) {
    case 0:
      return round.holder;
    case 1:
      return otherThan(round, round.began);
    default:
      return 'hester';
  }
}

const jarsUp = (round: Round, side: MainSide): readonly Jar[] => round.up.get(side) ?? [];

/** RD-2, JR-1, JR-3: the first thing that is wrong with a flip. */
function refusalOf(round: Round, flip: Flip): RoundRefusal | null {
  if (nextOfRound(round) !== flip.side) return 'not-your-turn';
  if (flip.side === 'hester') return null;
  const up = jarsUp(round, flip.side);
  if (!up.includes(flip.jar)) return 'jar-broken';
  return flip.attack && flip.jar !== 'attack' && up.includes('attack') ? 'no-attack-yet' : null;
}

/** RD-2, RD-3, JR-3, JR-4, JR-5: one turn, or why it cannot be. */
export function takeTurn(round: Round, flip: Flip): Round | RoundRefusal {
  const refusal = refusalOf(round, flip);
  if (refusal) return refusal;
  if (flip.side === 'hester') return { ...round, turns: [...round.turns, flip] };
  const { side, jar } = flip;
  const perPair = round.hester ? 3 : 2;
  const used = flip.tiles ? round.tiles[jar] : 0;
  const action = flip.attack ? 'attack' : jar;
  return {
    ...round,
    began: round.turns.length % perPair === 0 ? side : round.began,
    holder: used > 0 && flip.takesFirst ? side : round.holder,
    tiles: { ...round.tiles, [jar]: round.tiles[jar] - used },
    up: new Map(round.up).set(
      side,
      jarsUp(round, side).filter(one => one !== jar),
    ),
    turns: [...round.turns, { side, action, free: jar === 'attack', tiles: used }],
  };
}

/** RD-4, JR-4: the token changes hands, and every slot gets one more tile. */
export function afterRound(round: Round): { readonly first: MainSide; readonly tiles: Tiles } {
  const { abilities, wild, legend, attack } = round.tiles;
  return {
    first: otherThan(round, round.holder),
    tiles: { abilities: abilities + 1, wild: wild + 1, legend: legend + 1, attack: attack + 1 },
  };
}
