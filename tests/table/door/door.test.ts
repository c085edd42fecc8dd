import { describe, expect, it } from 'vitest';
import { playThrough } from '../../../scripts/player/playthrough';
import type { State } from '../../../src/encounter/model/state';
import { fightKind } from '../../../src/table/fight/fight-kind';
import { setupFor } from '../../encounter/support/setups';
import { samples } from '../../support/samples';

const problemsOf = (result: ReturnType<typeof fightKind.state> | ReturnType<typeof fightKind.event>) =>
  result.ok ? [] : result.error;

/** Some states of a fight in play, as a file would hold them. */
function statesOf(seed: number): readonly State[] {
  const states: State[] = [];
  playThrough(setupFor(seed), ({ after }) => states.push(after), undefined, 120);
  return states;
}

describe('how much the door of stored fights takes', () => {
  const many = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);
  it.each([
    ['tasks ticked off', 2_000, (n: number) => ({ type: 'ticked', tasks: many(n) })],
    ['jobs dropped', 500, (n: number) => ({ type: 'dropped', to: 0, from: 1, jobs: many(n) })],
  ])('%s: %d, and no more', (_, most, event) => {
    expect([most, most + 1].map(n => fightKind.event(event(n)).ok)).toEqual([true, false]);
  });
});

describe('the door of stored fights', () => {
  it('lets in every state and every event that the rules make', () => {
    for (let seed = 1; seed <= samples(3, 200); seed++)
      playThrough(
        setupFor(seed),
        ({ after, events }) => {
          expect(problemsOf(fightKind.state(JSON.parse(JSON.stringify(after))))).toEqual([]);
          for (const event of events)
            expect([event.type, problemsOf(fightKind.event(JSON.parse(JSON.stringify(event))))]).toEqual([
              event.type,
              [],
            ]);
        },
        undefined,
        150,
      );
  });

  const [state] = statesOf(3).slice(-1);
  const broken: readonly [string, (state: State) => unknown, string][] = [
    ['a number that is a text', s => ({ ...s, round: '3' }), 'round'],
    ['HP below 0', s => ({ ...s, friends: s.friends.map(one => ({ ...one, hp: -1 })) }), 'friends[0].hp'],
    ['half a hex', s => ({ ...s, tiles: [{ kind: 'water', hexes: [4] }] }), 'tiles[0].hexes[0]'],
    ['a phase that is none', s => ({ ...s, phase: 'lunch' }), 'phase'],
    ['a frame that nobody knows', s => ({ ...s, frames: [{ frame: 'dance' }] }), 'frames[0].frame'],
    ['a face that is on no card', s => withFace(s, '7'), 'might.enemy.cards.red.deck[0]'],
    ['three cooldown sides', s => withSides(s, [[], [], []]), 'friends[0].cards.cooldown[3]'],
    ['no friends at all', ({ friends: _, ...s }) => s, 'friends'],
    [
      'a board of ten million columns',
      s => withEncounter(s, { board: { columns: 1e7, rows: [9, 10] } }),
      'encounter.board.columns',
    ],
    [
      'a step that nobody knows in an embedded card',
      s => withEncounter(s, { cards: withSteps(s, [{ do: 'sing' }]) }),
      'encounter.cards[0].steps[0].do',
    ],
    [
      'a trigger without its stage',
      s => withEncounter(s, { triggers: [{ trigger: 'round', round: 2 }] }),
      'encounter.triggers[0].stage',
    ],
    [
      'animus beyond counting',
      s => ({ ...s, friends: s.friends.map(one => ({ ...one, animus: { available: 1e7, reserve: 0 } })) }),
      'friends[0].animus.available',
    ],
    [
      '20,000 tasks',
      s => ({ ...s, tasks: Array.from({ length: 20_000 }, (_, id) => ({ id, text: 'x' })) }),
      'tasks',
    ],
    [
      'a hand of 2,000 cards',
      s => ({
        ...s,
        friends: s.friends.map(one => ({
          ...one,
          cards: { ...one.cards, hand: Array.from({ length: 2_000 }, (_, i) => `c${i}`) },
        })),
      }),
      'friends[0].cards.hand',
    ],
    [
      'a token called constructor',
      s => ({ ...s, friends: s.friends.map(one => ({ ...one, tokens: { constructor: 1 } })) }),
      'friends[0].tokens',
    ],
    [
      'a token called __proto__',
      s => ({ ...s, friends: s.friends.map(one => ({ ...one, tokens: JSON.parse('{"__proto__":1}') })) }),
      'friends[0].tokens',
    ],
    [
      'a frame without what it goes on with',
      s => ({ ...s, frames: [{ frame: 'blow', attackers: [], targets: [], step: 'defend' }] }),
      'frames[0].flow',
    ],
    [
      'a library of other things',
      s => ({ ...s, library: { ...s.library, items: { a: {} } } }),
      'library.items.a.choices',
    ],
    ['a list', () => [], 'encounter'],
    ['nothing', () => null, ''],
  ];
  for (const [what, change, at] of broken)
    it(`keeps out ${what}, and says where`, () => {
      if (!state) throw new Error('No state');
      expect(problemsOf(fightKind.state(change(state))).map(one => one.at)).toContain(at);
    });

  const events: readonly [unknown, string][] = [
    [{ type: 'sung' }, 'type'],
    [{ type: 'hp', who: 'a', hp: 2.5, by: null }, 'hp'],
    [{ type: 'might', side: 'enemy', event: { type: 'drew', pieces: 'many' } }, 'event.pieces'],
    [{ type: 'stage', event: { type: 'eaten' } }, 'event.type'],
    [{ type: 'stands', who: 'a', at: 'C5', facing: 'up', how: 'moved', path: [] }, 'facing'],
    [{ type: 'stands', who: 'a', at: 'C5', facing: 'N', how: 'banana', path: [] }, 'how'],
    [{ type: 'taught', card: {} }, 'card.id'],
    [{ type: 'token', who: 'a', token: 'constructor', count: 1 }, 'token'],
    [{ type: 'token', who: 'toString', token: 'poison', count: 1 }, 'who'],
    [{ type: 'animus', who: 'a', animus: { available: 1e7, reserve: 0 } }, 'animus.available'],
    [{ type: 'said', correction: { say: 'shout' } }, 'correction.say'],
    [{ type: 'said', correction: { say: 'hp', who: 'a' } }, 'correction.hp'],
    [{ type: 'top', frame: { frame: 'redraw', by: 'a', left: 1 } }, 'frame.piece'],
    ['hp', ''],
  ];
  it('lets in sentences as data, and the plain words of older saves', () => {
    const texts = [
      'She falls.',
      { say: 'tells.falls', who: 'Ana' },
      { say: 'a.b', all: [{ say: 'a.c', names: ['x'], n: 2, at: null, on: true }] },
    ];
    for (const text of texts) {
      expect(problemsOf(fightKind.event({ type: 'task', text }))).toEqual([]);
      expect(problemsOf(fightKind.event({ type: 'note', code: 'x', text }))).toEqual([]);
      const tasks = [{ id: 1, text }];
      expect(problemsOf(fightKind.state({ ...state, tasks }))).toEqual([]);
    }
  });

  let deep: object = { say: 'a.b' };
  for (let i = 0; i < 100; i++) deep = { say: 'a.b', one: deep };
  for (const text of [7, null, [], {}, { say: 7 }, { say: 'a.b', of: { name: 'x' } }, deep])
    it(`keeps out ${JSON.stringify(text).slice(0, 60)} as a sentence`, () => {
      expect(problemsOf(fightKind.event({ type: 'task', text })).map(one => one.at)).toEqual(['text']);
    });

  for (const [event, at] of events)
    it(`keeps out ${JSON.stringify(event)}`, () => {
      expect(problemsOf(fightKind.event(event)).map(one => one.at)).toContain(at);
    });
});

const withEncounter = (state: State, change: object): unknown => ({
  ...state,
  encounter: { ...state.encounter, ...change },
});
const withSteps = (_: State, steps: unknown): unknown => [{ id: 'c1', label: 'One', stage: 1, steps }];

function withFace(state: State, face: string): unknown {
  const { enemy } = state.might;
  const cards = { ...enemy.cards, red: { ...enemy.cards.red, deck: [face] } };
  return { ...state, might: { ...state.might, enemy: { ...enemy, cards } } };
}

const withSides = (state: State, cooldown: unknown): unknown => ({
  ...state,
  friends: state.friends.map(one => ({ ...one, cards: { ...one.cards, cooldown } })),
});
