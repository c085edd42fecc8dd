import fc from 'fast-check';
import {
  type Aura,
  type Clan,
  type ClanBook,
  clans,
  type Kind,
  mostOf,
  type Player,
  type Position,
  royalOf,
  type Unit,
  type UnitBook,
} from '../../../../src/games/darkleaf/rules/board/position';
import type { Side } from '../../../../src/games/darkleaf/rules/board/square';
import { Standings } from '../../../../src/games/darkleaf/rules/board/standings';

const directions = fc.subarray([1, 2, 3, 4, 5, 6, 7, 8], { minLength: 2 });
const unitBook: fc.Arbitrary<UnitBook> = fc.record({
  journey: directions,
  less: fc.boolean(),
  deed: fc.oneof(directions, fc.constant([])),
  hex: fc.subarray(['garden', 'ladder'] as const),
});
const clanBook: fc.Arbitrary<ClanBook> = fc.record({
  ...{ pawn: unitBook, sage: unitBook, knight: unitBook },
  ...{ rook: unitBook, queen: unitBook, king: unitBook },
});
const player = (clan: Clan): fc.Arbitrary<Player> =>
  fc.record({
    clan: fc.constant(clan),
    book: clanBook,
    law: fc.boolean(),
    quarryDown: fc.nat(1),
    risen: fc.constant(false),
  });

const aurasOf: Readonly<Partial<Record<Clan, Partial<Record<Kind, readonly Aura[]>>>>> = {
  huldra: { pawn: ['longBow'], sage: ['pivot'] },
  murg: { pawn: ['ironPlating'], sage: ['assassin'] },
  ferrymen: { pawn: ['barbaric', 'ripple'], sage: ['barbaric', 'ripple'], knight: ['ripple'] },
};
const kindsOf = (clan: Clan): readonly Kind[] => [
  ...(['pawn', 'pawn', 'pawn', 'sage', 'sage', 'knight', 'knight', 'rook'] as const),
  royalOf[clan],
];

const unitOf = (clan: Clan, side: Side): fc.Arbitrary<Unit> =>
  fc.constantFrom(...kindsOf(clan)).chain(kind => {
    const royal = kind === 'queen' || kind === 'king';
    return fc.record({
      side: fc.constant(side),
      kind: fc.constant(kind),
      auras: fc.subarray([...(aurasOf[clan]?.[kind] ?? [])]),
      marks: royal ? fc.nat(1) : fc.constant(0),
      quarry: fc.constant(false),
      ladder: fc.constant(0),
      held: fc.constantFrom(false, false, false, false, true),
    });
  });

/** Positions of two clans, with at most one royal for each. */
export const positions: fc.Arbitrary<Position> = fc
  .tuple(fc.constantFrom(...clans), fc.constantFrom(...clans))
  .filter(([a, b]) => a !== b)
  .chain(([south, north]) => {
    const standing = fc.tuple(
      fc.nat(63),
      fc.boolean().chain(own => (own ? unitOf(south, 'south') : unitOf(north, 'north'))),
    );
    return fc.record({
      players: fc.record({ south: player(south), north: player(north) }),
      units: fc.array(standing, { minLength: 4, maxLength: 26 }).map(list => {
        const units = new Standings<Unit>();
        for (const [square, unit] of list) {
          const royal = unit.kind === 'queen' || unit.kind === 'king';
          const most = royal ? 1 : (mostOf[unit.kind] ?? 4);
          const here = [...units].filter(([, one]) => one.side === unit.side && one.kind === unit.kind);
          if (here.length < most) units.set(square, unit);
        }
        return units;
      }),
      reclaimed:
        south === 'erde' || north === 'erde'
          ? fc.subarray([27, 28, 35, 36]).map(list => new Set(list))
          : fc.constant(new Set<number>()),
      gardens: fc.constant(new Map<number, number>()),
    });
  })
  .map(position => {
    // Nobody but Erde's stands on a Reclaimed square.
    const units = new Standings(
      [...position.units].filter(
        ([at, { side }]) => !position.reclaimed.has(at) || position.players[side].clan === 'erde',
      ),
    );
    return { ...position, units };
  });
