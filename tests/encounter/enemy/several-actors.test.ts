import { describe, expect, it } from 'vitest';
import { isCommon } from '../../../src/encounter/enemy/common-steps';
import type { EnemyKind } from '../../../src/stage/encounter';
import type { Step } from '../../../src/stage/steps';
import { cards, encounterOf, flowerSlots } from '../support/least-fixture';
import { answersAll, course, die, type Fight, hits, of } from '../support/scripted-fight';

const rat = encounterOf().enemies[1]!;
const wolf = (id: string, mob: boolean): EnemyKind => ({
  id,
  name: id,
  role: 'boss',
  mob,
  defense: 1,
  might: { white: 1 },
  slots: flowerSlots(2).slice(0, 2),
});

const far = { enemy: 'rat', at: 'B9', number: 7 };

/** Who acts by the card: bosses one by one, a Mob of bosses, minions that the card names. */
const casts: Readonly<
  Record<
    string,
    { readonly count: number; readonly scene: (steps: readonly Step[]) => Parameters<typeof course>[2] }
  >
> = {
  'one boss': {
    count: 1,
    scene: steps => ({
      cards: cards(steps),
      enemies: [wolf('x', false), { ...rat, acts: [] }],
      placed: [{ enemy: 'x', at: 'H7' }, far],
    }),
  },
  'two bosses': { count: 2, scene: steps => two(steps, false) },
  'a Mob of two bosses': { count: 2, scene: steps => two(steps, true) },
  'three rats of the card': {
    count: 3,
    scene: steps => ({
      cards: cards(steps).map(card => ({ ...card, actors: ['rat'] })),
      enemies: [wolf('x', false), { ...rat, mob: false, models: 9, acts: [] }],
      placed: [
        { enemy: 'x', at: 'Q9' },
        ...['H7', 'I6', 'J7'].map((at, i) => ({ enemy: 'rat', at, number: i + 1 })),
      ],
    }),
  },
};
const two = (steps: readonly Step[], mob: boolean) => ({
  cards: cards(steps),
  enemies: [wolf('x', mob), wolf('y', mob), { ...rat, models: 9, acts: [] }],
  placed: [{ enemy: 'x', at: 'H7' }, { enemy: 'y', at: 'I6' }, far],
});

const poison = [{ effect: 'token', token: 'poison', count: 1 }] as const;
const came = (one: Fight): number =>
  one.events.filter(event => event.type === 'enemyCame' && event.enemy.kind === 'rat').length;
const poisoned = (one: Fight): number => of(one, 'd').tokens.poison ?? 0;
const kept = (one: Fight): number => one.state.lasting.length;
const drawn = (one: Fight): number =>
  one.events.filter(event => event.type === 'queued' && event.job.why === 'extra').length;
const read = (one: Fight): number =>
  one.changes.filter(event => event.type === 'pushed' && event.frame.frame === 'hands').length;
const laid = (one: Fight): number => one.events.filter(event => event.type === 'tiles').length;
const caged = (one: Fight): number => one.events.filter(event => event.type === 'caged').length;
const sent = (one: Fight): number =>
  one.changes.filter(event => event.type === 'pushed' && event.frame.frame === 'minions' && event.frame.steps)
    .length;
const struck = (one: Fight): number => hits(one).length;

/** What the step speaks of, and how often it is done by so many. */
type Of = 'the table' | 'the actor';
const rows: readonly (readonly [string, Of, Step, (one: Fight) => number])[] = [
  [
    'an effect on all Oathsworn',
    'the table',
    { do: 'effect', on: { who: 'oathsworn' }, effects: poison },
    poisoned,
  ],
  [
    'an effect on the company',
    'the table',
    { do: 'effect', on: { who: 'company' }, effects: poison },
    poisoned,
  ],
  [
    'an effect on a class',
    'the table',
    { do: 'effect', on: { who: 'class', class: 'd' }, effects: poison },
    poisoned,
  ],
  [
    'minions that come at the edge',
    'the table',
    { do: 'spawn', enemy: 'rat', count: 1, at: { place: 'edge' } },
    came,
  ],
  [
    'minions that come on a hex',
    'the table',
    { do: 'spawn', enemy: 'rat', count: 1, at: { place: 'hexes', hexes: ['B2'] } },
    came,
  ],
  [
    'minions before its front',
    'the actor',
    { do: 'spawn', enemy: 'rat', count: 1, at: { place: 'front' } },
    came,
  ],
  [
    'a tile on a hex',
    'the table',
    { do: 'tiles', tile: 'blood', at: { place: 'hexes', hexes: ['B2'] } },
    laid,
  ],
  [
    'a tile around it',
    'the actor',
    { do: 'tiles', tile: 'blood', at: { place: 'area', area: { area: 'adjacent' } } },
    laid,
  ],
  ['what lasts', 'the table', { do: 'lasting', until: 'endOfNextRound', text: 'fog' }, kept],
  ['another card', 'the table', { do: 'draw' }, drawn],
  ['words for hands', 'the table', { do: 'text', text: 'lights out' }, read],
  ['minions that act', 'the table', { do: 'minions', steps: [] }, sent],
  [
    'a cage for the first player',
    'the table',
    { do: 'cage', whom: { who: 'firstPlayer' }, difficulty: 3, fail: [] },
    caged,
  ],
  ['its attack', 'the actor', { do: 'attack', at: { who: 'firstPlayer' }, might: { white: 1 } }, struck],
  [
    'under a condition of the stage',
    'the table',
    {
      do: 'if',
      condition: { when: 'stage', stage: 1 },
      then: [{ do: 'effect', on: { who: 'oathsworn' }, effects: poison }],
    },
    poisoned,
  ],
  [
    'under a condition of its own',
    'the actor',
    {
      do: 'if',
      condition: { when: 'not', of: { when: 'moved' } },
      then: [{ do: 'effect', on: { who: 'oathsworn' }, effects: poison }],
    },
    poisoned,
  ],
  [
    'for each Oathsworn',
    'the table',
    { do: 'each', of: { who: 'oathsworn' }, steps: [{ do: 'effect', on: { who: 'each' }, effects: poison }] },
    poisoned,
  ],
];

/** Only the first card of the deck has these steps: what else is drawn does nothing. */
const onlyOnce = (scene: ReturnType<(typeof casts)[string]['scene']>) => {
  const { deck } = course([], {}, scene).state.stage;
  const blank = scene?.cards?.map(card => (card.id === deck[0] ? card : { ...card, steps: [] }));
  return { ...scene, ...(blank ? { cards: blank } : {}) };
};

const cases = Object.keys(casts).flatMap(cast =>
  rows.map(([what, of, step, count]) => [cast, what, of, step, count] as const),
);

describe('several actors of one card', () => {
  it.each(cases)('OWN-243, SC-1: %s: %s speaks of %s', (cast, _, speaksOf, step, count) => {
    const { count: actors, scene } = casts[cast]!;
    const one = course([], { a: { at: 'I7' } }, onlyOnce(scene([step])));
    one.tap({ do: 'endTurns' });
    answersAll(one);
    // FT-9: a Mob makes one attack.
    const mob = cast === 'a Mob of two bosses' && step.do === 'attack';
    expect(count(one)).toBe(speaksOf === 'the table' || mob ? 1 : actors);
  });

  it('OWN-243, FT-5: what speaks of no actor is done though all of them have fallen, once', () => {
    const steps: readonly Step[] = [
      { do: 'text', text: 'before' },
      { do: 'attack', at: { who: 'firstPlayer' }, might: { white: 1 } },
      { do: 'effect', on: { who: 'oathsworn' }, effects: poison },
    ];
    const one = course([], { a: { at: 'I7' } }, casts['three rats of the card']!.scene(steps));
    one.tap({ do: 'endTurns' });
    for (const id of ['rat1', 'rat2', 'rat3'])
      one.tap({
        do: 'say',
        correction: { say: 'die', enemy: id, die: die(one, 'hp', id), hp: 0, quiet: false },
      });
    answersAll(one);
    expect([hits(one), poisoned(one)]).toEqual([[], 1]);
  });

  it('OWN-243, SC-2: where nobody of those is left whom the card lets act, the rest of it is done all the same', () => {
    const steps: readonly Step[] = [
      { do: 'attack', at: { who: 'firstPlayer' }, might: { white: 1 } },
      { do: 'spawn', enemy: 'rat', count: 2, at: { place: 'edge' } },
    ];
    const { placed: _, ...scene } = casts['three rats of the card']!.scene(steps)!;
    const one = course([], {}, { ...scene, placed: [{ enemy: 'x', at: 'Q9' }] });
    one.tap({ do: 'endTurns' });
    answersAll(one);
    expect([hits(one), came(one)]).toEqual([[], 2]);
  });
});

describe('who of them acts first', () => {
  /** Another hero stands beside the northern boss, the first player nearer to the southern one. */
  const order = (hexes: number): readonly string[] => {
    const scene = two(
      [
        { do: 'target', rules: [{ rule: 'firstPlayer' }] },
        { do: 'move', way: 'toward', hexes },
        { do: 'attack' },
      ],
      false,
    );
    const placed = [{ enemy: 'x', at: 'I3' }, { enemy: 'y', at: 'I9' }, far];
    const one = course([], { a: { at: 'I7' }, b: { at: 'I5' } }, { ...scene, placed });
    one.tap({ do: 'endTurns' });
    answersAll(one);
    return one.changes.flatMap(event =>
      event.type === 'pushed' && event.frame.frame === 'target' ? [event.frame.actor] : [],
    );
  };

  it('MV-11, TG-3: whoever has least to go to the target that the card names, if its next move reaches that', () => {
    expect(order(4)).toEqual(['y', 'x']);
    // Out of reach of the northern one: it goes for whoever is near, as far as the other has to go, and is further north.
    expect(order(2)).toEqual(['x', 'y']);
  });
});

describe('a step that holds steps', () => {
  const board: Step = { do: 'text', text: 'Turn the board over' };
  const strike: Step = { do: 'attack' };
  const held: readonly (readonly [string, (steps: readonly Step[]) => Step])[] = [
    ['for each of a group', steps => ({ do: 'each', of: { who: 'oathsworn' }, steps })],
    ['under a condition', steps => ({ do: 'if', condition: { when: 'stage', stage: 1 }, then: steps })],
    [
      'under a condition that does not hold',
      steps => ({ do: 'if', condition: { when: 'stage', stage: 1 }, then: [], else: steps }),
    ],
  ];

  it.each(held)(
    'OWN-243: is done once only if all of them speak of nothing of the enemy: %s',
    (_, holding) => {
      const { state } = course([]);
      const common = (...steps: Step[]) => isCommon(state, holding(steps));
      expect([common(), common(board), common(board, board)]).toEqual([true, true, true]);
      expect([common(strike), common(board, strike), common(strike, board)]).toEqual([false, false, false]);
    },
  );

  it('PL-1: whoever comes in by a card is a task for hands, with its hex and where it looks', () => {
    const spawn: Step = { do: 'spawn', enemy: 'rat', count: 2, at: { place: 'hexes', hexes: ['A5', 'Q5'] } };
    const one = course([spawn, board]);
    one.tap({ do: 'endTurns' });
    const rats = one.state.enemies.filter(enemy => enemy.present && enemy.kind === 'rat');
    expect(rats).toHaveLength(2);
    for (const { id, at, facing } of rats)
      expect(one.state.tasks.find(task => task.who?.includes(id))?.text).toMatchObject({
        say: 'tell.placed-facing',
        hex: at,
        facing,
      });
  });
});
