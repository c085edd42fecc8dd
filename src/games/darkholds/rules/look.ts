import * as v from 'valibot';
import { flag, type Output, object, optional, partial } from '../../../basics/schema';
import { type Board, consciousOf, squaresOf, type Warrior } from './board';
import { othersOf } from './bodies';
import { countSchema, idListSchema, idSchema } from './fields';
import { tilesUnder } from './level';
import { type ClearLine, sightLine } from './sight';
import { firstTarget, type GuardWhy, guardPoint, type NoiseWhy, noisyTile, type TargetWhy } from './targets';

/** AN-6: the noisy tile or the guard point that an enemy moves to until it sees somebody. */
const boundSchema = v.union([v.strictObject({ tile: countSchema }), v.strictObject({ point: countSchema })]);

/** What an activation remembers from one action to the next. */
export const memorySchema = object({
  /** AN-3: its target by AN-2. */
  target: v.nullable(idSchema),
  bound: v.nullable(boundSchema),
  /** MV-5. */
  half: flag,
  /** AN-11. */
  shots: countSchema,
  /** AN-14: the targets that the players have excluded. */
  not: idListSchema(100),
  /** AN-14: the square to which the players send it, and the combat weapon that it uses. */
  told: optional(partial({ to: countSchema, weapon: countSchema })),
});
export type Memory = Output<typeof memorySchema>;

export const fresh: Memory = { target: null, bound: null, half: false, shots: 0, not: [] };

/** AN-2 to AN-5: what an enemy goes by now, and why it is that. */
export type Look =
  | {
      readonly mode: 'sight';
      readonly target: Warrior;
      readonly why: readonly TargetWhy[];
      readonly line: ClearLine;
    }
  | { readonly mode: 'memory'; readonly target: Warrior }
  | { readonly mode: 'noise'; readonly tile: number; readonly why: readonly NoiseWhy[] }
  | { readonly mode: 'guard'; readonly point: number; readonly why: readonly GuardWhy[] }
  | { readonly mode: 'idle' };

export function lookOf(board: Board, enemy: Warrior, memory: Memory): Look {
  const own = squaresOf(board.level, enemy);
  const known = consciousOf(board);
  const candidates = memory.not.length > 0 ? known.filter(({ id }) => !memory.not.includes(id)) : known;
  const bodies = othersOf(board, enemy);
  const seen: Warrior[] = [];
  const lines: ClearLine[] = [];
  for (const one of candidates) {
    const line = sightLine(board, enemy, one, bodies);
    if (line) {
      seen.push(one);
      lines.push(line);
    }
  }
  // AN-2: of those that it sees.
  const first = firstTarget(board.level, own, seen);
  const line = first && lines[seen.indexOf(first.chosen)];
  if (first && line) return { mode: 'sight', target: first.chosen, why: first.why, line };

  // AN-3: whom it saw in this activation, as long as that one is conscious.
  const kept = candidates.find(({ id }) => id === memory.target);
  if (kept) return { mode: 'memory', target: kept };

  if (memory.bound)
    return 'tile' in memory.bound
      ? { mode: 'noise', tile: memory.bound.tile, why: [] }
      : { mode: 'guard', point: memory.bound.point, why: [] };
  const noise = noisyTile(board, tilesUnder(board.level, own));
  if (noise) return { mode: 'noise', tile: noise.chosen, why: noise.why };
  const guard = guardPoint(board, own);
  return guard ? { mode: 'guard', point: guard.chosen, why: guard.why } : { mode: 'idle' };
}

/** What is remembered of a look. */
export function remembered(memory: Memory, look: Look): Memory {
  switch (look.mode) {
    case 'sight':
      return { ...memory, target: look.target.id, bound: null };
    case 'noise':
      return { ...memory, target: null, bound: { tile: look.tile } };
    case 'guard':
      return { ...memory, target: null, bound: { point: look.point } };
    case 'memory':
    case 'idle':
      return memory;
  }
}
