import { clanOf } from '../../board/position';
import { nameOf, type Side } from '../../board/square';
import { quarrySquares } from '../../board/standing';
import { among, deedsOf } from '../../deeds/deeds';
import { auraOfSkill, type SkillId, skills } from '../../skills/names';
import { type SlotRefusal, slotRefusal, wouldComplete } from '../../turn/bones';
import type { At, Duel, RowData } from '../model';
import { positionOf, turnOf } from '../turn-of';
import { declarable } from './options';

/** Where a bone may be put. */
export interface OpenSlot {
  readonly row: SkillId;
  readonly slot: number;
  readonly completes: boolean;
}

/** What the turn waits for. */
export type Question =
  | { readonly ask: 'quarry'; readonly allowed: readonly At[]; readonly warned: readonly At[] }
  /** SU-5. */
  | { readonly ask: 'handicap'; readonly side: Side; readonly left: number; readonly value: number | null }
  | { readonly ask: 'counters' }
  /** TU-3: what may be declared before the roll; empty where the clan chooses after it. */
  | {
      readonly ask: 'roll';
      readonly bones: readonly number[];
      readonly deeds: readonly DeedAsked[];
      readonly declared: boolean;
    }
  | { readonly ask: 'act'; readonly value: number; readonly mayPass: boolean }
  /** WB-2, HX-2: between the journey and the slot. */
  | {
      readonly ask: 'choice';
      readonly of: 'morph' | 'retreat' | 'hex';
      readonly deeds: readonly DeedAsked[];
      readonly bones: readonly number[];
    }
  | { readonly ask: 'slot'; readonly value: number; readonly open: readonly OpenSlot[] }
  | { readonly ask: 'gift'; readonly skill: SkillId }
  | { readonly ask: 'end' };

export interface DeedAsked {
  readonly unit: At;
  readonly targets: readonly At[];
  readonly need: number | null;
}

const deedsAsked = (duel: Duel): DeedAsked[] =>
  declarable(turnOf(duel)).map(({ unit, targets, need }) => ({
    unit: nameOf(unit),
    targets: targets.map(nameOf),
    need,
  }));

/** SL-3: why the last bone may not be put into a slot; null where it may. */
export function slotSays(duel: Duel, row: SkillId, slot: number): SlotRefusal | null {
  const { bone, pool, rows } = turnOf(duel);
  const found = rows.find(({ id }) => id === row);
  return found && bone ? slotRefusal(found, slot, bone.value, pool.length) : 'filled';
}

function openSlots(duel: Duel): OpenSlot[] {
  const { bone, pool } = turnOf(duel);
  const isOpen = (row: RowData, slot: number): boolean =>
    bone !== null && slotRefusal(row, slot, bone.value, pool.length) === null;
  return duel.seats[duel.turn.side].rows.flatMap(row =>
    row.slots.flatMap((_, slot) =>
      isOpen(row, slot) ? [{ row: row.id, slot, completes: wouldComplete(row, slot) }] : [],
    ),
  );
}

const distinct = (bones: readonly number[]): number[] => [...new Set(bones)].sort((a, b) => a - b);

/** What is waited for in the turn under way; nothing once the duel is over. */
export function questionOf(duel: Duel): Question | null {
  if (duel.end) return null;
  if (duel.handicap) return { ask: 'handicap', ...duel.handicap };
  if (duel.quarryDue && !duel.light) {
    const side = duel.seats.south.book.clan === 'hexen' ? 'south' : 'north';
    const { allowed, warned } = quarrySquares(positionOf(duel), side);
    return { ask: 'quarry', allowed: allowed.map(nameOf), warned: warned.map(nameOf) };
  }
  const turn = turnOf(duel);
  const { phase, bone, again, wibo } = turn;
  const pool = distinct(again === null ? [...turn.pool, ...(bone ? [bone.sides] : [])] : [again]);
  switch (phase) {
    case 'upkeep':
      if (duel.turn.counters) return { ask: 'counters' };
      return { ask: 'roll', bones: pool, deeds: deedsAsked(duel), declared: false };
    case 'intent':
      return { ask: 'roll', bones: pool, deeds: [], declared: true };
    case 'execute':
      return {
        ask: 'act',
        value: bone?.value ?? 0,
        mayPass: turn.intent.does !== 'deed' && wibo.at !== 'morph',
      };
    case 'choice': {
      const of =
        clanOf(turn.position, turn.side) === 'hexen' ? 'hex' : wibo.at === 'retreat' ? 'retreat' : 'morph';
      return { ask: 'choice', of, deeds: deedsAsked(duel), bones: pool };
    }
    case 'slot':
      return { ask: 'slot', value: bone?.value ?? 0, open: openSlots(duel) };
    case 'end':
      return duel.turn.gift === null ? { ask: 'end' } : { ask: 'gift', skill: duel.turn.gift };
    case 'over':
      return { ask: 'end' };
  }
}

/** SK-1, MU-7: on which own units an aura may go. */
export function auraPlaces(duel: Duel, id: SkillId, side: Side = duel.turn.side): At[] {
  const aura = auraOfSkill(id);
  if (!aura) return [];
  const { kind } = skills[id] as { kind?: string };
  const own = Object.entries(duel.units).filter(([, unit]) => unit.side === side);
  const fit = own.filter(([, unit]) => unit.kind === kind && !unit.auras.includes(aura));
  const sages = own.filter(([, unit]) => unit.kind === 'sage');
  const rises = id === 'assassin' && sages.length === 0 && !duel.seats[side].risen;
  return (rises ? own.filter(([, unit]) => unit.kind === 'pawn') : fit).map(([at]) => at).sort();
}

/** Relics with a token of the player whose turn it is. */
export const tokensOf = (duel: Duel): SkillId[] =>
  duel.seats[duel.turn.side].rows
    .filter(({ id, tokens }) => tokens > 0 && skills[id].type === 'relic')
    .map(({ id }) => id);

/** FO-4: what the deed that was declared or named needs; nothing while a journey is rolled for. */
export function deedNeed(duel: Duel): number | undefined {
  const { intent, wibo, position, side } = turnOf(duel);
  if (wibo.at === 'morph' && wibo.named !== null) return 3;
  if (intent.does !== 'deed') return undefined;
  const deed = among(deedsOf(position, side, 1), intent.unit, intent.targets);
  return deed?.need ?? undefined;
}
