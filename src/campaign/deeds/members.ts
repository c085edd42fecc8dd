import { deadClasses } from '../facts/breaches';
import { maxHp } from '../facts/fight';
import { companyLevel } from '../facts/owed';
import { boardValuesOf, CLASS_IDS } from '../kinds/classes';
import { type Character, type CharacterId, permanentTokens } from '../model/character';
import type { Deed, NewMember } from '../model/command';
import type { Event } from '../model/event';
import { activeOf, type Campaign } from '../model/state';
import { say } from '../says/say';
import { against, cannot, idsFrom, type Judged, type Objection, will } from './verdict';

/** A sheet for somebody new at a level; what the level brings is owed, to be chosen by the player (LV-25). */
export function newCharacter(id: CharacterId, member: NewMember, level: number): Character {
  const printed = boardValuesOf(member.class);
  return {
    id,
    class: member.class,
    name: member.name,
    kind: member.kind,
    fate: 'active',
    level,
    boardAnimus: member.boardAnimus ?? printed.animus,
    boardRegen: member.boardRegen ?? printed.regen,
    growth: [],
    permanent: {},
    tokens: {},
    hp: null,
    abilities: [],
    hand: [],
    archetypes: [],
    unlockedTo: 1,
    items: [],
    toEquip: false,
    injuries: [],
    iron: 0,
  };
}

type Incoming = NewMember | { readonly back: CharacterId };

/** LV-25, LV-26, LV-30: who comes in, quick leveled to the chapter and to be equipped from the common decks. */
function incoming(state: Campaign, who: Incoming, id: CharacterId): Character | undefined {
  const level = companyLevel(state);
  const toEquip = level > 1;
  if (!('back' in who)) return { ...newCharacter(id, who, level), toEquip };
  const known = state.people[who.back];
  if (known?.fate !== 'away') return undefined;
  return { ...known, fate: 'active', level, items: [], hand: [], toEquip, injuries: [], iron: 0 };
}

/** OWN-17: whoever comes in mid-chapter is as fresh as at its start. */
function freshIn(state: Campaign, c: Character): Character {
  const { phase } = state.course;
  const inChapter = phase === 'story' || phase === 'between' || phase === 'fight';
  return inChapter ? { ...c, hp: maxHp(state), tokens: permanentTokens(c) } : c;
}

function classObjections(state: Campaign, c: Character): (Objection | false)[] {
  return [
    against(
      activeOf(state).some(other => other.class === c.class),
      'OWN-8',
      say('campaign.class-here', { class: c.class }),
    ),
    against(deadClasses(state).includes(c.class), 'OWN-6', say('campaign.class-dead', { class: c.class })),
  ];
}

const stranger = () => cannot('unknown-member', say('campaign.nobody-such'));

/** LV-28 to LV-30 */
export function swap(state: Campaign, deed: Extract<Deed, { do: 'swap' }>): Judged {
  const seat = state.seats.indexOf(deed.out);
  const out = state.people[deed.out];
  const ids = idsFrom(state);
  const newcomer = incoming(state, deed.in, ids.next('c'));
  if (seat < 0 || out?.fate !== 'active' || !newcomer) return stranger();
  const joins = freshIn(state, { ...newcomer, iron: out.iron, injuries: out.injuries });
  const events: Event[] = [
    { event: 'ironSet', who: out.id, iron: 0 },
    { event: 'injuriesSet', who: out.id, injuries: [] },
    { event: 'left', who: out.id, fate: 'away' },
    { event: 'joined', character: joins, seat },
    ids.used(),
  ];
  const others = { ...state, seats: state.seats.filter(id => id !== out.id) };
  return will(events, [
    against(state.course.phase !== 'start', 'LV-28', say('campaign.swapped-at-start')),
    ...classObjections(others, joins),
  ]);
}

/** LV-31, OWN-10: a new sheet for the same one; items, injuries and iron stay. */
export function changeKind(state: Campaign, who: CharacterId): Judged {
  const c = state.people[who];
  if (c?.fate !== 'active') return stranger();
  const kind = c.kind === 'full' ? 'companion' : 'full';
  return will(
    [
      { event: 'kindSet', who, kind },
      { event: 'levelSet', who, level: companyLevel(state) },
      { event: 'growthSet', who, growth: [] },
      { event: 'permanentSet', who, permanent: {} },
      { event: 'unlockedTo', who, level: 1 },
      { event: 'handSet', who, hand: [] },
    ],
    [against(state.course.phase !== 'start', 'LV-28', say('campaign.swapped-at-start'))],
  );
}

/** A death in the story; those of a fight come with its losses. OWN-6 may end a hardcore campaign here. */
export function die(state: Campaign, who: CharacterId): Judged {
  if (state.people[who]?.fate !== 'active') return stranger();
  return will([{ event: 'left', who, fate: 'dead' }, ...endIfTooFew(state, [who])]);
}

/** OWN-6: with fewer than four classes living a hardcore campaign is over. */
export function endIfTooFew(state: Campaign, dying: readonly CharacterId[]): readonly Event[] {
  if (!state.hardcore) return [];
  const dead = new Set([...deadClasses(state), ...dying.map(id => state.people[id]?.class)]);
  if (CLASS_IDS.length - dead.size >= 4) return [];
  return [
    { event: 'ended', ending: 'fallen' },
    { event: 'phaseReached', phase: 'over' },
  ];
}

/** LV-25 to LV-27, OWN-7 */
export function replace(state: Campaign, deed: Extract<Deed, { do: 'replace' }>): Judged {
  const gone = state.people[state.seats[deed.seat] ?? ''];
  if (!gone || gone.fate === 'active') return cannot('wrong-choice', say('campaign.seat-taken'));
  const ids = idsFrom(state);
  const newcomer = incoming(state, deed.in, ids.next('c'));
  if (!newcomer) return stranger();
  const joins = freshIn(state, newcomer);
  return will(
    [{ event: 'joined', character: joins, seat: deed.seat }, ids.used()],
    [
      against(
        !('back' in deed.in) && gone.class === joins.class,
        'LV-27',
        say('campaign.class-just-lost', { class: joins.class }),
      ),
      ...classObjections(state, joins),
    ],
  );
}
