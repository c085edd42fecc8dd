import type { Setup } from '../../../encounter/model/setup';
import { beginFight } from '../../../table/fight/open';
import { go, triedFrom } from '../../shell/router';
import { say } from '../../words/say';
import '../../words/said/fight/learn-setup';

export const seed = (): number => crypto.getRandomValues(new Int32Array(1))[0] ?? 1;

/** Into the fight, and from there back to where it was begun; or why not, in a sentence. */
export async function begin(setup: Setup, from?: readonly string[]): Promise<string | undefined> {
  const begun = await beginFight(setup);
  if (!begun.ok) return say(begun.error.message);
  if (from) triedFrom.set(begun.value, from);
  go('fight', begun.value);
  return undefined;
}
