import { hashOf } from '../../basics/hash';
import { streamOf } from '../../basics/random';
import { freshTable } from '../../might/table';
import { isOfClass } from '../../stage/class-name';
import type { AbilityCard, InjuryCard, ItemCard } from '../../stage/company';
import { stack, stackOfPaper } from '../../stage/deck';
import type { EnemyKind, Placed } from '../../stage/encounter';
import type { Cubes } from '../../stage/steps';
import { addPools } from '../facts/select';
import { defenseOf, maxHpOf } from '../model/settings';
import type { HeroSetup, Setup } from '../model/setup';
import { setupSteps } from '../model/setup-steps';
import type { Die, Enemy, Friend, State } from '../model/state';
import { bystandersOf, noCards } from './bystanders';

/** The state that a fight begins with: the same setup always gives the same. */
export function initialState(setup: Setup): State {
  const { encounter, seed, settings } = setup;
  const cards = encounter.cards;
  const heroes = setup.heroes.map(hero => heroOf(hero, setup));
  const count = (stage: 1 | 2 | 3) => cards.filter(card => card.stage === stage).length;
  // OWN-162: of cards that a table teaches, those are known that it has met; the others lie in the deck all the same.
  const taught = cards.some(card => card.taught);
  const third = (stage: 1 | 2 | 3) => (taught ? Math.max(5, count(stage)) : count(stage) || 5);
  const incomplete = taught && ([1, 2, 3] as const).some(stage => count(stage) < 5);
  const stream = streamOf(seed, 'stage');
  const paper = settings.stage !== 'app' || cards.length === 0 || incomplete;
  return {
    encounter,
    origin: hashOf(encounter),
    chapter: setup.chapter,
    difficulty: setup.difficulty,
    hardcore: setup.hardcore,
    ambushed: setup.ambushed,
    settings: paper && settings.stage === 'app' ? { ...settings, stage: 'physical' } : settings,
    round: 0,
    phase: 'setup',
    step: 'open',
    ending: false,
    outcome: null,
    lead: setup.lead,
    turn: null,
    injured: [],
    friends: [...heroes, ...bystandersOf(setup, heroes)],
    enemies: enemiesOf(setup),
    obstacles: encounter.obstacles.map(one => ({ id: one.id, kind: one.kind, hexes: one.hexes })),
    tiles: encounter.tiles,
    might: freshTable(seed),
    direction: streamOf(seed, 'direction'),
    random: streamOf(seed, 'random'),
    stage: paper ? stackOfPaper([third(1), third(2), third(3)], stream) : stack(cards, stream),
    diceLost: 0,
    lasting: [],
    taunt: null,
    lastAttacker: null,
    agenda: [],
    frames: [],
    scene: null,
    allies: setup.allies,
    allyOf: {},
    sheets: setup.heroes,
    guardian: setup.guardian ?? null,
    allyTokens: setup.allyTokens ?? 0,
    library: {
      abilities: byId<AbilityCard>(setup.heroes.flatMap(hero => hero.cards ?? [])),
      items: byId<ItemCard>(setup.heroes.flatMap(hero => hero.items ?? [])),
      injuries: byId<InjuryCard>(setup.heroes.flatMap(hero => hero.injuries ?? [])),
      archetypes: Object.fromEntries(
        setup.heroes.flatMap(hero => (hero.archetype ? [[hero.id, hero.archetype]] : [])),
      ),
    },
    reminders: [...encounter.reminders, ...(setup.reminders ?? [])],
    ...(encounter.counters
      ? { counters: Object.fromEntries(encounter.counters.map(one => [one.id, one.start])) }
      : {}),
    due: [],
    tasks: [],
    checklist: setupSteps(setup).map(step => ({ ...step, done: false })),
    why: null,
    tally: { dealt: {}, lost: {}, best: 0 },
    count: 0,
  };
}

const byId = <T extends { readonly id: string }>(cards: readonly T[]): { readonly [id: string]: T } =>
  Object.fromEntries(cards.map(card => [card.id, card]));

/** CP-3: the sum of the items, at least 1; a companion's 2 more, at least 3. */
export const defenseOfSheet = (hero: HeroSetup, without: readonly string[] = []): number => {
  const items = (hero.items ?? []).filter(item => !without.includes(item.id));
  const lost = (hero.items ?? []).filter(item => without.includes(item.id));
  const sum = items.reduce((all, item) => all + (item.defense ?? 0), 0);
  const said =
    hero.defense === undefined ? null : hero.defense - lost.reduce((all, one) => all + (one.defense ?? 0), 0);
  return hero.kind === 'companion' ? Math.max(3, said ?? sum + 2) : Math.max(1, said ?? sum);
};

export const mightOfSheet = (hero: HeroSetup, without: readonly string[] = []): Cubes =>
  hero.might ??
  addPools((hero.items ?? []).filter(item => !without.includes(item.id)).map(item => item.might ?? {}));

/** The range of the items; a number that was entered for the whole sheet is that of its weapons (OWN-106). */
export const rangeOfSheet = (hero: HeroSetup, without: readonly string[] = [], armed = true): number =>
  (armed ? hero.range : undefined) ??
  Math.max(1, ...(hero.items ?? []).filter(item => !without.includes(item.id)).map(item => item.range ?? 1));

/** What a companion's injuries cost it at the start: 2 or 3 one HP, 4 or more two; their cards are not played. */
const injuriesCost = (hero: HeroSetup): number => {
  const count = hero.injuries?.length ?? 0;
  if (hero.kind !== 'companion') return 0;
  return count >= 4 ? 2 : count >= 2 ? 1 : 0;
};

function heroOf(hero: HeroSetup, setup: Setup): Friend {
  const maxHp = maxHpOf(setup.difficulty);
  // CN-9: a companion has no hand of ability cards
  const full = hero.kind === 'full';
  // SU-8: items and injuries lie in the hand besides the ability cards
  const hand = full
    ? [...(hero.cards ?? []), ...(hero.items ?? []), ...(hero.injuries ?? [])].map(card => card.id)
    : (hero.items ?? []).map(item => item.id);
  return {
    id: hero.id,
    name: hero.name,
    role: hero.kind,
    class: hero.class,
    ...(hero.className === undefined ? {} : { className: hero.className }),
    presence: 'standing',
    hp: Math.max(1, Math.min(maxHp, hero.hp ?? maxHp) - injuriesCost(hero)),
    maxHp,
    defense: defenseOfSheet(hero) + defenseOf(setup.difficulty),
    might: mightOfSheet(hero),
    range: rangeOfSheet(hero),
    // SU-15: all in the reserve
    animus: { available: 0, reserve: full ? (hero.maxAnimus ?? 6) : 2 },
    regen: full ? (hero.regen ?? 4) : 2,
    tokens: hero.tokens ?? {},
    cards: { ...noCards, hand },
    of: null,
    caged: null,
    consumed: null,
    thrown: [],
    falcons: isOfClass(hero, 'huntress') ? [hero.id, hero.id] : [],
    crippledFor: 0,
    at: hero.at ?? null,
    facing: hero.facing ?? 'N',
  };
}

/** The HP dice of a kind: those of its slots, or a minion's one (SU-5). */
export const diceOf = (kind: EnemyKind): readonly Die[] =>
  kind.slots && kind.slots.length > 0
    ? kind.slots.flatMap(slot =>
        slot.dice.map((hp, i) => ({
          id: slot.dice.length > 1 ? `${slot.id}:${i + 1}` : slot.id,
          slot: slot.id,
          hp,
          max: hp,
        })),
      )
    : [{ id: 'hp', slot: 'hp', hp: kind.hp ?? 1, max: kind.hp ?? 1 }];

export function enemyFrom(
  kind: EnemyKind,
  id: string,
  placed: Omit<Placed, 'enemy' | 'at'> & { at: string | null },
): Enemy {
  return {
    id,
    kind: kind.id,
    name: kind.name,
    number: placed.number ?? null,
    present: true,
    dice: diceOf(kind),
    tokens: {},
    crippledFor: 0,
    acted: false,
    at: placed.at,
    facing: placed.facing ?? 'N',
  };
}

function enemiesOf({ encounter, settings }: Setup): readonly Enemy[] {
  const seen: { [kind: string]: number } = {};
  return encounter.placed.flatMap(placed => {
    const kind = encounter.enemies.find(one => one.id === placed.enemy);
    if (!kind) return [];
    const count = (seen[kind.id] ?? 0) + 1;
    seen[kind.id] = count;
    const several =
      encounter.placed.filter(one => one.enemy === kind.id).length > 1 || kind.role === 'minion';
    const number = placed.number ?? (several ? count : undefined);
    const id = several ? `${kind.id}${number ?? count}` : kind.id;
    const at = settings.board === 'off' ? null : placed.at;
    return [enemyFrom(kind, id, { ...placed, at, ...(number === undefined ? {} : { number }) })];
  });
}
