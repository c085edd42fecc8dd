import { maxHpOf } from '../../encounter/model/settings';
import { maxHp } from '../facts/fight';
import { playedAt } from '../facts/loot';
import { replayTicks, tickReasons } from '../facts/losses';
import { withToken } from '../kinds/tokens';
import { type CharacterId, permanentTokens } from '../model/character';
import type { Deed } from '../model/command';
import type { Event } from '../model/event';
import { activeOf, type Campaign, emptySeats, type Fight, findItem, type Tick } from '../model/state';
import { say } from '../says/say';
import { against, cannot, idsFrom, type Judged, will } from './verdict';

const REPLAY_TOKENS = 3;

/** CP-1, CP-5: all HP of the difficulty and one combat token for each permanent one. */
export function beginChapter(state: Campaign): Judged {
  if (state.course.phase !== 'start') return cannot('wrong-phase', say('campaign.chapter-begun'));
  const hp = maxHpOf(state.difficulty);
  const events: Event[] = [{ event: 'playedAt', chapter: state.chapter, difficulty: state.difficulty }];
  for (const c of activeOf(state)) {
    events.push({ event: 'hpSet', who: c.id, hp });
    events.push({ event: 'tokensSet', who: c.id, tokens: permanentTokens(c) });
  }
  events.push({ event: 'phaseReached', phase: state.mode === 'instant' ? 'between' : 'story' });
  return will(events, [against(emptySeats(state).length > 0, 'CP-2', say('campaign.seat-empty'))]);
}

export function endStory(state: Campaign): Judged {
  if (state.course.phase !== 'story') return cannot('wrong-phase', say('campaign.no-story-now'));
  return will([
    { event: 'boxSet', chapter: state.chapter, box: 'story', on: true },
    ...(state.course.draws?.length ? [{ event: 'drawsSet' as const, draws: [] }] : []),
    { event: 'phaseReached', phase: 'between' },
  ]);
}

export function beginFight(state: Campaign): Judged {
  if (state.course.phase !== 'between') return cannot('wrong-phase', say('campaign.story-first'));
  return will(
    [{ event: 'phaseReached', phase: 'fight' }],
    [
      against(
        Object.values(state.course.replayTokens).some(left => left > 0),
        'EN-10',
        say('campaign.replay-tokens-open'),
      ),
    ],
  );
}

/** OWN-3: who gives up has fallen. */
function counted(fight: Fight): Fight {
  if (fight.outcome !== 'givenUp') {
    return { ...fight, heroes: fight.heroes.map(hero => (hero.fallen ? { ...hero, hp: 0 } : hero)) };
  }
  return { ...fight, heroes: fight.heroes.map(hero => ({ ...hero, fallen: true, hp: 0 })) };
}

/** EN-1 to EN-4: a fight comes back with its result, whoever has kept it. */
export function endFight(state: Campaign, deed: Extract<Deed, { do: 'endFight' }>): Judged {
  const { phase } = state.course;
  if (phase !== 'fight' && phase !== 'between')
    return cannot('wrong-phase', say('campaign.no-encounter-now'));
  const fight = counted(deed.result);
  const four = activeOf(state).map(c => c.id);
  const came = fight.heroes.map(hero => hero.id);
  if (came.length !== four.length || four.some(id => !came.includes(id))) {
    return cannot('unknown-member', say('campaign.result-of-all'));
  }
  const events: Event[] = [{ event: 'fought', fight }];
  for (const hero of fight.heroes) {
    events.push({ event: 'hpSet', who: hero.id, hp: hero.hp });
    if (hero.tokens) events.push({ event: 'tokensSet', who: hero.id, tokens: hero.tokens });
  }
  for (const id of fight.usedUp ?? []) {
    const item = findItem(state, id);
    if (item) events.push({ event: 'itemPut', item, to: 'archive' });
  }
  const won = fight.outcome === 'won';
  if (won) events.push({ event: 'boxSet', chapter: state.chapter, box: 'encounter', on: true });
  events.push({ event: 'phaseReached', phase: won ? 'epilogue' : 'aftermath' });
  return will(events, [
    against(
      fight.outcome === 'lost' && fight.heroes.some(hero => !hero.fallen),
      'EN-2',
      say('campaign.lost-when-all-fell'),
    ),
  ]);
}

/** EN-5 to EN-10: everybody is back, those that died in the lost attempt too (EN-8), with all HP (EN-9). */
export function replay(state: Campaign): Judged {
  if (state.course.phase !== 'aftermath') return cannot('wrong-phase', say('campaign.replay-when-lost'));
  const ids = idsFrom(state);
  const events: Event[] = [];
  if (!state.course.replayed) {
    const sum = replayTicks(playedAt(state));
    const ticks: Tick[] = tickReasons(sum, []).map(reason => ({
      id: ids.next('k'),
      chapter: state.chapter,
      ...reason,
    }));
    events.push({ event: 'ticked', ticks }, { event: 'replayed' }, ids.used());
  }
  const left: { [id: CharacterId]: number } = {};
  for (const c of activeOf(state)) {
    events.push({ event: 'hpSet', who: c.id, hp: maxHp(state) });
    events.push({ event: 'tokensSet', who: c.id, tokens: permanentTokens(c) });
    left[c.id] = REPLAY_TOKENS;
  }
  events.push({ event: 'replayTokensSet', left }, { event: 'phaseReached', phase: 'between' });
  return will(events);
}

/** EN-10: any three, one at a time. */
export function replayToken(state: Campaign, deed: Extract<Deed, { do: 'replayToken' }>): Judged {
  const c = state.people[deed.who];
  if (c?.fate !== 'active') return cannot('unknown-member', say('campaign.nobody-called'));
  const left = state.course.replayTokens[c.id] ?? 0;
  return will(
    [
      { event: 'tokensSet', who: c.id, tokens: withToken(c.tokens, deed.token, 1) },
      { event: 'replayTokensSet', left: { ...state.course.replayTokens, [c.id]: Math.max(0, left - 1) } },
    ],
    [against(left <= 0, 'EN-10', say('campaign.replay-tokens-chosen'))],
  );
}

/** EN-4, OWN-4 */
export function moveOn(state: Campaign): Judged {
  if (state.course.phase !== 'aftermath') return cannot('wrong-phase', say('campaign.nothing-lost'));
  return will([
    { event: 'boxSet', chapter: state.chapter, box: 'encounter', on: true },
    { event: 'phaseReached', phase: 'epilogue' },
  ]);
}
