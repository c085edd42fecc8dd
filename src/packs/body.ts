import type { Problem } from '../basics/result';
import { placeOfWay, waysOf } from '../stage/body';
import type { EnemyKind, Slot } from '../stage/encounter';
import { say } from './says';

/** What is wrong with an enemy's body: footprint, slots and dice (AR-2). */
export function* bodyProblems(enemy: EnemyKind, at: string): Generator<Problem> {
  const hexes = waysOf(enemy).map(placeOfWay);
  const covered = new Set(hexes);
  if (covered.size < hexes.length) {
    yield { code: 'repeated', at: `${at}.footprint`, message: say('pack.same-hex') };
  }
  if (!covered.has('0,0')) {
    yield { code: 'footprint', at: `${at}.footprint`, message: say('pack.no-core') };
  }
  if (enemy.role === 'boss' && (enemy.slots ?? []).length === 0) {
    yield { code: 'missing', at: `${at}.slots`, message: say('pack.no-dice') };
  }
  const taken = new Map<string, string>();
  for (const [i, slot] of (enemy.slots ?? []).entries()) {
    yield* slotProblems(slot, `${at}.slots[${i}]`, covered, taken, covered.size > 1);
  }
}

function* slotProblems(
  slot: Slot,
  at: string,
  covered: ReadonlySet<string>,
  taken: Map<string, string>,
  large: boolean,
): Generator<Problem> {
  for (const [i, way] of slot.hexes.entries()) {
    const place = placeOfWay(way);
    if (!covered.has(place)) {
      yield {
        code: 'slot',
        at: `${at}.hexes[${i}]`,
        message: say('pack.outside-footprint'),
      };
    }
    const other = taken.get(place);
    if (large && other !== undefined && other !== slot.id) {
      yield {
        code: 'slot',
        at: `${at}.hexes[${i}]`,
        message: say('pack.hex-of-other-slot', { slot: other }),
      };
    }
    taken.set(place, slot.id);
  }
}
