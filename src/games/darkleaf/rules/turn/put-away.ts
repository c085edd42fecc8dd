import { Course } from '../board/course';
import { bears, ownAt, type Position, unitsThat } from '../board/position';
import { inSeat, type Side, type Square } from '../board/square';
import { auraOfSkill, isSkill, type SkillId, skillOf } from '../skills/names';
import { type Row, slotRefusal, wouldComplete } from './bones';
import { poolOf, type Taken, type Turn } from './state';
import type { TurnCommand } from './told';

/** WB-1: so many own pawns in the Seat at the end of the turn. */
const enoughPawns = 6;

/** MU-7: whether an own pawn may become a sage with Assassin. */
const mayRise = (position: Position, side: Side): boolean =>
  !position.players[side].risen &&
  unitsThat(position, unit => unit.side === side && unit.kind === 'sage').length === 0;

/** SK-1: whether an aura may go onto a unit: of its kind, and without it. */
function fitsAura(position: Position, side: Side, id: string, at: Square): boolean {
  const [unit, aura, skill] = [ownAt(position, side, at), auraOfSkill(id), skillOf(id)];
  return unit !== undefined && aura !== undefined && unit.kind === skill?.kind && !bears(unit, aura);
}

/** SK-1, MU-7: whether the unit of a new aura is told as it must be. */
function auraFits(position: Position, side: Side, id: string, on: Square | undefined): boolean {
  if (auraOfSkill(id) === undefined) return true;
  if (on === undefined) return unitsThat(position, (_, at) => fitsAura(position, side, id, at)).length === 0;
  const rises = id === 'assassin' && mayRise(position, side) && ownAt(position, side, on)?.kind === 'pawn';
  return rises || fitsAura(position, side, id, on);
}

/** MU-7: the pawn goes to the graveyard, and a sage with Assassin stands on its square. */
function rise(course: Course, side: Side, at: Square): void {
  course.bury(course.lift(at), at);
  course.put(at, {
    ...{ side, kind: 'sage', auras: ['assassin'], marks: 0, quarry: false, ladder: 0, held: false },
  });
  course.players[side] = { ...course.players[side], risen: true };
}

/** SK-1: what a complete row gives; miracles are told apart from it. */
function acquire(course: Course, side: Side, id: SkillId, on: Square | undefined): void {
  const [aura, skill] = [auraOfSkill(id), skillOf(id)];
  if (skill?.type === 'law') course.players[side] = { ...course.players[side], law: true };
  if (aura && on !== undefined) {
    if (course.at(on).kind === skill?.kind) course.gain(on, aura);
    else rise(course, side, on);
  }
  course.settleStasis();
}

const filledWith = (row: Row, slot: number, value: number, sides: number): Row => ({
  ...row,
  filled: row.slots.map((_, i) => (i === slot ? value : (row.filled[i] ?? null))),
  bones: row.slots.map((_, i) => (i === slot ? sides : (row.bones[i] ?? null))),
});

const emptied = (row: Row): Row => {
  const type = skillOf(row.id)?.type;
  const token = type === 'relic' || type === 'law' ? 1 : 0;
  const none = row.slots.map(() => null);
  return { ...row, filled: none, bones: none, tokens: row.tokens + token };
};

const replaced = (rows: readonly Row[], row: Row): Row[] => rows.map(one => (one.id === row.id ? row : one));

/** SL-9: the bones of a complete row return to the pool, and its skill is acquired. */
function complete(turn: Turn, row: Row, on: Square | undefined): Turn {
  const course = new Course(turn.position);
  if (isSkill(row.id)) acquire(course, turn.side, row.id, on);
  const { players, units, reclaimed, gardens } = course;
  const back = row.bones.filter(bone => bone !== null);
  return {
    ...turn,
    phase: 'end',
    position: { players, units, reclaimed, gardens },
    winner: course.winner,
    bone: null,
    pool: [...turn.pool, ...back],
    rows: replaced(turn.rows, emptied(row)),
    acquired: isSkill(row.id) ? [...turn.acquired, row.id] : turn.acquired,
  };
}

/** SL-1 to SL-9, SL-6: the last bone is put into a slot, whatever it was rolled for. */
export function putInto(turn: Turn, told: Extract<TurnCommand, { c: 'slot' }>): Taken {
  const { phase, bone, rows, pool, position, side } = turn;
  if (phase !== 'slot' || !bone) return 'phase';
  const row = rows.find(({ id }) => id === told.row);
  if (!row || told.slot < 0 || told.slot >= row.slots.length) return 'noSlot';
  const refusal = slotRefusal(row, told.slot, bone.value, pool.length);
  if (refusal) return refusal;
  const filled = filledWith(row, told.slot, bone.value, bone.sides);
  if (!wouldComplete(row, told.slot))
    return { ...turn, phase: 'end', bone: null, rows: replaced(rows, filled) };
  return auraFits(position, side, row.id, told.on) ? complete(turn, filled, told.on) : 'target';
}

/** SL-7. */
export const keep = (turn: Turn): Taken =>
  turn.phase === 'slot' ? { ...turn, phase: 'end', pool: poolOf(turn), bone: null } : 'phase';

/** TU-7, UN-5, WB-1: the player's own held units are released, and Wibo's path is looked at. */
export function endTurn(turn: Turn): Taken {
  if (turn.phase !== 'end') return 'phase';
  const { side } = turn;
  const course = new Course(turn.position);
  for (const { at } of unitsThat(course, unit => unit.side === side && unit.held))
    course.alter(at, { held: false });
  const { players, units, reclaimed, gardens } = course;
  const home = unitsThat(
    course,
    (unit, at) => unit.side === side && unit.kind === 'pawn' && inSeat(side, at),
  );
  const wins = players[side].clan === 'wibo' && home.length >= enoughPawns;
  return {
    ...turn,
    phase: 'over',
    ended: true,
    position: { players, units, reclaimed, gardens },
    winner: turn.winner ?? (wins ? side : null),
  };
}
