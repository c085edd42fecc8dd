import { rivalOf, type Side } from '../../board/square';
import { skills } from '../../skills/names';
import { slotRefusal, wouldComplete } from '../../turn/bones';
import { putInto } from '../../turn/put-away';
import type { Turn } from '../../turn/state';
import { squareOf } from '../codec';
import type { Command } from '../commands/commands';
import { exchange } from '../commands/gifts';
import { type Answer, refused } from '../commands/refusals';
import { Run } from '../commands/run';
import type { Duel, Handicap } from '../model';
import { clanAt, newTurn, rowsOf, turnOf } from '../turn-of';

type HandicapCommand = Extract<
  Command,
  { do: 'handicap' | 'handicap-roll' | 'handicap-slot' | 'handicap-keep' }
>;

const done = (run: Run): Answer => ({ ok: true, value: run.events, state: run.state });
/** SU-5: 2, and up to 5 by agreement. */
const mostBones = 5;

/** Whether nothing of the game has happened yet. */
const isBefore = ({ count, turn }: Duel): boolean =>
  count === 1 && turn.phase === 'upkeep' && turn.bone === null;

function begin(duel: Duel, side: Side, bones: number): Answer {
  if (!isBefore(duel) || duel.handicap) return refused('phase');
  if (!Number.isInteger(bones) || bones < 1 || bones > mostBones) return refused('value');
  const run = new Run(duel);
  run.emit({ type: 'handicap', handicap: { side, left: bones, value: null } });
  run.log({ type: 'handicapSet', clan: clanAt(duel, side), bones }, 'SU-5');
  return done(run);
}

function roll(duel: Duel, handicap: Handicap, value: number | undefined): Answer {
  if (handicap.value !== null) return refused('phase');
  const [bone = 0] = duel.seats[handicap.side].pool;
  if (value !== undefined && (!Number.isInteger(value) || value < 1 || value > bone)) return refused('value');
  const run = new Run(duel);
  const rolled = value ?? run.roll(bone);
  run.emit({ type: 'handicap', handicap: { ...handicap, value: rolled } });
  return done(run);
}

/** The next bone, or the game begins. */
const after = (run: Run, { side, left }: Handicap): Answer => {
  const next = left > 1 ? { side, left: left - 1, value: null } : null;
  run.emit({ type: 'handicap', handicap: next });
  return done(run);
};

/** SU-5, SK-3: why a bone may not be put into a slot before the game; a miracle would be wasted, and Adapt is a law. */
export function handicapSays(duel: Duel, row: string, slot: number): string | null {
  const { handicap, seats } = duel;
  if (!handicap || handicap.value === null) return 'phase';
  const seat = seats[handicap.side];
  const found = seat.rows.find(({ id }) => id === row);
  if (!found || slot < 0 || slot >= found.slots.length) return 'noSlot';
  const refusal = slotRefusal(found, slot, handicap.value, seat.pool.length - 1);
  if (refusal !== null) return refusal;
  return skills[found.id].type === 'miracle' && wouldComplete(found, slot) ? 'miracle' : null;
}

type SlotTold = Extract<HandicapCommand, { do: 'handicap-slot' }>;
/** SU-5, SL-9: slotted as after a turn; what is completed is acquired. */
function slot(duel: Duel, handicap: Handicap, told: SlotTold): Answer {
  const wrong = handicapSays(duel, told.row, told.slot);
  if (wrong !== null) return refused(wrong);
  const { side, value } = handicap;
  const seat = duel.seats[side];
  const [bone = 0, ...rest] = seat.pool;
  const turn: Turn = {
    ...turnOf({ ...duel, turn: newTurn(side, false) }),
    phase: 'slot',
    pool: rest,
    bone: { sides: bone, value: value ?? 1 },
  };
  const on = told.on === undefined ? undefined : squareOf(told.on);
  const next = putInto(turn, { c: 'slot', row: told.row, slot: told.slot, on });
  if (typeof next === 'string') return refused(next);
  const run = new Run(duel);
  run.log({ type: 'slotted', value: value ?? 1, skill: told.row }, 'SU-5');
  for (const skill of next.acquired) run.log({ type: 'acquired', clan: clanAt(duel, side), skill }, 'SU-5');
  run.board(next);
  run.emit({ type: 'seat', side, change: { rows: rowsOf(next), pool: next.pool } });
  // HU-8: it happens once, when Adapt is acquired; of bones that are all alike none need be named.
  const [theirs] = duel.seats[rivalOf(side)].pool;
  const { own = next.pool[0], rival = theirs } = told;
  const missed = next.acquired.includes('adapt') ? exchange(run, side, { own, rival }) : undefined;
  if (missed !== undefined) return refused(missed);
  return after(run, handicap);
}

/** SU-5: bones before the game, one after the other. */
export function playBefore(duel: Duel, command: HandicapCommand): Answer {
  if (command.do === 'handicap') return begin(duel, command.side, command.bones);
  const { handicap } = duel;
  if (!handicap) return refused('phase');
  switch (command.do) {
    case 'handicap-roll':
      return roll(duel, handicap, command.value);
    case 'handicap-slot':
      return slot(duel, handicap, command);
    case 'handicap-keep':
      return handicap.value === null ? refused('phase') : after(new Run(duel), handicap);
  }
}
