import { totalsAt, unlockLevels } from '../kinds/levels';
import { allMarks } from '../kinds/traits';
import { type Character, type CharacterId, owingOf } from '../model/character';
import { equipmentMissing, type MissingPiece } from '../model/items';
import { activeOf, type Campaign, emptySeats, LAST_CHAPTER } from '../model/state';
import { commonLoot, uniqueLoot } from './loot';

/** A gain or loss by the rules that somebody still has to choose or carry out. */
export type Owed =
  | { readonly owes: 'member'; readonly seat: number }
  | { readonly owes: 'trait'; readonly count: number }
  | { readonly owes: 'permanent' | 'growth'; readonly who: CharacterId; readonly count: number }
  | { readonly owes: 'unlock'; readonly who: CharacterId; readonly levels: readonly number[] }
  | { readonly owes: 'equip'; readonly who: CharacterId; readonly missing: readonly MissingPiece[] }
  | { readonly owes: 'board'; readonly who: CharacterId }
  | { readonly owes: 'replayToken'; readonly who: CharacterId; readonly count: number }
  | { readonly owes: 'common' | 'unique'; readonly count: number }
  | { readonly owes: 'injury' | 'item'; readonly who: CharacterId; readonly count: number };

/** LV-22: the chapter's number, one more once the epilogue has given the next level. */
export const companyLevel = (state: Campaign): number =>
  Math.min(LAST_CHAPTER, state.chapter + (state.course.tally && state.chapter < LAST_CHAPTER ? 1 : 0));

/** LV-23: levels whose cards this character has gained and not unlocked yet. */
export const levelsToUnlock = (c: Character): readonly number[] =>
  unlockLevels(c.kind, c.level).filter(level => level > c.unlockedTo);

export const traitsOwed = (state: Campaign): number =>
  totalsAt(companyLevel(state)).traits - allMarks(state.traits);

export function lootOwed(state: Campaign): { common: number; unique: number } {
  const { tally } = state.course;
  if (!tally) return { common: 0, unique: 0 };
  return {
    common: commonLoot(state).total - tally.commonTaken,
    unique: uniqueLoot(state).total - tally.uniqueTaken,
  };
}

/** Everything that is owed now, in the order of the epilogue (LL-1): level, loot, losses. */
export function owed(state: Campaign): readonly Owed[] {
  const list: Owed[] = [];
  for (const seat of emptySeats(state)) list.push({ owes: 'member', seat });
  const traits = traitsOwed(state);
  if (traits > 0) list.push({ owes: 'trait', count: traits });
  for (const c of activeOf(state)) {
    const { permanent, growth } = owingOf(c);
    if (permanent > 0) list.push({ owes: 'permanent', who: c.id, count: permanent });
    if (growth > 0) list.push({ owes: 'growth', who: c.id, count: growth });
    const levels = levelsToUnlock(c);
    if (levels.length > 0) list.push({ owes: 'unlock', who: c.id, levels });
    if (c.toEquip) list.push({ owes: 'equip', who: c.id, missing: equipmentMissing(c.items) });
    if (c.kind === 'full' && (c.boardAnimus === null || c.boardRegen === null)) {
      list.push({ owes: 'board', who: c.id });
    }
  }
  for (const [who, count] of Object.entries(state.course.replayTokens)) {
    if (count > 0) list.push({ owes: 'replayToken', who, count });
  }
  const { common, unique } = lootOwed(state);
  if (common > 0) list.push({ owes: 'common', count: common });
  if (unique > 0) list.push({ owes: 'unique', count: unique });
  for (const kind of ['injuries', 'items'] as const) {
    for (const [who, count] of Object.entries(state.course.tally?.[kind] ?? {})) {
      if (count > 0) list.push({ owes: kind === 'injuries' ? 'injury' : 'item', who, count });
    }
  }
  return list;
}
