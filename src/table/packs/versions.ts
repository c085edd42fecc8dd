import { hashOf } from '../../basics/hash';
import type { MarkId } from '../../history/entry';
import type { History } from '../../history/history';
import { markOf, stateAt } from '../../history/states';
import { changesOf, hashOfPart, type PackChange } from '../../packs/edit/changes';
import { applyEdit, type Edit, type KeptPack } from '../../packs/edit/edit';
import type { Pack } from '../../packs/pack';
import type { FightBegun } from './fights';
import { packKind } from './kind';

/** A pack as it was after one change. */
export interface Version {
  readonly mark: MarkId;
  /** The hash of all that it says. */
  readonly hash: string;
  /** The title of the change; undefined for the first version. */
  readonly title: string;
  readonly now: boolean;
  readonly changes: readonly PackChange[];
  /** Fights that began with an encounter as it stands in this version and in none before it. */
  readonly usedIn: readonly FightBegun[];
}

/**
 * All versions that the line leads through, the newest first; what was undone is none. What a mark says never changes,
 * so hashes that are known already can be handed in.
 */
export function versionsOf(
  history: History<KeptPack, Edit>,
  fights: readonly FightBegun[],
  hashes: Map<MarkId, string> = new Map(),
): readonly Version[] {
  const done = history.line.slice(0, history.at + 1);
  const first = done[0] === undefined ? undefined : stateAt(packKind, history, done[0]);
  if (!first || done[0] === undefined) return [];
  const seen = new Set<string>();
  const fresh = (pack: Pack): readonly FightBegun[] => {
    const now = pack.encounters.map(hashOfPart).filter(hash => !seen.has(hash));
    for (const hash of now) seen.add(hash);
    return fights.filter(fight => now.includes(fight.origin));
  };
  const out: Version[] = [];
  const put = (mark: MarkId, title: string, pack: Pack, changes: readonly PackChange[]): void => {
    const hash = hashes.get(mark) ?? hashOf(pack);
    hashes.set(mark, hash);
    out.push({ mark, title, hash, changes, usedIn: fresh(pack), now: mark === done.at(-1) });
  };
  put(done[0], '', first.pack, []);
  let kept = first;
  for (const id of done.slice(1)) {
    const mark = markOf(history.entries, id);
    const before = kept.pack;
    kept = (mark?.events ?? []).reduce(applyEdit, kept);
    const changes = changesOf(before, kept.pack);
    // A change that leads to the same words makes no version, though the head may be there.
    if (changes.length > 0 || id === done.at(-1)) put(id, mark?.title ?? '', kept.pack, changes);
  }
  return out.reverse();
}
