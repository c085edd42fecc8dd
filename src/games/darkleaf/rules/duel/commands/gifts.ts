import type { Outcome } from '../../acts/outcome';
import { rivalOf, type Side } from '../../board/square';
import { type SkillId, skills } from '../../skills/names';
import { usePower } from '../../skills/powers';
import { without } from '../../turn/state';
import { askedOf, squareOf } from '../codec';
import { tellLosses } from '../log/tales';
import type { Duel, RowData } from '../model';
import { clanAt, positionOf, turnOf } from '../turn-of';
import type { PowerData } from './commands';
import { type Answer, refused } from './refusals';
import { Run } from './run';

/** SK-1, HU-8: what takes effect when it is acquired, or is lost. */
export const isGift = (id: SkillId): boolean => skills[id].type === 'miracle' || id === 'adapt';

const emptied = (row: RowData, slot: number): RowData => ({
  ...row,
  filled: row.filled.map((value, i) => (i === slot ? null : value)),
  bones: row.bones.map((bone, i) => (i === slot ? null : bone)),
});

/** HU-8, Renewal: a bone slotted on the rival's board goes back to the rival's pool; tokens stay. */
function renewal(run: Run, asked: PowerData): string | undefined {
  const side = rivalOf(run.state.turn.side);
  const { rows, pool } = run.state.seats[side];
  const row = rows.find(({ id }) => id === asked.row);
  const bone = row?.bones[asked.slot ?? -1] ?? null;
  if (!row || bone === null) return 'target';
  const now = rows.map(one => (one === row ? emptied(row, asked.slot ?? -1) : one));
  run.emit({ type: 'seat', side, change: { rows: now, pool: [...pool, bone].sort((a, b) => a - b) } });
  return undefined;
}

/** HU-8, Adapt: one bone of each pool changes owners. */
export function exchange(
  run: Run,
  side: Side,
  { own, rival }: { readonly own?: number | undefined; readonly rival?: number | undefined },
): string | undefined {
  const other = rivalOf(side);
  const [mine, theirs] = [run.state.seats[side].pool, run.state.seats[other].pool];
  if (own === undefined || rival === undefined || !mine.includes(own) || !theirs.includes(rival))
    return 'bone';
  const given = (pool: readonly number[], away: number, gained: number): number[] =>
    [...without(pool, away), gained].sort((a, b) => a - b);
  run.emit({ type: 'seat', side, change: { pool: given(mine, own, rival) } });
  run.emit({ type: 'seat', side: other, change: { pool: given(theirs, rival, own) } });
  return undefined;
}

/** What a power does to the board. FM-8: a Big Wave comes of the unit that has just journeyed. */
export function powerOn(duel: Duel, asked: PowerData): Outcome {
  const { side, mover } = duel.turn;
  if (asked.skill === 'bigWave' && (mover === null || squareOf(asked.unit) !== squareOf(mover)))
    return { ok: false, refused: 'noUnit' };
  return usePower(positionOf(duel), side, askedOf(asked));
}

/** SK-1: the skill that was acquired takes effect. */
export function carryOut(duel: Duel, asked: PowerData): Answer {
  const { gift } = duel.turn;
  if (gift === null || gift !== asked.skill) return refused('skill');
  const run = new Run(duel);
  run.log({ type: 'used', clan: clanAt(duel, duel.turn.side), skill: gift }, 'SK-1');
  if (gift === 'renewal' || gift === 'adapt') {
    const wrong = gift === 'renewal' ? renewal(run, asked) : exchange(run, duel.turn.side, asked);
    if (wrong !== undefined) return refused(wrong);
  } else {
    const outcome = powerOn(duel, asked);
    if (!outcome.ok) return refused(outcome.refused);
    const after = { ...turnOf(duel), position: outcome.course, winner: outcome.course.winner };
    tellLosses(run, after);
    run.board(after);
    if (outcome.course.winner !== null) run.wins(outcome.course.winner);
  }
  run.turn({ gift: null });
  return { ok: true, value: run.events, state: run.state };
}
