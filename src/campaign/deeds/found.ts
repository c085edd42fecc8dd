import type { Deed } from '../model/command';
import type { Event } from '../model/event';
import { type Campaign, isFounded } from '../model/state';
import { say } from '../says/say';
import { newCharacter } from './members';
import { against, cannot, idsFrom, type Judged, will } from './verdict';

const START_IRON = 3;

/** CP-2, CP-4, CP-6; in a later chapter it takes over a campaign that was begun on paper. */
export function found(state: Campaign, deed: Extract<Deed, { do: 'found' }>): Judged {
  if (isFounded(state)) return cannot('already-founded', say('campaign.already-founded'));
  if (deed.members.length !== 4) return cannot('wrong-choice', say('campaign.always-four'));
  const ids = idsFrom(state);
  const iron = deed.mode === 'instant' ? 0 : START_IRON;
  const late = deed.chapter > 1;
  const members = deed.members.map(member => ({
    ...newCharacter(ids.next('c'), member, deed.chapter),
    iron,
    // OWN-145: on paper the cards lie sorted in their save bags already.
    ...(late && deed.start === 'paper' ? { unlockedTo: deed.chapter } : {}),
    ...(late && deed.start === 'quick' ? { toEquip: true } : {}),
  }));
  const allies = [1, 2, 3, 4].map(() => ({ id: ids.next('a'), name: deed.ally, archived: false }));
  const { name, mode, hardcore, difficulty, variants, chapter } = deed;
  const events: Event[] = [
    { event: 'founded', name, mode, hardcore, difficulty, variants, chapter, members, allies },
  ];
  for (let past = 1; past < chapter; past++) {
    if (mode === 'story') events.push({ event: 'boxSet', chapter: past, box: 'story', on: true });
    events.push({ event: 'boxSet', chapter: past, box: 'encounter', on: true });
  }
  const classes = members.map(c => c.class);
  const twice = classes.find((c, i) => classes.indexOf(c) !== i);
  return will(
    [...events, ids.used()],
    [twice !== undefined && against(true, 'OWN-8', say('campaign.class-twice', { class: twice }))],
  );
}
