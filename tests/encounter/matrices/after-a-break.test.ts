import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/encounter/model/command';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import type { HeroEffect, ItemCard } from '../../../src/stage/company';
import type { Effect } from '../../../src/stage/steps';
import { encounterOf, flowerSlots } from '../support/least-fixture';
import { ability, asked, course, type Fight, foe, go, pick, play } from '../support/scripted-fight';

/** Whom an effect reaches: the enemy that broke, another one, a friend, the breaker itself. */
type Whom = 'same' | 'other' | 'friend' | 'self';
/** What becomes of it, by FT-4; nothing where the effect cannot be aimed so, and then it is as if it were not there. */
type Answer = 'lost' | 'happens' | 'nothing';
type Row = Readonly<Record<Whom, Answer>>;

const struck: Row = { same: 'lost', other: 'happens', friend: 'happens', self: 'happens' };
const friends: Row = { same: 'nothing', other: 'nothing', friend: 'happens', self: 'happens' };
const oneself: Row = { same: 'nothing', other: 'nothing', friend: 'nothing', self: 'happens' };
const none: Row = { same: 'nothing', other: 'nothing', friend: 'nothing', self: 'nothing' };

/** FT-4: what a hit does besides its damage, to each of those hit. */
const ofAHit: Readonly<Record<Effect['effect'], Row>> = {
  knockback: struck,
  push: struck,
  lose: struck,
  heal: struck,
  token: struck,
  removeToken: struck,
  bleeds: struck,
  // Enemies have no animus.
  animus: friends,
  drag: struck,
  defense: struck,
  might: struck,
  exclude: struck,
  text: struck,
};

/** FT-4: a further effect of the card whose attack broke. */
const ofTheCard: Readonly<Record<HeroEffect['effect'], Row>> = {
  attack: { same: 'lost', other: 'happens', friend: 'nothing', self: 'nothing' },
  move: friends,
  gain: friends,
  heal: friends,
  animus: friends,
  // With no attack of one's own under way there is nothing to add to.
  boost: none,
  taunt: oneself,
  refresh: oneself,
  guard: friends,
  // They speak of an enemy's attack, and none is under way.
  weaken: none,
  forceRedraw: none,
  text: oneself,
};

/** How a further attack of the card is aimed: at one, over an area that lies over friends too, from one to the next. */
type Shape = 'one' | 'circle' | 'chain';
/** FT-4: each way to aim it. */
const further: Readonly<Record<Shape, Row>> = {
  one: ofTheCard.attack,
  circle: struck,
  chain: ofTheCard.attack,
};

/** FT-4: an item that its player answers the hit with. */
const ofAnItem: Readonly<Record<HeroEffect['effect'], Row>> = {
  ...ofTheCard,
  // What it adds to the hit is done to those hit.
  boost: struck,
};

const ids: Readonly<Record<Whom, string>> = { same: 'boss', other: 'rat1', friend: 'b', self: 'a' };
const whoms = ['same', 'other', 'friend', 'self'] as const;
const bleeding = { effect: 'bleeds', hp: 1 } as const;

const effects: { readonly [K in Effect['effect']]: Effect & { effect: K } } = {
  knockback: { effect: 'knockback', hexes: 1 },
  push: { effect: 'push', hexes: 1 },
  lose: { effect: 'lose', hp: 1 },
  heal: { effect: 'heal', hp: 1 },
  token: { effect: 'token', token: 'poison', count: 1 },
  removeToken: { effect: 'removeToken', token: 'mark' },
  bleeds: bleeding,
  animus: { effect: 'animus', by: 1 },
  drag: { effect: 'drag', way: 'S', hexes: 1 },
  defense: { effect: 'defense', by: 1, until: 'endOfRound' },
  might: { effect: 'might', add: { red: 1 }, until: 'endOfRound' },
  exclude: { effect: 'exclude', until: 'endOfRound' },
  text: { effect: 'text', text: 'by hand' },
};

/**
 * How the part breaks: by the damage, by bleeding that the hit triggers, by HP that it takes besides, by running into a
 * rock, by an item that answers the hit.
 */
type Cause = 'damage' | 'bleeding' | 'loss' | 'collision' | 'item';
const before: Readonly<Record<Cause, readonly Effect[]>> = {
  damage: [],
  bleeding: [bleeding],
  loss: [effects.lose],
  collision: [effects.knockback],
  item: [],
};

const sweep = (hit: readonly Effect[]): HeroEffect => ({ effect: 'attack', area: 'circle', range: 1, hit });

/** The boss in one hex, a tough rat, a friend and the breaker around I6, in one circle of the breaker's. */
function scene(cause: Cause, cards: Parameters<typeof course>[1], front: number): Fight {
  const plain = encounterOf();
  const slots = [
    { ...flowerSlots()[0]!, dice: [front] },
    { ...flowerSlots()[1]!, dice: [6] },
  ];
  const one = course(
    [{ do: 'text', text: 'reaction' }],
    { b: { at: 'J6', hp: 5 }, a: { at: 'I7', hp: 5, ...cards?.a } },
    {
      enemies: plain.enemies.map(kind =>
        kind.id === 'boss' ? { ...kind, footprint: 'single', slots } : { ...kind, mob: false, hp: 20 },
      ),
      placed: [
        { enemy: 'boss', at: 'I5', facing: 'S' },
        { enemy: 'rat', at: 'H6', number: 1 },
      ],
      obstacles: cause === 'collision' ? [{ id: 'rock', kind: 'rock', hexes: ['I4'] }] : [],
    },
    { might: 'physical' },
  );
  for (const who of Object.values(ids))
    for (const token of ['bleed', 'mark'])
      one.tap({ do: 'say', correction: { say: 'token', who, token, count: 1 } });
  one.tap({ do: 'say', correction: { say: 'die', enemy: 'boss', die: 'core', hp: 4, quiet: true } });
  for (const who of ['a', 'b'])
    one.tap({ do: 'say', correction: { say: 'animus', who, available: 3, reserve: 3 } });
  return one;
}

const isReaction = (one: Fight): boolean => one.state.frames.some(it => it.frame === 'card');
const total = (damage: number): Command => ({ do: 'answer', answer: { answer: 'total', damage } });

/** Plays the card at all four and goes on until the reaction comes: what it asks is answered for `id`. */
function plays(one: Fight, id: string, item: boolean): Fight {
  one.tap(play('a', 'sweep'));
  for (let i = 0; questionOf(one.state) && !isReaction(one) && i < 30; i++) one.tap(answer(one, id, item));
  expect(isReaction(one)).toBe(true);
  return one;
}

function answer(one: Fight, id: string, item: boolean): Command {
  const question = asked(one);
  if (question.ask === 'go' && question.plays.length > 0 && item) return play('a', 'trick');
  if (question.ask === 'place')
    return {
      do: 'answer',
      answer: { answer: 'place', at: question.hexes?.find(hex => hex !== 'I6') ?? 'G9' },
    };
  if (question.ask === 'tap' || question.ask === 'pool')
    return total(one.state.frames.some(it => it.frame === 'strike' && it.strike.targets.length > 1) ? 4 : 2);
  if (question.ask !== 'pick') return go;
  const options = question.options.map(it => it.id);
  const wanted =
    question.topic === 'area'
      ? (
          question.options.find(it => it.hit?.length === 4) ??
          question.options.find(it => it.hit?.includes(id))
        )?.id
      : ['front', id, 'core'].find(it => options.includes(it));
  return pick(...(wanted === undefined ? [] : [wanted]));
}

const life = (one: Fight, id: string): number =>
  one.state.friends.find(it => it.id === id)?.hp ?? foe(one, id).dice.reduce((sum, die) => sum + die.hp, 0);
const place = (one: Fight, id: string) => (one.state.friends.find(it => it.id === id) ?? foe(one, id)).at;
const tokens = (one: Fight, id: string) =>
  (one.state.friends.find(it => it.id === id) ?? foe(one, id)).tokens;

/** What of this the character shows, as a sum or a place: two of them differ if it was done. */
function mark(one: Fight, kind: Effect['effect'], id: string): unknown {
  switch (kind) {
    case 'knockback':
    case 'push':
    case 'drag':
      return place(one, id);
    case 'lose':
    case 'heal':
    case 'bleeds':
      return life(one, id);
    case 'token':
    case 'removeToken':
      return tokens(one, id);
    case 'animus':
      return one.state.friends.find(it => it.id === id)?.animus.available;
    case 'defense':
    case 'might':
    case 'exclude':
      return one.state.lasting.filter(it => it.on === id).length;
    case 'text':
      return one.changes.some(
        it => it.type === 'pushed' && it.frame.frame === 'hands' && it.frame.about?.targets?.includes(id),
      );
  }
}

/** What of this the character, or the question about it, shows. */
function markOf(one: Fight, kind: HeroEffect['effect'], id: string): unknown {
  switch (kind) {
    case 'attack':
    case 'heal':
      return life(one, id);
    case 'move':
      return place(one, id);
    case 'gain':
    case 'boost':
      return tokens(one, id);
    case 'animus':
      return one.state.friends.find(it => it.id === id)?.animus.available;
    case 'taunt':
      return one.state.taunt?.by;
    case 'guard':
      return one.state.lasting.filter(it => it.on === id).length;
    case 'refresh':
    case 'text':
      return one.changes.filter(
        it => it.type === 'pushed' && it.frame.frame === 'hands' && it.frame.window === null,
      ).length;
    case 'weaken':
    case 'forceRedraw':
      return null;
  }
}

const effectOn = (kind: HeroEffect['effect'], whom: Whom): HeroEffect => {
  const on = whom === 'friend' ? 'friend' : 'self';
  switch (kind) {
    case 'attack':
      return { effect: 'attack', range: 4 };
    case 'move':
      return { effect: 'move', hexes: 2, on };
    case 'gain':
      return { effect: 'gain', token: 'redraw', count: 1, on };
    case 'heal':
      return { effect: 'heal', hp: 1, on };
    case 'animus':
      return { effect: 'animus', by: 1, on };
    case 'boost':
      return { effect: 'boost', hit: [effects.token] };
    case 'guard':
      return { effect: 'guard', defense: 1, on };
    case 'weaken':
      return { effect: 'weaken', ignore: 1 };
    case 'forceRedraw':
      return { effect: 'forceRedraw', count: 1 };
    case 'text':
      return { effect: 'text', text: 'by hand' };
    case 'taunt':
    case 'refresh':
      return { effect: kind };
  }
};

const attackIn: Readonly<Record<Shape, HeroEffect>> = {
  one: { effect: 'attack', range: 4 },
  circle: sweep([]),
  chain: { effect: 'attack', range: 4, noSight: true, chain: { range: 1, max: 1, ranged: true } },
};

/** What breaks it before the hit is through with its own effects; an item answers after them (OWN-241). */
const ofTheHit: readonly Cause[] = ['damage', 'bleeding', 'loss', 'collision'];
const causes: readonly Cause[] = [...ofTheHit, 'item'];
const kindsOf = <K extends string>(table: Readonly<Record<K, Row>>): readonly K[] =>
  (Object.keys(table) as K[]).filter(kind => whoms.some(whom => table[kind][whom] !== 'nothing'));
const cases = <K extends string>(table: Readonly<Record<K, Row>>, among = causes) =>
  among.flatMap(cause =>
    kindsOf(table).flatMap(kind =>
      whoms.flatMap(whom => {
        const answer = table[kind][whom];
        return answer === 'nothing' ? [] : [[cause, kind, whom, answer] as const];
      }),
    ),
  );

/** Where it cannot be aimed so, whatever it does: nothing of it is to be seen on that character. */
const spared = <K extends string>(table: Readonly<Record<K, Row>>) =>
  (Object.keys(table) as K[]).flatMap(kind =>
    whoms.flatMap(whom => (table[kind][whom] === 'nothing' ? [[kind, whom] as const] : [])),
  );

/** All that lies on somebody and around it; which of its cards were played does not count. */
function whole(one: Fight, id: string): unknown {
  const friend = one.state.friends.find(it => it.id === id);
  const lasting = one.state.lasting.filter(it => it.on === id).length;
  if (!friend) return { ...foe(one, id), lasting };
  const { cards: _, ...rest } = friend;
  return { ...rest, lasting };
}

/** How much the breaking die has: what the damage of 2 HP leaves, the other cause takes. */
const front: Readonly<Record<Cause, number>> = { damage: 2, bleeding: 3, loss: 3, collision: 3, item: 3 };
const trick = (effect: HeroEffect): ItemCard => ({
  id: 'trick',
  name: 'Trick',
  kind: 'gear',
  choices: [{ id: 'x', text: '', cost: 0, effects: [effect], interrupt: 'onHit' }],
});

/** Two more damage are the HP that the part has left. */
const itemsOf = (cause: Cause): readonly ItemCard[] =>
  cause === 'item' ? [trick({ effect: 'boost', bonus: 2 })] : [];

describe('after a break', () => {
  it.each(cases(ofAHit, ofTheHit))(
    'FT-4, DM-5: broken by %s, the %s of the same hit on %s: %s',
    (cause, kind, whom, answer) => {
      const fought = (hit: readonly Effect[]): unknown => {
        const cards = [ability('sweep', [sweep([...before[cause], ...hit])])];
        return mark(plays(scene(cause, { a: { cards } }, front[cause]), ids[whom], false), kind, ids[whom]);
      };
      const [done, without] = [fought([effects[kind]]), fought([])];
      if (answer === 'lost') expect(done).toEqual(without);
      else expect(done).not.toEqual(without);
    },
  );

  it.each(cases(ofTheCard))(
    'FT-4, DM-5: broken by %s, a further %s of the card on %s: %s',
    (cause, kind, whom, answer) => {
      const fought = (more: readonly HeroEffect[]): unknown => {
        const a = { cards: [ability('sweep', [sweep(before[cause]), ...more])], items: itemsOf(cause) };
        return markOf(plays(scene(cause, { a }, front[cause]), ids[whom], cause === 'item'), kind, ids[whom]);
      };
      const [done, without] = [fought([effectOn(kind, whom)]), fought([])];
      if (answer === 'lost') expect(done).toEqual(without);
      else expect(done).not.toEqual(without);
    },
  );

  it.each(cases(further))(
    'FT-4, DM-5: broken by %s, a further attack (%s) of the card on %s: %s',
    (cause, shape, whom, answer) => {
      const fought = (more: readonly HeroEffect[]): unknown => {
        const a = { cards: [ability('sweep', [sweep(before[cause]), ...more])], items: itemsOf(cause) };
        return life(plays(scene(cause, { a }, front[cause]), ids[whom], cause === 'item'), ids[whom]);
      };
      const [done, without] = [fought([attackIn[shape]]), fought([])];
      if (answer === 'lost') expect(done).toEqual(without);
      else expect(done).not.toEqual(without);
    },
  );

  it.each(spared(further))(
    'FT-4: a further attack (%s) of the card cannot be aimed at %s, and leaves it as it is',
    (shape, whom) => {
      const fought = (more: readonly HeroEffect[]): unknown => {
        const cards = [ability('sweep', [sweep([]), ...more])];
        return whole(plays(scene('damage', { a: { cards } }, front.damage), ids[whom], false), ids[whom]);
      };
      expect(fought([attackIn[shape]])).toEqual(fought([]));
    },
  );

  it.each(cases(ofAnItem, ofTheHit))(
    'FT-4, DM-5: broken by %s, the %s of an item that answers the hit on %s: %s',
    (cause, kind, whom, answer) => {
      const fought = (item: boolean): unknown => {
        const a = { cards: [ability('sweep', [sweep(before[cause])])], items: [trick(effectOn(kind, whom))] };
        return markOf(plays(scene(cause, { a }, front[cause]), ids[whom], item), kind, ids[whom]);
      };
      const [done, without] = [fought(true), fought(false)];
      if (answer === 'lost') expect(done).toEqual(without);
      else expect(done).not.toEqual(without);
    },
  );

  it.each(spared(ofAHit))(
    'FT-4: the %s of a hit cannot be aimed at %s, and leaves it as it is',
    (kind, whom) => {
      const fought = (hit: readonly Effect[]): unknown => {
        const cards = [ability('sweep', [sweep(hit)])];
        return whole(plays(scene('damage', { a: { cards } }, front.damage), ids[whom], false), ids[whom]);
      };
      expect(fought([effects[kind]])).toEqual(fought([]));
    },
  );

  it.each(spared(ofTheCard))(
    'FT-4: a further %s of the card cannot be aimed at %s, and leaves it as it is',
    (kind, whom) => {
      const fought = (more: readonly HeroEffect[]): unknown => {
        const cards = [ability('sweep', [sweep([]), ...more])];
        return whole(plays(scene('damage', { a: { cards } }, front.damage), ids[whom], false), ids[whom]);
      };
      expect(fought([effectOn(kind, whom)])).toEqual(fought([]));
    },
  );

  it.each(spared(ofAnItem))(
    'FT-4: the %s of an item cannot be aimed at %s, and leaves it as it is',
    (kind, whom) => {
      const fought = (item: boolean): unknown => {
        const a = { cards: [ability('sweep', [sweep([])])], items: [trick(effectOn(kind, whom))] };
        return whole(plays(scene('damage', { a }, front.damage), ids[whom], item), ids[whom]);
      };
      expect(fought(true)).toEqual(fought(false));
    },
  );
});
