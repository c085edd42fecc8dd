import type { Said, Sentence } from '../../basics/said';
import type { ClassId } from '../kinds/classes';
import { countOf, MOST_OF_A_KIND, TOKEN_KINDS } from '../kinds/tokens';
import { backpackSize, marksOf, TRAIT_IDS, TRAITS } from '../kinds/traits';
import {
  type CharacterId,
  COMPANION_GROWTH,
  FULL_GROWTH,
  HAND,
  owingOf,
  permanentTokens,
} from '../model/character';
import { cardsIn, carryingAdvice } from '../model/items';
import { activeOf, type Campaign } from '../model/state';
import { say } from '../says/say';
import { maxHp } from './fight';
import { knockoutTicks, replayTicks } from './losses';
import { companyLevel, traitsOwed } from './owed';

/** A mark on the sheet: what stands here is not by the rules (OWN-16). It goes when it is put right. */
export interface Breach {
  readonly rule: string;
  readonly who: CharacterId | null;
  readonly text: Said;
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
  const mark = (rule: string, text: Said) => found.push({ rule, who: null, text });
  const size = backpackSize(state.traits);
  const held = cardsIn(state.backpack);
  if (held > size) mark('CP-4', say('campaign.backpack-full', { held, size }));
  for (const id of TRAIT_IDS) {
    const marks = marksOf(state.traits, id);
    const { most } = TRAITS[id];
    if (marks > most) mark('CP-7', say('campaign.trait-over', { trait: id, marks, most }));
  }
  const traits = traitsOwed(state);
  if (traits < 0) mark('LV-3', say('campaign.traits-over', { count: -traits }));
  const classes = activeOf(state).map(c => c.class);
  for (const id of new Set(classes.filter((c, i) => classes.indexOf(c) !== i))) {
    mark('OWN-8', say('campaign.class-twice', { class: id }));
  }
  for (const id of deadClasses(state)) {
    if (classes.includes(id)) mark('OWN-6', say('campaign.class-dead', { class: id }));
  }
  for (const short of ticksShort(state)) mark('LL-9', say('campaign.ticks-short', short));
  for (const { rule, text } of state.chapters[state.chapter - 1]?.irregular ?? []) mark(rule, text);
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
  const who = c.name;
  const mark = (rule: string, text: Sentence) => found.push({ rule, who: id, text });
  const level = companyLevel(state);
  if (c.level !== level) mark('LV-22', say('campaign.level-off', { who, level: c.level, company: level }));
  const { permanent, growth } = owingOf(c);
  if (permanent < 0) mark('LV-4', say('campaign.permanents-over', { who, count: -permanent }));
  if (growth < 0) mark('LV-8', say('campaign.growth-over', { who, count: -growth }));
  const all = permanentTokens(c);
  for (const token of TOKEN_KINDS) {
    const count = countOf(all, token);
    if (count > MOST_OF_A_KIND)
      mark('CP-5', say('campaign.tokens-over', { who, count, token, most: MOST_OF_A_KIND }));
  }
  const grows: readonly string[] = c.kind === 'full' ? FULL_GROWTH : COMPANION_GROWTH;
  if (c.growth.some(g => !grows.includes(g))) {
    mark('LV-8', say('campaign.growth-wrong', { who, kind: c.kind }));
  }
  for (const advice of carryingAdvice(c.items, who)) mark('CP-3', advice);
  if (c.kind === 'full' && c.hand.length > HAND)
    mark('AB-11', say('campaign.hand-over', { who, cards: c.hand.length, most: HAND }));
  if (c.kind === 'companion' && c.hand.length > 1) mark('SU-11', say('campaign.sides-over', { who }));
  if (c.unlockedTo > c.level && c.fate === 'active' && c.unlockedTo > 1)
    mark('LV-23', say('campaign.unlocked-over', { who, level: c.unlockedTo }));
  const most = maxHp(state);
  if (c.hp !== null && c.hp > most) mark('CP-1', say('campaign.hp-over', { who, hp: c.hp, most }));
  const cards = c.kind === 'full' ? c.abilities : c.archetypes;
  const early = cards.filter(card => card.level > c.level);
  if (early.length > 0)
    mark('LV-23', say('campaign.cards-early', { who, cards: early.map(card => card.name) }));
  return found;
}
