import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freshWitchTurn } from '../../../../src/games/harrow/rules/hester/model';
import type { WitchQuestion } from '../../../../src/games/harrow/rules/hester/question';
import { terrainCubes } from '../../../../src/games/harrow/rules/sides';
import type { SoloGame } from '../../../../src/games/harrow/rules/solo/model';
import { soloQuestion } from '../../../../src/games/harrow/rules/solo/question';
import { emptyBoard, type GroupData } from '../../../../src/games/harrow/rules/state/board-data';
import { sampleSolo } from '../../../../src/games/harrow/sample/solo';

const few = fc.integer({ min: 0, max: 2 });
const cubes = fc.record({ brown: few, green: few, yellow: few, teal: few });
const hexes = ['D4', 'D5', 'D6', 'E4', 'E5', 'E6', 'F4', 'F5', 'C4', 'C6', 'G4', 'E3'];

const boards = fc
  .record({
    at: fc.shuffledSubarray(hexes, { minLength: 8, maxLength: 8 }),
    infected: fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 4, maxLength: 4 }),
    paths: fc.subarray(hexes, { maxLength: 3 }),
    away: fc.boolean(),
    spaces: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
  })
  .map(({ at, infected, paths, away, spaces }) => ({
    board: {
      ...emptyBoard,
      units: at.slice(0, 4).map(
        (hex, i): GroupData => ({
          at: hex,
          side: i % 2 === 0 ? 'protectors' : 'family',
          haints: 2,
          infected: infected[i] ?? 0,
          legends: 0,
        }),
      ),
      bonfires: at.slice(4, 6).map(hex => ({ at: hex, tokens: 2 })),
      hester: away ? null : (at[6] ?? null),
      paths,
    },
    touched: at.slice(0, 5),
    spaces,
  }));

const base = sampleSolo(5);

function askedAt(
  stage: 'top' | 'bottom',
  { board, touched, spaces }: ReturnTypeOf<typeof boards>,
  ground: object,
) {
  const game: SoloGame = {
    ...base,
    board,
    ground,
    witch: base.witch && { ...base.witch, spaces, actions: 3 },
    step: { at: 'witch', turn: { ...freshWitchTurn, stage, touched } },
  };
  const asked = soloQuestion(game);
  if (asked.ask !== 'witch') throw new Error(asked.ask);
  return asked;
}
type ReturnTypeOf<A> = A extends fc.Arbitrary<infer T> ? T : never;

interface Deed {
  readonly at?: string;
  readonly from?: string;
  readonly to?: string;
}
const keyOf = ({ at, from, to }: Deed): string => at ?? `${from} ${to}`;

/** What may be paid, and what is one cube short, of one kind of action. */
const kinds: readonly [
  string,
  'top' | 'bottom',
  (asked: WitchQuestion) => readonly Deed[],
  (asked: WitchQuestion) => readonly (Deed & { readonly cube: (typeof terrainCubes)[number] })[],
][] = [
  ['HE-7: moves', 'top', asked => asked.moves, asked => asked.short],
  ['HE-12: infections', 'bottom', asked => asked.infections, asked => asked.shortInfections],
  ['HE-13: risings', 'bottom', asked => asked.summonings, asked => asked.shortSummonings],
];

describe('what is one cube short', () => {
  it.each(kinds)(
    '%s: all that one cube more would pay, and nothing that is paid already',
    (_, stage, can, short) => {
      let found = 0;
      fc.assert(
        fc.property(boards, cubes, (at, held) => {
          const asked = askedAt(stage, at, held);
          const now = new Set(can(asked).map(keyOf));
          const more = Object.fromEntries(
            terrainCubes.map(cube => [
              cube,
              new Set(can(askedAt(stage, at, { ...held, [cube]: held[cube] + 1 })).map(keyOf)),
            ]),
          );
          const told = short(asked);
          found += told.length;
          for (const one of told) {
            expect(now.has(keyOf(one))).toBe(false);
            expect(more[one.cube]?.has(keyOf(one))).toBe(true);
          }
          const all = new Set(Object.values(more).flatMap(deeds => [...deeds]));
          for (const deed of all) if (!now.has(deed)) expect(told.map(keyOf)).toContain(deed);
        }),
        { seed: 7, numRuns: 60 },
      );
      expect(found).toBeGreaterThan(10);
    },
  );

  it('HE-12: a hex whose Haint was infected this turn is short of nothing more', () => {
    const unit = (at: string): GroupData => ({ at, side: 'protectors', haints: 2, infected: 0, legends: 0 });
    const turn = { ...freshWitchTurn, stage: 'bottom', touched: ['D4', 'D5'] } as const;
    const at = (infected: readonly string[]) => {
      const asked = soloQuestion({
        ...base,
        board: { ...emptyBoard, units: [unit('D4'), unit('D5')] },
        ground: {},
        witch: base.witch && { ...base.witch, actions: 3 },
        step: { at: 'witch', turn: { ...turn, infected } },
      });
      return asked.ask === 'witch' ? asked.shortInfections.map(one => one.at) : [];
    };
    expect(at([])).toEqual(['D4', 'D5']);
    expect(at(['D4'])).toEqual(['D5']);
  });
});
