import type { FightEntry } from '../../campaign/facts/fight';
import { TOKEN_KINDS, type Tokens, withToken } from '../../campaign/kinds/tokens';
import type { Fight, FightHeroResult } from '../../campaign/model/state';
import type { Event } from '../../encounter/model/event';
import type { Friend, State } from '../../encounter/model/state';

const outcomes = { victory: 'won', defeat: 'lost', givenUp: 'givenUp' } as const;

/** The HP damage of the strongest single attack of each, from what was played. */
export function strongest(events: readonly Event[]): { readonly [who: string]: number } {
  const best: { [who: string]: number } = {};
  for (const event of events) {
    if (event.type === 'attacked') best[event.by] = Math.max(best[event.by] ?? 0, event.damage);
  }
  return best;
}

/** CP-5: a character keeps its combat tokens; all other tokens end with the fight. */
const tokensOf = (friend: Friend): Tokens =>
  TOKEN_KINDS.reduce<Tokens>((all, kind) => withToken(all, kind, friend.tokens[kind] ?? 0), {});

/** IT-3: the items of the four that lie face down at the end. Players tell what each card does about that. */
export const faceDown = (state: State): readonly string[] =>
  state.friends.flatMap(friend => friend.cards.spent.filter(id => state.library.items[id] !== undefined));

/** What a finished fight brings home; undefined while the fight goes on. */
export function resultOf(
  state: State,
  minutes: number,
  best: { readonly [who: string]: number } = {},
): Fight | undefined {
  if (!state.outcome) return undefined;
  const ids = state.sheets.map(sheet => sheet.id);
  const heroes = ids.map((id): FightHeroResult => {
    const friend = state.friends.find(one => one.id === id);
    const fallen = !friend || (friend.presence !== 'standing' && friend.presence !== 'consumed');
    return {
      id,
      hp: fallen ? 0 : friend.hp,
      fallen,
      dealt: state.tally.dealt[id] ?? 0,
      lost: state.tally.lost[id] ?? 0,
      best: best[id] ?? 0,
      ...(friend ? { tokens: tokensOf(friend) } : {}),
    };
  });
  const killed = state.friends.filter(one => one.presence === 'dead' || one.hp <= 0);
  return {
    outcome: outcomes[state.outcome],
    heroes,
    alliesKilled: killed.flatMap(one => state.allyOf[one.id]?.id ?? []),
    rounds: state.round,
    minutes,
  };
}

/** The result of a fight played without the app, before anybody has told it. */
export function blankResult(entry: FightEntry): Fight {
  return {
    outcome: 'won',
    heroes: entry.heroes.map(hero => ({
      id: hero.id,
      hp: Math.max(1, hero.hp - hero.injuryLoss),
      fallen: false,
      dealt: 0,
      lost: 0,
      best: 0,
    })),
    alliesKilled: [],
    rounds: 0,
    minutes: 0,
  };
}
