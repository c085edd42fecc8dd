import { type CharacterId, COMPANION_GROWTH, FULL_GROWTH, HAND, owingOf, permanentTokens } from './character';
import { CLASS_NAMES, type ClassId } from './classes';
import { maxHp } from './fight';
import { cardsIn, carryingAdvice } from './items';
import { knockoutTicks, replayTicks } from './losses';
import { companyLevel, traitsOwed } from './owed';
import { activeOf, type Campaign } from './state';
import { countOf, MOST_OF_A_KIND, TOKEN_KINDS, TOKEN_NAMES } from './tokens';
import { backpackSize, marksOf, TRAIT_IDS, TRAITS } from './traits';

/** A mark on the sheet: what stands here is not by the rules (OWN-16). It goes when it is put right. */
export interface Breach {
  readonly rule: string;
  readonly who: CharacterId | null;
  readonly text: string;
}

/** OWN-6: classes that hardcore has taken. */
export const deadClasses = (state: Campaign): readonly ClassId[] =>
  state.hardcore
    ? [...new Set(Object.values(state.people).flatMap(c => (c.fate === 'dead' ? [c.class] : [])))]
    : [];

export function breaches(state: Campaign): readonly Breach[] {
  return [...companyBreaches(state), ...activeOf(state).flatMap(c => characterBreaches(state, c.id))];
}

function companyBreaches(state: Campaign): readonly Breach[] {
  const found: Breach[] = [];
  const say = (rule: string, text: string) => found.push({ rule, who: null, text });
  const size = backpackSize(state.traits);
  const held = cardsIn(state.backpack);
  if (held > size) say('CP-4', `The backpack holds ${held} items of ${size}.`);
  for (const id of TRAIT_IDS) {
    const marks = marksOf(state.traits, id);
    const { name, most } = TRAITS[id];
    if (marks > most) say('CP-7', `${name} is marked ${marks} times; ${most} is the most.`);
  }
  const traits = traitsOwed(state);
  if (traits < 0) say('LV-3', `${-traits} more traits are marked than the levels gave.`);
  const classes = activeOf(state).map(c => c.class);
  for (const id of new Set(classes.filter((c, i) => classes.indexOf(c) !== i))) {
    say('OWN-8', `${CLASS_NAMES[id]} is played twice.`);
  }
  for (const id of deadClasses(state)) {
    if (classes.includes(id)) say('OWN-6', `${CLASS_NAMES[id]} has died in this hardcore campaign.`);
  }
  for (const { chapter, given, owed: ticks } of ticksShort(state))
    say('LL-9', `Chapter ${chapter} has ${given} of the ${ticks} knockout ticks that its fight gave.`);
  for (const { rule, text } of state.chapters[state.chapter - 1]?.irregular ?? []) say(rule, text);
  return found;
}

/** LL-9, EN-5: chapters whose ticks have been taken back; more of them may come from elsewhere. */
function ticksShort(state: Campaign) {
  return state.chapters.flatMap(({ fights, difficulty }, i) => {
    const chapter = i + 1;
    const last = fights.at(-1);
    const tallied = chapter < state.chapter || state.course.tally !== null || state.course.phase === 'over';
    if (!last || !difficulty || chapter > state.chapter || !tallied) return [];
    const fallen = last.heroes.filter(hero => hero.fallen).length;
    const sum = fights.length > 1 ? replayTicks(difficulty) : knockoutTicks(fallen, difficulty);
    const given = state.ticks.filter(tick => tick.chapter === chapter).length;
    return given < sum.total ? [{ chapter, given, owed: sum.total }] : [];
  });
}

function characterBreaches(state: Campaign, id: CharacterId): readonly Breach[] {
  const c = state.people[id];
  if (!c) return [];
  const found: Breach[] = [];
  const say = (rule: string, text: string) => found.push({ rule, who: id, text: `${c.name} ${text}` });
  const level = companyLevel(state);
  if (c.level !== level) say('LV-22', `is of level ${c.level}, the company of level ${level}.`);
  const { permanent, growth } = owingOf(c);
  if (permanent < 0) say('LV-4', `has ${-permanent} permanent tokens more than its level gives.`);
  if (growth < 0) say('LV-8', `has ${-growth} animus bonuses more than its level gives.`);
  const all = permanentTokens(c);
  for (const kind of TOKEN_KINDS) {
    const count = countOf(all, kind);
    if (count > MOST_OF_A_KIND)
      say('CP-5', `has ${count} permanent ${TOKEN_NAMES[kind]} tokens; 3 is the most.`);
  }
  const grows: readonly string[] = c.kind === 'full' ? FULL_GROWTH : COMPANION_GROWTH;
  if (c.growth.some(g => !grows.includes(g))) {
    say(
      'LV-8',
      `has an animus bonus of the wrong kind for a ${c.kind === 'full' ? 'full character' : 'companion'}.`,
    );
  }
  for (const advice of carryingAdvice(c.items)) say('CP-3', `${advice}.`);
  if (c.kind === 'full' && c.hand.length > HAND)
    say('AB-11', `has ${c.hand.length} cards in the hand; ${HAND} is the most.`);
  if (c.kind === 'companion' && c.hand.length > 1)
    say('SU-11', 'uses more than one side of an archetype card.');
  if (c.unlockedTo > c.level && c.fate === 'active' && c.unlockedTo > 1)
    say('LV-23', `has cards unlocked up to level ${c.unlockedTo}, above its level.`);
  if (c.hp !== null && c.hp > maxHp(state)) say('CP-1', `has ${c.hp} HP; ${maxHp(state)} is the most.`);
  const cards = c.kind === 'full' ? c.abilities : c.archetypes;
  const early = cards.filter(card => card.level > c.level);
  if (early.length > 0)
    say('LV-23', `has cards unlocked above its level: ${early.map(e => e.name).join(', ')}.`);
  return found;
}
