import { commonLoot, playedAt, uniqueLoot } from '../facts/loot';
import { knockoutTicks, lossesOf, tickReasons } from '../facts/losses';
import { lootOwed } from '../facts/owed';
import { choiceSteps } from '../facts/owed-steps';
import { LAST_LEVEL } from '../kinds/levels';
import type { CharacterId } from '../model/character';
import type { Deed } from '../model/command';
import type { Event } from '../model/event';
import type { Item } from '../model/items';
import { activeOf, type Campaign, LAST_CHAPTER, lastFight, type Tally } from '../model/state';
import { say } from '../says/say';
import { endIfTooFew } from './members';
import { against, cannot, idsFrom, type Judged, will } from './verdict';

/** LL-1 to LL-13: what counts itself is done here, what is chosen becomes owed. */
export function tally(state: Campaign): Judged {
  const { phase } = state.course;
  if (phase !== 'epilogue') return cannot('wrong-phase', say('campaign.tally-in-epilogue'));
  if (state.course.tally) return cannot('wrong-phase', say('campaign.tallied-already'));
  const fight = lastFight(state);
  const four = activeOf(state);
  const losses = lossesOf(four, fight, state.hardcore, state.chapter >= LAST_CHAPTER);
  const ids = idsFrom(state);
  const events: Event[] = [];
  // OWN-5: after the last chapter nobody levels any more.
  for (const c of state.chapter < LAST_CHAPTER ? four : []) {
    if (losses.dead.includes(c.id)) continue;
    events.push({ event: 'levelSet', who: c.id, level: Math.min(LAST_LEVEL, c.level + 1) });
  }
  if (!state.course.replayed) {
    const reasons = tickReasons(knockoutTicks(losses.fallen.length, playedAt(state)), losses.fallen);
    const ticks = reasons.map(reason => ({ id: ids.next('k'), chapter: state.chapter, ...reason }));
    if (ticks.length > 0) events.push({ event: 'ticked', ticks }, ids.used());
  }
  for (const ally of state.allies) {
    if (fight?.alliesKilled.includes(ally.id) && !ally.archived) {
      events.push({ event: 'allySet', ally: { ...ally, archived: true } });
    }
  }
  const { injuries, items } = losses;
  const worn = Object.fromEntries(four.map(c => [c.id, c.items.map(item => item.id)]));
  events.push({ event: 'tallied', tally: { commonTaken: 0, uniqueTaken: 0, injuries, items, worn } });
  for (const who of losses.dead) events.push({ event: 'left', who, fate: 'dead' });
  return will([...events, ...endIfTooFew(state, losses.dead)]);
}

/** The tally under way, or the reason why there is none. */
const tallyOf = (state: Campaign): Tally | undefined => state.course.tally ?? undefined;
const untallied = () => cannot('wrong-phase', say('campaign.not-tallied'));

/** LL-4 to LL-7: an item that is not described is drawn all the same. */
export function loot(state: Campaign, deed: Extract<Deed, { do: 'loot' }>): Judged {
  const before = tallyOf(state);
  if (!before) return untallied();
  if (typeof deed.to === 'object' && !state.people[deed.to.who]) {
    return cannot('unknown-member', say('campaign.nobody-called'));
  }
  const ids = idsFrom(state);
  const common = deed.deck === 'common';
  const after: Tally = common
    ? { ...before, commonTaken: before.commonTaken + 1 }
    : { ...before, uniqueTaken: before.uniqueTaken + 1 };
  const events: Event[] = [{ event: 'tallied', tally: after }];
  if (deed.item) {
    events.push({ event: 'itemPut', item: { ...deed.item, id: ids.next('i') }, to: deed.to }, ids.used());
  }
  const left = lootOwed(state)[deed.deck];
  const all = (common ? commonLoot(state) : uniqueLoot(state)).total;
  return will(events, [
    against(left <= 0, common ? 'LL-4' : 'LL-5', say('campaign.loot-drawn', { all, deck: deed.deck })),
  ]);
}

/** OWN-144: of a line of sums one card goes; what it gave is taken off the sums by hand. */
const lost = (item: Item, who: CharacterId): Event =>
  item.cards && item.cards > 1
    ? { event: 'itemPut', item: { ...item, cards: item.cards - 1 }, to: { who } }
    : { event: 'itemPut', item, to: 'archive' };

/** LL-12 */
export function loseItem(state: Campaign, deed: Extract<Deed, { do: 'loseItem' }>): Judged {
  const before = tallyOf(state);
  const c = state.people[deed.who];
  if (!before) return untallied();
  if (!c) return cannot('unknown-member', say('campaign.nobody-called'));
  const item = c.items.find(worn => worn.id === deed.item);
  if (deed.item !== null && !item)
    return cannot('unknown-thing', say('campaign.item-not-carried', { who: c.name }));
  const left = before.items[c.id] ?? 0;
  const items = { ...before.items, [c.id]: Math.max(0, left - 1) };
  const events: Event[] = [{ event: 'tallied', tally: { ...before, items } }];
  if (item) events.push(lost(item, c.id));
  const fresh = item !== undefined && !before.worn[c.id]?.includes(item.id);
  return will(events, [
    against(left <= 0, 'LL-12', say('campaign.items-lost', { who: c.name })),
    against(fresh, 'LL-12', say('campaign.item-not-worn', { who: c.name, item: item?.name ?? null })),
  ]);
}

/** LL-10, LL-11 */
export function drawInjury(state: Campaign, deed: Extract<Deed, { do: 'drawInjury' }>): Judged {
  const before = tallyOf(state);
  const c = state.people[deed.who];
  if (!before) return untallied();
  if (!c) return cannot('unknown-member', say('campaign.nobody-called'));
  const ids = idsFrom(state);
  const left = before.injuries[c.id] ?? 0;
  const injuries = { ...before.injuries, [c.id]: Math.max(0, left - 1) };
  return will(
    [
      { event: 'tallied', tally: { ...before, injuries } },
      { event: 'injuriesSet', who: c.id, injuries: [...c.injuries, { id: ids.next('j'), name: deed.name }] },
      ids.used(),
    ],
    [against(left <= 0, 'LL-10', say('campaign.no-injury-now', { who: c.name }))],
  );
}

/** EN-11, SV-2, OWN-5 */
export function nextChapter(state: Campaign): Judged {
  if (state.course.phase !== 'epilogue') return cannot('wrong-phase', say('campaign.epilogue-first'));
  const open = choiceSteps(state, ['common', 'unique', 'injury', 'item']).map(step => step.words);
  const events: Event[] = [];
  for (const c of activeOf(state)) {
    events.push({ event: 'hpSet', who: c.id, hp: null }, { event: 'tokensSet', who: c.id, tokens: {} });
  }
  if (state.chapter >= LAST_CHAPTER) {
    events.push({ event: 'ended', ending: 'complete' }, { event: 'phaseReached', phase: 'over' });
  } else {
    events.push({ event: 'chapterReached', chapter: state.chapter + 1, phase: 'start' });
  }
  return will(events, [
    against(state.course.tally === null, 'LL-1', say('campaign.not-tallied')),
    against(open.length > 0, 'LL-1', say('campaign.still-open', { open })),
  ]);
}
