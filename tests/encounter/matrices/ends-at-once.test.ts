import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/encounter/model/command';
import type { HeroSetup } from '../../../src/encounter/model/setup';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import type { HeroEffect, ItemCard } from '../../../src/stage/company';
import type { Encounter, EnemyKind } from '../../../src/stage/encounter';
import type { Effect, Step } from '../../../src/stage/steps';
import { encounterOf, hit } from '../support/least-fixture';
import { ability, course, type Fight, foe, go, nobody, of, pick, play } from '../support/scripted-fight';

/** How the fight is decided: the bosses' last die, all Oathsworn, or what the encounter itself counts. */
type Outcome = 'victory' | 'defeat';

/** One moment at which it is decided, and what would have come after it. */
interface Moment {
  readonly outcome: Outcome;
  readonly steps?: readonly Step[];
  readonly heroes?: Partial<Record<'a' | 'b' | 'c' | 'd', Partial<HeroSetup>>>;
  readonly more?: (weak: boolean) => Partial<Encounter>;
  /** Until it is decided, and on; `weak` is the fight that is decided, the other one goes on and shows what comes. */
  readonly goes: (one: Fight, weak: boolean) => void;
}

const company = { who: 'company' } as const;
const lose = (hp: number): Effect => ({ effect: 'lose', hp });
const felt: readonly Effect[] = [{ effect: 'token', token: 'after', count: 1 }];
/** What comes after, in a card of the enemy. */
const after: Step = { do: 'effect', on: company, effects: felt };
const bosses: Step = { do: 'effect', on: { who: 'bosses' }, effects: [lose(2)] };
const byHand: Step = { do: 'text', text: 'by hand' };
const strikes: Step = { do: 'attack', at: company, might: { black: 6 }, hit: felt };

/** And in a card of the company. */
const gains: HeroEffect = { effect: 'gain', token: 'after', count: 1, on: 'self' };
const boost = (hits: readonly Effect[]): ItemCard => ({
  id: 'trick',
  name: 'Trick',
  kind: 'gear',
  choices: [
    { id: 'x', text: '', cost: 0, effects: [{ effect: 'boost', bonus: 4, hit: hits }], interrupt: 'onHit' },
  ],
});
const small = (id: string, hp: number): EnemyKind => ({
  id,
  name: id,
  role: 'boss',
  footprint: 'single',
  defense: 2,
  might: { red: 2 },
  slots: [{ id: 'heart', name: 'Heart', hexes: [[]], dice: [hp] }],
});
const rat = encounterOf().enemies.find(kind => kind.id === 'rat');
if (!rat) throw new Error('no rat');
const ratsThat = (acts: readonly Step[]): Partial<Encounter> => ({
  enemies: [small('boss', 2), { ...rat, mob: false, hp: 9, acts }],
  placed: [
    { enemy: 'boss', at: 'I5', facing: 'S' },
    { enemy: 'rat', at: 'H6', number: 1 },
    { enemy: 'rat', at: 'J6', number: 2 },
  ],
});
const tough = (kinds: Partial<Encounter>, weak: boolean): Partial<Encounter> => ({
  ...kinds,
  enemies: (kinds.enemies ?? []).map(kind =>
    kind.role === 'boss' && !weak
      ? { ...kind, slots: (kind.slots ?? []).map(slot => ({ ...slot, dice: [20] })) }
      : kind,
  ),
});
const alone: Partial<Encounter> = {
  enemies: [small('boss', 2)],
  placed: [{ enemy: 'boss', at: 'I5', facing: 'S' }],
};
const boss = (weak: boolean): Partial<Encounter> => tough(alone, weak);

const total = (damage: number): Command => ({ do: 'answer', answer: { answer: 'total', damage } });
const ends: Command = { do: 'endTurns' };

/** Goes on through all that is asked in this round: 4 damage where a draw is asked for, the item where it may be played. */
function onward(one: Fight, item = false): void {
  const { round } = one.state;
  for (let i = 0; i < 60 && one.state.outcome === null && one.state.round === round; i++) {
    const question = questionOf(one.state);
    if (!question) return;
    if (question.ask === 'defend') one.tap(nobody);
    else if (question.ask === 'tap' || question.ask === 'pool') one.tap(total(4));
    else if (question.ask === 'pick')
      one.tap(pick(...question.options.slice(0, question.min || 1).map(it => it.id)));
    else if (question.ask === 'go' && item && question.plays.length > 0) one.tap(play('a', 'trick'));
    else one.tap(go);
  }
}
const until = (one: Fight, ask: string): void => {
  for (let i = 0; i < 30 && questionOf(one.state)?.ask !== ask; i++) {
    const question = questionOf(one.state);
    if (!question) throw new Error(`${ask} is never asked`);
    one.tap(question.ask === 'defend' ? nobody : question.ask === 'tap' ? total(4) : go);
  }
};

const hardy = (one: Fight): void => {
  for (const who of ['a', 'b', 'c', 'd'])
    one.tap(
      { do: 'say', correction: { say: 'maxHp', who, hp: 60 } },
      { do: 'say', correction: { say: 'hp', who, hp: 60 } },
    );
};

const bleeding: Effect = { effect: 'bleeds', hp: 1 };
const bleed: Command = { do: 'say', correction: { say: 'token', who: 'boss', token: 'bleed', count: 2 } };
const ownCard = (
  effects: readonly HeroEffect[],
  items: readonly ItemCard[] = [],
): NonNullable<Moment['heroes']> => ({
  a: { at: 'I6', cards: [ability('sweep', effects)], items },
});
const swept = (effect: readonly Effect[], damage: number, first: Command | null = null): Partial<Moment> => ({
  heroes: ownCard([{ effect: 'attack', range: 1, hit: effect }, gains]),
  goes: one => {
    if (first) one.tap(first);
    one.tap(play('a', 'sweep'));
    if (questionOf(one.state)?.ask === 'pick') one.tap(pick('boss'));
    one.tap(total(damage));
    onward(one);
  },
});
const byCompany = (change: Partial<Moment>): Moment => ({
  outcome: 'victory',
  more: boss,
  goes: one => onward(one),
  ...change,
});
const byEnemy = (steps: readonly Step[], change: Partial<Moment> = {}): Moment => ({
  outcome: 'victory',
  steps,
  more: boss,
  goes: one => {
    one.tap(ends);
    onward(one);
  },
  ...change,
});
/** At the question of that kind somebody strikes; what is left of the enemy's card would still come. */
const struckAt = (ask: string): Moment =>
  byEnemy([strikes, after], {
    goes: one => {
      one.tap(ends);
      until(one, ask);
      one.tap(hit('d', 4, 'heart'));
      onward(one);
    },
  });
const kills: readonly Effect[] = [lose(9)];
const felled: Step = { do: 'effect', on: { who: 'oathsworn' }, effects: kills };

const moments: Readonly<Record<string, Moment>> = {
  'the damage of an attack': byCompany(swept([], 4)),
  'HP that the hit takes': byCompany(swept([lose(2)], 0)),
  'bleeding that the hit triggers': byCompany(swept([bleeding], 0, bleed)),
  'a collision that the hit causes': byCompany({
    ...swept([{ effect: 'knockback', hexes: 2 }], 2),
    more: weak => ({ ...boss(weak), obstacles: [{ id: 'rock', kind: 'rock', hexes: ['I4'] }] }),
  }),
  'an item that answers the hit': byCompany({
    heroes: ownCard([{ effect: 'attack', range: 1 }, gains], [boost([])]),
    goes: one => {
      one.tap(play('a', 'sweep'));
      if (questionOf(one.state)?.ask === 'pick') one.tap(pick('boss'));
      one.tap(total(0));
      onward(one, true);
    },
  }),
  'a further attack of the card': byCompany({
    heroes: ownCard([{ effect: 'attack', range: 1 }, { effect: 'attack', range: 1 }, gains]),
    goes: one => {
      one.tap(play('a', 'sweep'));
      if (questionOf(one.state)?.ask === 'pick') one.tap(pick('boss'));
      one.tap(total(0));
      onward(one);
    },
  }),
  'a step of the enemy’s own card': byEnemy([bosses, after]),
  'bleeding that its card triggers': byEnemy(
    [{ do: 'effect', on: { who: 'self' }, effects: [bleeding] }, after],
    {
      goes: one => {
        one.tap(bleed, ends);
        onward(one);
      },
    },
  ),
  'its own area': byEnemy([
    { do: 'target', rules: [] },
    { do: 'attack', range: 'any', might: { black: 6 }, area: { area: 'circle' } },
    after,
  ]),
  'one of the repetitions of a step': byEnemy([
    {
      do: 'each',
      of: { who: 'oathsworn' },
      steps: [{ do: 'effect', on: { who: 'each' }, effects: felt }, bosses],
    },
  ]),
  'the table’s word between two steps': byEnemy([byHand, after], {
    goes: (one, weak) => {
      const hp = weak ? 0 : 18;
      one.tap(ends, { do: 'say', correction: { say: 'die', enemy: 'boss', die: 'heart', hp, quiet: false } });
      onward(one);
    },
  }),
  'an attack before the cards of the enemy are drawn': struckAt('defend'),
  'an attack after the cards of the enemy are drawn': struckAt('soak'),
  'an attack between two steps of its card': byEnemy([byHand, after], {
    goes: one => {
      one.tap(ends, hit('d', 4, 'heart'));
      onward(one);
    },
  }),
  'an act of a minion': byEnemy([], { more: weak => tough(ratsThat([bosses, after]), weak) }),
  'minions sent by a card': byEnemy([{ do: 'minions', steps: [bosses] }, after], {
    more: weak => tough(ratsThat([]), weak),
  }),
  'fire at the end of the round': byEnemy([], {
    more: weak => ({
      ...tough({ ...alone, enemies: [small('boss', 1)] }, weak),
      tiles: [{ kind: 'fire', hexes: ['I5'] }],
    }),
    goes: one => {
      one.state = {
        ...one.state,
        friends: one.state.friends.map(it => ({
          ...it,
          caged: { difficulty: 1, fail: felt, until: one.state.round, tried: false },
        })),
      };
      one.tap(ends);
      onward(one);
    },
  }),
  'the last boss, while a reaction of another one waits': byCompany({
    steps: [after],
    heroes: ownCard([
      { effect: 'attack', range: 1 },
      { effect: 'attack', range: 1 },
    ]),
    more: weak => ({
      enemies: [small('boss', 2), small('other', weak ? 2 : 20)],
      placed: [
        { enemy: 'boss', at: 'I5', facing: 'S' },
        { enemy: 'other', at: 'I7', facing: 'S' },
      ],
    }),
    goes: one => {
      one.tap(play('a', 'sweep'));
      if (questionOf(one.state)?.ask === 'pick') one.tap(pick('boss'));
      one.tap(total(4));
      onward(one);
    },
  }),
  'the last die, in a reaction to another one': byCompany({
    steps: [bosses, after],
    more: weak => ({
      enemies: [small('boss', 2), small('other', weak ? 2 : 20)],
      placed: [
        { enemy: 'boss', at: 'I5', facing: 'S' },
        { enemy: 'other', at: 'P5', facing: 'S' },
      ],
    }),
    goes: one => {
      one.tap(hit('a', 4, 'heart'));
      onward(one);
    },
  }),
  'a step that fells all Oathsworn': {
    outcome: 'defeat',
    steps: [felled, after],
    more: () => boss(false),
    heroes: {},
    goes: (one, weak) => {
      if (!weak) hardy(one);
      one.tap(
        { do: 'say', correction: { say: 'friend', name: 'Miller', at: 'E1', hp: 60, defense: 1 } },
        ends,
      );
      onward(one);
    },
  },
  'the act of a minion that fells all Oathsworn': {
    outcome: 'defeat',
    more: () => tough(ratsThat([felled, after]), false),
    goes: (one, weak) => {
      if (!weak) hardy(one);
      one.tap(
        { do: 'say', correction: { say: 'friend', name: 'Miller', at: 'E1', hp: 60, defense: 1 } },
        ends,
      );
      onward(one);
    },
  },
  'both sides at once, by one step': byEnemy(
    [{ do: 'effect', on: { who: 'bosses' }, effects: kills }, felled, after],
    {
      more: weak => tough(alone, weak),
      goes: (one, weak) => {
        if (!weak) hardy(one);
        one.tap(ends);
        onward(one);
      },
    },
  ),
};

/** Who felt what would have come after, and how the fight stands. */
function fought({ steps = [], heroes = {}, more, goes }: Moment, weak: boolean) {
  const one = course(steps, { a: { at: 'I6' }, b: { at: 'I9' }, ...heroes }, more?.(weak) ?? boss(weak), {
    might: 'physical',
    windows: 'all',
  });
  one.tap({ do: 'say', correction: { say: 'animus', who: 'a', available: 9, reserve: 3 } });
  const known = one.events.length;
  goes(one, weak);
  const decided = one.events.findIndex((event, at) => at >= known && isDecisive(one, event));
  const later = one.events.slice(decided + 1);
  return {
    outcome: one.state.outcome,
    // HP or tokens, of anybody of the company.
    felt: later.some(
      event =>
        (event.type === 'hp' && event.by !== null) ||
        (event.type === 'token' && event.token === 'after' && event.count > 0),
    ),
    asked: questionOf(one.state)?.ask ?? null,
    one,
  };
}

/** The last of what decides: a die of the last boss, or the last of the four. */
const isDecisive = (one: Fight, event: Fight['events'][number]): boolean =>
  (event.type === 'die' && event.hp === 0 && isLastOf(one, event)) ||
  (event.type === 'presence' && event.presence !== 'standing' && isLastOf(one, event));
const isLastOf = (one: Fight, event: Fight['events'][number]): boolean =>
  one.events.findLastIndex(it =>
    event.type === 'die'
      ? it.type === 'die' && it.hp === 0
      : it.type === 'presence' && it.presence !== 'standing',
  ) === one.events.indexOf(event);

describe('once the fight is decided', () => {
  for (const [name, moment] of Object.entries(moments))
    it(`FT-6, EN-1, EN-2, EN-3: ${name}: it is over, and nothing comes after it`, () => {
      const goesOn = fought(moment, false);
      expect([goesOn.outcome, goesOn.felt]).toEqual([null, true]);
      const over = fought(moment, true);
      expect([over.outcome, over.felt, over.asked]).toEqual([moment.outcome, false, null]);
      expect(foe(over.one, 'boss').id).toBe('boss');
      expect(of(over.one, 'a').id).toBe('a');
    });
});
