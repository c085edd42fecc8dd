import type { Said } from '../../basics/said';
import type { Character, CharacterId } from '../model/character';
import { cardsIn } from '../model/items';
import type { Difficulty, Fight } from '../model/state';
import { part, type Sum, sumOf } from '../model/sum';
import { say } from '../says/say';

/** LL-9, EN-5: what a difficulty adds to the ticks of a chapter or spares of them. */
const BY_DIFFICULTY: { readonly [difficulty in Difficulty]: number } = {
  journeyman: 2,
  pilgrim: 1,
  free: 0,
  grim: -1,
  dread: -2,
};

const byDifficulty = (rule: string, difficulty: Difficulty) =>
  part(rule, BY_DIFFICULTY[difficulty], say('campaign.sum-difficulty', { difficulty }));

/** LL-9 and OWN-2: the ticks of a chapter that was not replayed. */
export const knockoutTicks = (fallen: number, difficulty: Difficulty): Sum =>
  sumOf([part('LL-9', fallen, say('campaign.sum-fallen')), byDifficulty('LL-9', difficulty)], {
    rule: 'LL-9',
    least: 0,
  });

/** EN-5: the ticks that the first replay of a chapter marks, and the only ones of that chapter. */
export const replayTicks = (difficulty: Difficulty): Sum =>
  sumOf([part('EN-5', 4, say('campaign.sum-replayed')), byDifficulty('EN-5', difficulty)], {
    rule: 'EN-5',
    least: 0,
  });

export interface TickReason {
  readonly rule: string;
  readonly words: Said;
  readonly who: CharacterId | null;
}

/** A reason for each single tick; what the difficulty spares is taken off the end. */
export function tickReasons(sum: Sum, fallen: readonly CharacterId[]): readonly TickReason[] {
  const reasons = sum.parts.flatMap(({ rule, words, amount }, nth) =>
    Array.from({ length: Math.max(0, amount) }, (_, i) => ({
      rule,
      words,
      who: nth === 0 ? (fallen[i] ?? null) : null,
    })),
  );
  return reasons.slice(0, sum.total);
}

export interface Losses {
  /** Dead by CP-1; they lose nothing more. */
  readonly dead: readonly CharacterId[];
  readonly fallen: readonly CharacterId[];
  readonly injuries: { readonly [id: CharacterId]: number };
  readonly items: { readonly [id: CharacterId]: number };
}

/** LL-10 to LL-12 for the four as they came out of the attempt that counts (EN-7, IN-1, OWN-13, OWN-20). */
export function lossesOf(
  four: readonly Character[],
  fight: Fight | undefined,
  hardcore: boolean,
  last: boolean,
): Losses {
  const dead: CharacterId[] = [];
  const fallen: CharacterId[] = [];
  const injuries: { [id: CharacterId]: number } = {};
  const items: { [id: CharacterId]: number } = {};
  for (const { id, items: worn } of four) {
    const came = fight?.heroes.find(hero => hero.id === id);
    if (came?.fallen) fallen.push(id);
    if (came?.fallen && hardcore) {
      dead.push(id);
      continue;
    }
    const bruised = hardcore && came !== undefined && came.hp <= 2;
    if (came?.fallen || bruised) injuries[id] = 1;
    const lost = came?.fallen ? 2 : 1;
    // OWN-13: a sheet that names nothing says nothing of what its owner wore, so the table is asked; after the
    // last chapter nobody needs to know any more.
    const count = worn.length > 0 ? Math.min(lost, cardsIn(worn)) : last ? 0 : lost;
    if (count > 0) items[id] = count;
  }
  return { dead, fallen, injuries, items };
}
