import { CLASS_IDS } from '../../src/campaign/kinds/classes';
import { FACES } from '../../src/campaign/kinds/story-decks';
import { TOKEN_KINDS } from '../../src/campaign/kinds/tokens';
import { TRAIT_IDS } from '../../src/campaign/kinds/traits';
import { type CardUse, UNREAD_ALLY } from '../../src/campaign/kinds/uses';
import type { Command, NewMember, Payment } from '../../src/campaign/model/command';
import {
  BOXES,
  type Campaign,
  DIFFICULTIES,
  PHASES,
  STANDARD_VARIANTS,
} from '../../src/campaign/model/state';
import { fightOf, foundation, item } from './company';

const uses: readonly CardUse[] = [{ text: 'Heave', cost: 2, attack: true, bonus: 1, move: 1, window: null }];

/** Every command there is, with small numbers choosing whom and what; many are against the rules or make no sense. */
export function anyCommand(
  state: Campaign,
  [what, a, b, c]: readonly [number, number, number, number],
): Command {
  const pick = <T>(all: readonly T[], n: number, none: T): T => all[n % Math.max(1, all.length)] ?? none;
  const people = Object.keys(state.people);
  const who = pick(people, a, 'c1');
  const other = pick(people, b, 'c2');
  const token = pick(TOKEN_KINDS, b, 'redraw');
  const trait = pick(TRAIT_IDS, a, 'endurance');
  const chapter = 1 + (a % 21);
  const things = [...state.backpack, ...Object.values(state.people).flatMap(p => p.items)];
  const thing = pick(things, a, undefined);
  const hurt = Object.values(state.people).find(p => p.injuries.length > 0);
  const to = pick(['backpack', 'archive', { who: other }] as const, c, 'backpack');
  const pay: Payment = { [who]: b % 4 };
  const difficulty = pick(DIFFICULTIES, a, 'free');
  const member: NewMember = {
    class: pick(CLASS_IDS, b, 'cur'),
    name: 'Mildred',
    kind: c % 2 ? 'full' : 'companion',
  };
  const comes = c % 3 === 0 ? { back: other } : member;
  const growth = pick(['maxAnimus', 'regen', 'animus', 'battleflow'] as const, b, 'regen');
  const ability = { name: 'Rally', level: 1 + (b % 21), cooldown: 1, defense: null } as const;
  const fallen = Object.keys(state.people).filter((_, i) => (b >> (i % 8)) % 2 === 1);
  const outcome = pick(['won', 'lost', 'givenUp'] as const, c, 'won');
  const all: readonly Command[] = [
    foundation({
      hardcore: a % 2 === 0,
      chapter,
      difficulty,
      mode: b % 3 ? 'story' : 'instant',
      ...(c % 3 ? { start: c % 3 === 1 ? 'paper' : 'quick' } : {}),
    }),
    { do: 'difficulty', difficulty },
    { do: 'swap', out: who, in: comes },
    { do: 'changeKind', who },
    { do: 'die', who },
    { do: 'replace', seat: a % 4, in: comes },
    { do: 'chooseTrait', trait },
    { do: 'choosePermanent', who, token },
    { do: 'chooseGrowth', who, growth },
    {
      do: 'unlock',
      who,
      level: 1 + (b % 21),
      abilities: [ability],
      archetypes: [{ name: 'Guard', level: 5 }],
    },
    { do: 'equipped', who },
    { do: 'hand', who, cards: (state.people[who]?.abilities ?? []).slice(0, b).map(card => card.id) },
    { do: 'beginChapter' },
    { do: 'endStory' },
    { do: 'beginFight' },
    {
      do: 'endFight',
      result: fightOf(state, { fallen, outcome, killed: state.allies.slice(0, c % 3).map(ally => ally.id) }),
    },
    { do: 'replay' },
    { do: 'replayToken', who, token },
    { do: 'moveOn' },
    { do: 'tally' },
    { do: 'loot', deck: b % 2 ? 'common' : 'unique', to, item: item() },
    { do: 'loot', deck: b % 2 ? 'common' : 'unique', to },
    { do: 'loseItem', who, item: c % 2 ? (thing?.id ?? null) : null },
    { do: 'drawInjury', who, name: 'Limp' },
    { do: 'nextChapter' },
    { do: 'buy', item: item({ value: b % 4 }), to, pay },
    { do: 'sell', item: thing?.id ?? 'i1', to: who },
    { do: 'curatives', count: 1 + (c % 3), pay },
    { do: 'useCurative', who, heals: c % 3 },
    { do: 'runner', to: pick(['banksmith', 'apothecary', 'other'] as const, c, 'other'), pay },
    {
      do: 'fieldMedic',
      who: hurt?.id ?? who,
      injury: hurt?.injuries[0]?.id ?? 'j1',
      pay: { [who]: b % 2 ? state.chapter : 0 },
    },
    { do: 'toughAsNails', who },
    { do: 'giveIron', from: who, to: other, iron: 1 + (c % 3) },
    { do: 'drew', cards: FACES.slice(0, b % 3) },
    { do: 'remind', text: 'Two time tokens' },
    { do: 'forget', index: a % 3 },
    { do: 'tickStep', step: 'swap', on: a % 2 === 0 },
    { set: 'name', name: 'The Wolves' },
    { set: 'notes', notes: 'The bridge is down.', ...(a % 2 ? { chapter } : {}) },
    { set: 'hardcore', on: a % 2 === 0 },
    { set: 'mode', mode: a % 2 ? 'story' : 'instant' },
    { set: 'variants', variants: { ...STANDARD_VARIANTS, commonLoot: a % 2 ? 3 : 4 } },
    { set: 'box', chapter, box: pick(BOXES, b, 'story'), on: c % 2 === 0 },
    { set: 'playedAt', chapter, difficulty: b % 2 ? null : 'grim' },
    { set: 'minutes', chapter, minutes: b },
    { set: 'place', chapter: c % 2 ? state.chapter : chapter, phase: pick(PHASES, b, 'start') },
    { set: 'trait', trait, marks: b % 10 },
    { set: 'tick', chapter, words: 'by hand', count: 1 + (b % 5) },
    { set: 'untick', tick: pick(state.ticks, b, undefined)?.id ?? 'k1' },
    { set: 'ally', name: 'Fenn', count: 1 + (b % 3) },
    {
      set: 'allyIs',
      ally: pick(state.allies, b, undefined)?.id ?? 'a1',
      is: pick(['here', 'archived', 'gone'] as const, c, 'here'),
    },
    { set: 'allyNumbers', ally: pick(state.allies, b, undefined)?.id ?? 'a1', numbers: UNREAD_ALLY },
    { set: 'guardian', numbers: { ...UNREAD_ALLY, once: 'Roars.' } },
    { set: 'event', deck: a % 2 ? 'city' : 'deepwood', name: 'Fog' },
    { set: 'noEvent', event: pick(state.events, b, undefined)?.id ?? 'e1' },
    { set: 'curatives', count: b },
    { set: 'time', time: { tokens: b, effects: [{ at: c, text: 'The gate closes' }] } },
    { set: 'item', item: item({ kind: 'armor', defense: 2 }), to },
    { set: 'itemAt', item: thing?.id ?? 'i1', to },
    { set: 'itemIs', item: { ...item({ name: 'Broken axe' }), id: thing?.id ?? 'i1' } },
    { set: 'member', who, level: 1 + (b % 21), hp: c % 7, iron: b },
    {
      set: 'member',
      who,
      name: 'Kim',
      boardAnimus: b,
      boardRegen: null,
      unlockedTo: 1 + (b % 21),
      growth: [growth],
    },
    { set: 'token', who, token, count: c },
    { set: 'permanent', who, token, count: c % 5 },
    { set: 'injury', who, name: 'Cut' },
    {
      set: 'injuryIs',
      who,
      injury: { id: state.people[who]?.injuries[0]?.id ?? 'j1', name: 'Limp', cooldown: 2, text: 'Slow.' },
    },
    { set: 'healed', who, injury: state.people[who]?.injuries[0]?.id ?? 'j1' },
    { set: 'ability', who, ability },
    { set: 'abilityIs', who, ability: { ...ability, id: state.people[who]?.abilities[0]?.id ?? 'b1', uses } },
    { set: 'noAbility', who, ability: state.people[who]?.abilities[0]?.id ?? 'b1' },
    { set: 'archetype', who, archetype: { name: 'Guard', level: 5 } },
    {
      set: 'archetypeIs',
      who,
      archetype: { name: 'Guard', level: 5, id: state.people[who]?.archetypes[0]?.id ?? 'b1', uses },
    },
    { set: 'noArchetype', who, archetype: state.people[who]?.archetypes[0]?.id ?? 'b1' },
  ];
  const command = all[what % all.length] ?? { do: 'beginChapter' };
  return 'do' in command && (a + b + c) % 2 === 0 ? { ...command, anyway: true } : command;
}
