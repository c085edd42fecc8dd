import { signal } from '@preact/signals';
import type { Said } from '../../../basics/said';
import { owed } from '../../../campaign/facts/owed';
import type { CharacterId } from '../../../campaign/model/character';
import type { Campaign } from '../../../campaign/model/state';
import type { RuleSays } from '../../../campaign/says/rules';

/** The thing to do that somebody wants to see first, by its id on the chapter's page. */
export const wanted = signal<string | undefined>(undefined);

/** Where what is missing is done: a thing to do of the chapter, or a page of the book. */
export type Lead =
  | { readonly to: 'task'; readonly task: string }
  | { readonly to: 'chapter' | 'company' | 'people' }
  | { readonly to: 'who'; readonly who: CharacterId; readonly name: string };

/** `here`: all that can be done about it is done where the button was. `open`: the first choice that is open. */
type Place = 'here' | 'open' | 'chapter' | 'company' | 'people' | 'who' | { readonly task: string };

/** Every refusal of a campaign has its place; one without does not compile. */
export const places: { readonly [key in keyof RuleSays]: Place } = {
  'campaign.not-founded': 'here',
  'campaign.already-founded': 'chapter',
  'campaign.always-four': 'here',
  'campaign.seat-empty': { task: 'member' },
  'campaign.nobody-called': 'people',
  'campaign.nobody-such': 'people',
  'campaign.unknown-ally': 'company',
  'campaign.unknown-item': 'company',
  'campaign.unknown-injury': 'people',

  'campaign.class-twice': 'here',
  'campaign.class-here': 'people',
  'campaign.class-dead': 'people',
  'campaign.class-just-lost': 'people',
  'campaign.swapped-at-start': 'chapter',
  'campaign.seat-taken': 'people',

  'campaign.trait-full': 'company',
  'campaign.no-trait-now': 'company',
  'campaign.three-of-token': 'who',
  'campaign.three-of-growth': 'who',
  'campaign.no-permanent-now': 'who',
  'campaign.no-growth-now': 'who',
  'campaign.growth-by-kind': 'people',
  'campaign.no-cards-now': 'who',
  'campaign.card-locked': 'who',

  'campaign.difficulty-between': 'chapter',
  'campaign.difficulty-changed': 'chapter',
  'campaign.chapter-begun': 'chapter',
  'campaign.no-story-now': 'chapter',
  'campaign.story-first': 'chapter',
  'campaign.replay-tokens-open': { task: 'replayToken' },
  'campaign.replay-tokens-chosen': 'chapter',
  'campaign.no-encounter-now': 'chapter',
  'campaign.result-of-all': 'people',
  'campaign.lost-when-all-fell': 'here',
  'campaign.replay-when-lost': 'chapter',
  'campaign.nothing-lost': 'chapter',

  'campaign.tally-in-epilogue': 'chapter',
  'campaign.tallied-already': 'open',
  'campaign.not-tallied': { task: 'tally' },
  'campaign.loot-drawn': 'open',
  'campaign.item-not-carried': 'who',
  'campaign.items-lost': 'open',
  'campaign.item-not-worn': 'who',
  'campaign.no-injury-now': 'open',
  'campaign.epilogue-first': 'chapter',
  'campaign.loot-or-losses-open': 'open',
  'campaign.still-open': 'open',

  'campaign.no-trade-now': 'chapter',
  'campaign.has-iron': 'who',
  'campaign.price': 'here',
  'campaign.value-first': 'here',
  'campaign.most-curatives': 'here',
  'campaign.no-curative': 'company',
  'campaign.not-a-trait': 'company',
  'campaign.trait-used': 'company',
  'campaign.tough-at-setup': 'chapter',
  'campaign.tough-in-story': 'chapter',
  'campaign.unhurt': 'who',
  'campaign.checks-in-story': 'chapter',

  // A refused file leaves nothing to do in the book.
  'campaign.other-key': 'here',
  'campaign.active-has-seat': 'here',
  'campaign.no-such-id': 'here',
  'campaign.seated-twice': 'here',
  'campaign.item-in-two-places': 'here',
};

const isRefusal = (key: string): key is keyof RuleSays => key in places;

/** Losses and loot come before the rest: they are what keeps a chapter from its end (LL-1). */
const last = ['common', 'unique', 'injury', 'item'];

/** Where what a refusal misses is done, if it is done elsewhere in the book. */
export function askedFor(state: Campaign, said: Said): Lead | undefined {
  if (typeof said === 'string' || !isRefusal(said.say)) return undefined;
  const place = places[said.say];
  if (place === 'here') return undefined;
  const open = owed(state).map(one => one.owes);
  if (place === 'open') {
    const task = open.find(owes => last.includes(owes)) ?? open[0];
    return task ? { to: 'task', task } : { to: 'chapter' };
  }
  if (place === 'who') {
    const c = Object.values(state.people).find(one => one.name === said.who);
    return c ? { to: 'who', who: c.id, name: c.name } : { to: 'people' };
  }
  if (typeof place === 'string') return { to: place };
  const untallied = state.course.phase === 'epilogue' && state.course.tally === null;
  const isOpen = place.task === 'tally' ? untallied : open.some(owes => owes === place.task);
  return isOpen ? { to: 'task', task: place.task } : { to: 'chapter' };
}
