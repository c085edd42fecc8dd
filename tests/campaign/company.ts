import { apply } from '../../src/campaign/deeds/apply';
import { decide } from '../../src/campaign/deeds/decide';
import type { ClassId } from '../../src/campaign/kinds/classes';
import type { Kind } from '../../src/campaign/kinds/levels';
import type { CharacterId } from '../../src/campaign/model/character';
import type { Command, Deed } from '../../src/campaign/model/command';
import type { NewItem } from '../../src/campaign/model/items';
import {
  activeOf,
  BLANK,
  type Campaign,
  type Fight,
  STANDARD_VARIANTS,
} from '../../src/campaign/model/state';
import { classNames } from '../../src/ui/words/class-names';
import { say } from '../support/words';

/** Gives the commands one after the other; a refusal is a fault of the test. */
export function play(state: Campaign, ...commands: readonly Command[]): Campaign {
  return commands.reduce((now, command) => {
    const decided = decide(now, command);
    if (!decided.ok)
      throw new Error(`${JSON.stringify(command)}: ${decided.error.code} ${say(decided.error.message)}`);
    return decided.value.reduce(apply, now);
  }, state);
}

export type Refused = { readonly code: string; readonly rule?: string };

/** Why a command is refused, or undefined if it is done. */
export function refusal(state: Campaign, command: Command): Refused | undefined {
  const decided = decide(state, command);
  if (decided.ok) return undefined;
  const { code, rule } = decided.error;
  return rule === undefined ? { code } : { code, rule };
}

type Found = Extract<Deed, { do: 'found' }>;
interface Wish extends Partial<Omit<Found, 'do' | 'members'>> {
  readonly classes?: readonly ClassId[];
  readonly kinds?: readonly Kind[];
}

export function foundation({ classes, kinds, ...wish }: Wish = {}): Found {
  const four = classes ?? ['warden', 'priest', 'witch', 'ranger'];
  return {
    do: 'found',
    name: 'The Lanterns',
    mode: 'story',
    hardcore: false,
    difficulty: 'free',
    variants: STANDARD_VARIANTS,
    chapter: 1,
    ...wish,
    members: four.map((id, i) => ({
      class: id,
      name: classNames[id],
      kind: kinds?.[i] ?? 'full',
      boardAnimus: 6,
      boardRegen: 5,
    })),
    ally: 'Man-at-Arms',
  };
}

export const founded = (wish: Wish = {}): Campaign => play(BLANK, foundation(wish));

/** The ids of the four, by seat. */
export function four(state: Campaign): [CharacterId, CharacterId, CharacterId, CharacterId] {
  const [a, b, c, d] = activeOf(state).map(who => who.id);
  if (!a || !b || !c || !d) throw new Error('The company is not whole.');
  return [a, b, c, d];
}

interface Came {
  readonly fallen?: readonly CharacterId[];
  readonly hp?: { readonly [id: CharacterId]: number };
  readonly killed?: readonly string[];
  readonly outcome?: Fight['outcome'];
}

export function fightOf(
  state: Campaign,
  { fallen = [], hp = {}, killed = [], outcome = 'won' }: Came = {},
): Fight {
  return {
    outcome,
    heroes: activeOf(state).map(({ id }) => ({
      id,
      hp: fallen.includes(id) ? 0 : (hp[id] ?? 4),
      fallen: fallen.includes(id),
      dealt: 5,
      lost: 2,
      best: 3,
    })),
    alliesKilled: killed,
    rounds: 4,
    minutes: 60,
  };
}

export const toFight: readonly Command[] = [{ do: 'beginChapter' }, { do: 'endStory' }, { do: 'beginFight' }];

/** From the chapter's start to its tally, with this fight. */
export function tallied(state: Campaign, came: Came = {}): Campaign {
  const fighting = play(state, ...toFight);
  return play(fighting, { do: 'endFight', result: fightOf(fighting, came) }, { do: 'tally' });
}

/** From the chapter's start to the next one's, nothing chosen and nothing drawn. */
export const through = (state: Campaign, came: Came = {}): Campaign =>
  play(tallied(state, came), { do: 'nextChapter', anyway: true });

export function item(wish: Partial<NewItem> = {}): NewItem {
  return {
    name: 'Axe',
    kind: 'weapon',
    hands: 1,
    defense: 0,
    might: {},
    range: null,
    cooldown: null,
    value: 10,
    unique: false,
    chapter: 1,
    ...wish,
  };
}
