import { describe } from 'vitest';
import type { Job } from '../../../src/encounter/model/frame';
import type { Step } from '../../../src/stage/steps';
import {
  ability,
  asked,
  type Fight,
  foe,
  of,
  pick,
  picking,
  play,
  struckWith,
} from '../support/scripted-fight';
import {
  at,
  attack,
  blow,
  breaks,
  diceOf,
  duel,
  enemyActs,
  faints,
  guardianOf,
  hold,
  hpIs,
  hpOf,
  maiden,
  put,
  quietly,
  raise,
  rat,
  resolved,
  say,
  scene,
  seek,
  seekThe,
  single,
  sought,
  struck,
  through,
  token,
  tough,
} from './scene';

const hurts: Step = { do: 'effect', on: { who: 'oathsworn' }, effects: [{ effect: 'lose', hp: 1 }] };
const fells: Step = { do: 'effect', on: { who: 'oathsworn' }, effects: [{ effect: 'lose', hp: 9 }] };
const several = (
  dice: readonly (readonly number[])[],
  hexes: readonly string[],
  steps: readonly Step[] = [seek],
  more: Parameters<typeof scene>[0] = {},
): Fight => {
  const ids = ['x', 'y', 'z'].slice(0, dice.length);
  return scene({
    deck: Array.from({ length: 15 }, () => steps),
    ...more,
    encounter: {
      enemies: ids.map((id, i) => single(id, dice[i])),
      placed: ids.map((id, i) => ({ enemy: id, at: hexes[i] ?? 'A5', facing: 'S' as const })),
      ...more.encounter,
    },
  });
};
const whenHit = (one: Fight): boolean => {
  const question = asked(one);
  return question.ask === 'go' && question.window === 'whenHit';
};
const stages = (one: Fight): readonly number[] =>
  one.events.flatMap(event =>
    event.type === 'started'
      ? [one.state.encounter.cards.find(card => card.id === event.job.card)?.stage ?? 0]
      : [],
  );

describe('several that break at once', () => {
  hold([
    {
      says: 'DM-4, DM-5: two bosses lose a die by one blow: both go for the breaker in both reactions, the third does not',
      got: () => {
        const one = several(
          [
            [2, 6],
            [2, 6],
            [2, 6],
          ],
          ['I5', 'K5', 'C3'],
          [seek, attack({ range: 9, noSight: true, might: {} })],
          { heroes: { a: { at: 'J6' }, b: { at: 'C4' } } },
        );
        one.tap(blow('a', ['x', 'y'], 4));
        for (let i = 0; i < 2; i++) one.tap(pick(picking(one).options[0]?.id ?? ''));
        return [resolved(through(one)), [...sought(one)].sort()];
      },
      is: [
        ['reaction x by a y by a', 'reaction x by a y by a'],
        ['x > a', 'x > a', 'y > a', 'y > a', 'z > b', 'z > b'],
      ],
    },
    ...(['K5', 'K4'] as const).map(north => ({
      says: `DM-4, RX-6: the last dice of two bosses, one at ${north}: one reaction, by the one further north, then it is won`,
      got: () => {
        const one = several([[2], [2]], [north, 'I5'], [seek], { heroes: { a: { at: 'J6' } } });
        one.tap(blow('a', ['x', 'y'], 4));
        return [resolved(through(one)).length, sought(one), one.state.outcome];
      },
      is: [1, [north === 'K4' ? 'x > a' : 'y > a'], 'victory'],
    })),
    {
      says: 'DM-4, RX-6: two of three bosses fall: two reactions by the third, which goes for nobody as such',
      got: () => {
        const one = several([[2], [2], [6]], ['I5', 'K5', 'C3'], [seek], {
          heroes: { a: { at: 'J6' }, b: { at: 'C5' } },
        });
        one.tap(blow('a', ['x', 'y'], 4));
        return [resolved(through(one)).length, sought(one), one.state.outcome];
      },
      is: [2, ['z > b', 'z > b'], null],
    },
    {
      says: 'EN-3, OWN-38: the reaction to the last dice fells all: it is won',
      got: () => {
        const one = several([[2], [2]], ['I5', 'K5'], [fells], { heroes: { a: { at: 'J6' } } });
        one.tap(blow('a', ['x', 'y'], 4));
        return through(one).state.outcome;
      },
      is: 'victory',
    },
    {
      says: 'FT-6, FT-17: one boss takes its own last die, the other one its own in the card of that: it ends there',
      got: () => {
        const one = enemyActs(
          several(
            [[6], [6, 6]],
            ['I1', 'I9'],
            [{ do: 'effect', on: { who: 'self' }, effects: [{ effect: 'lose', hp: 6 }] }],
          ),
        );
        return [one.state.outcome, resolved(one)];
      },
      is: ['victory', ['phase', 'loss x by null']],
    },
  ]);
});

describe('a break in the middle of something', () => {
  const twice = [seek, attack({ might: { red: 2 } }), attack({ might: { red: 2 }, breaks: ['x0'] })];
  const answered = (second: readonly Step[]): Fight =>
    enemyActs(
      scene({
        deck: [twice, second],
        actors: ['x'],
        encounter: { enemies: [single('x')], placed: [{ enemy: 'x', at: 'I5', facing: 'S' }] },
        heroes: { a: { at: 'I6', ...tough }, b: { at: 'A1', ...tough }, c: { at: 'Q3' } },
        settings: { windows: 'all' },
      }),
      whenHit,
    );
  hold([
    {
      says: 'DM-6, FT-15: broken in its first part its card goes on, weaker, and the reaction comes after it',
      got: () => {
        const one = answered([seek, attack({ might: { white: 1 }, range: 'any', noSight: true })]);
        one.tap(breaks('x', 'x0', 'b'));
        const waits = one.state.agenda.length;
        return [waits, resolved(through(one)), struckWith(one).map(it => it.length), struck(one)];
      },
      is: [1, ['phase', 'reaction x by b'], [2, 1, 1], ['a', 'a', 'b']],
    },
    {
      says: 'OWN-336, DM-6: broken while minions act it reacts when all of them have acted',
      got: () => {
        const bites = rat({ mob: false, acts: [attack({ might: {} })] });
        const one = duel('A5', [hurts], {
          encounter: {
            enemies: [single('x'), bites],
            placed: [
              { enemy: 'x', at: 'A5' },
              { enemy: 'rat', at: 'I5', number: 1 },
              { enemy: 'rat', at: 'H6', number: 2 },
            ],
          },
          heroes: { a: { at: 'I6' } },
          settings: { windows: 'all' },
        });
        enemyActs(one, it => whenHit(it) && struck(it).length === 1);
        one.tap(breaks('x', 'x0', 'b'));
        const before = hpOf(one, 'a');
        through(one, it => struck(it).length === 2);
        return [before, hpOf(one, 'a'), resolved(through(one)), hpOf(one, 'a')];
      },
      is: [[5], [5], ['phase', 'reaction x by b'], [4]],
    },
    {
      says: 'FT-6, DM-6: a reaction that still waits is dropped when the last die falls',
      got: () => {
        const one = answered([hurts]);
        one.tap(breaks('x', 'x0', 'b'), breaks('x', 'x1', 'b'));
        return [one.state.outcome, hpOf(one, 'c'), resolved(one)];
      },
      is: ['victory', [6], ['phase']],
    },
    ...([0, 1] as const).map(dies => ({
      says: `DM-4, EN-3: a fight kept by an older app, which did not write whose reaction it is, is won after it, die ${dies}`,
      got: () => {
        const one = several([[2], [2]], ['I5', 'K5'], [{ do: 'text', text: 'the last word' }], {
          heroes: { a: { at: 'J6' } },
        });
        one.tap(blow('a', ['x', 'y'], 4));
        const { lastDrawn: _, ...older } = one.state;
        const plain = (job: Job): Job => ({ ...job, why: dies === 0 ? 'reaction' : 'loss' });
        one.state = {
          ...older,
          agenda: older.agenda.map(plain),
          frames: older.frames.map(it => (it.frame === 'card' ? { ...it, job: plain(it.job) } : it)),
        };
        one.tap(hpIs('b', 3));
        const before = [one.state.outcome, asked(one).sentence];
        return [...before, through(one).state.outcome];
      },
      is: [null, 'the last word', 'victory'],
    })),
    {
      says: 'EN-2: with all four down nothing more of the card is done',
      got: () => {
        const one = enemyActs(duel('I5', [fells, { do: 'text', text: 'more' }]));
        return [one.state.outcome, one.state.frames];
      },
      is: ['defeat', []],
    },
    {
      says: 'FT-4, DM-5: what the card does for a friend comes before the reaction',
      got: () => {
        const card = ability('card', [{ effect: 'attack' }, { effect: 'heal', hp: 1, on: 'friend' }]);
        const one = duel('I5', [{ do: 'text', text: 'reaction' }], {
          settings: { might: 'physical' },
          heroes: { a: { at: 'I6', cards: [card] }, b: { at: 'H6', hp: 3 } },
        });
        one.tap(
          quietly('x', 'x0', 1),
          play('a', 'card'),
          pick('x'),
          { do: 'answer', answer: { answer: 'total', damage: 2 } },
          pick('x0'),
          pick('b'),
        );
        return [hpOf(one, 'b'), asked(one).sentence];
      },
      is: [[4], 'reaction'],
    },
    {
      says: 'FT-4, SE-19: the broken one is not knocked back, another one that the blow hit is',
      got: () => {
        const one = duel('I5', [], {
          encounter: {
            enemies: [single('x', [1, 6]), rat({ hp: 9 })],
            placed: [
              { enemy: 'x', at: 'I5' },
              { enemy: 'rat', at: 'H5', number: 1 },
            ],
          },
          heroes: { a: { at: 'I6' } },
        });
        one.tap(blow('a', ['x', 'rat1'], 2, { die: 'x0', hit: [{ effect: 'knockback', hexes: 1 }] }));
        return [at(through(one), 'x'), at(one, 'rat1')];
      },
      is: [['I5'], ['H4']],
    },
    {
      says: 'FT-4, FT-17: bleeding that the blow triggers breaks for its player, and what else it brings is lost',
      got: () => {
        const one = duel('I5', [seek], { heroes: { a: { at: 'I6' }, b: { at: 'I4' } } });
        one.tap(
          token('x', 'bleed'),
          quietly('x', 'x0', 1),
          blow('a', ['x'], 2, {
            die: 'x1',
            hit: [
              { effect: 'bleeds', hp: 1 },
              { effect: 'token', token: 'poison', count: 1 },
            ],
          }),
          pick('x0'),
        );
        return [resolved(through(one)), sought(one), foe(one, 'x').tokens];
      },
      is: [['reaction x by a'], ['x > a'], { bleed: 1 }],
    },
    {
      says: 'GM-14, FT-1: what Sentinels break the Grove Maiden has broken, what the Guardian breaks the Guardian',
      got: () => {
        const breaker = (strikes: (one: Fight) => void): readonly string[] => {
          const one = raise(
            duel('I5', [seekThe('d')], { heroes: { a: { at: 'I7', ...maiden }, d: { at: 'I4' } } }),
            'H6',
            'J6',
          );
          one.tap(quietly('x', 'x0', 1), put(guardianOf(one), 'I6'));
          strikes(one);
          return resolved(through(one));
        };
        return [
          breaker(one =>
            one.tap(
              {
                do: 'attack',
                who: 'a',
                strike: { targets: ['x'], sentinels: 2, said: { damage: 9 } },
                anyway: true,
              },
              pick('x0'),
            ),
          ),
          breaker(one => one.tap(blow(guardianOf(one), ['x'], 9, { die: 'x0' }))),
        ];
      },
      is: [['reaction x by a'], ['reaction x by guardian']],
    },
  ]);
});

describe('the end of a round', () => {
  const burning = (steps: readonly Step[], more: Parameters<typeof scene>[0] = {}): Fight => {
    const one = duel('I5', steps, { ...more, encounter: { tiles: [{ kind: 'fire', hexes: ['I5'] }] } });
    one.tap(quietly('x', 'x0', 1));
    return one;
  };
  hold([
    {
      says: 'OWN-334, RD-11: the card that a fire draws still meets the taunt of the round, which is over then',
      got: () => {
        const one = burning([seek], { heroes: { a: { at: 'I6' }, b: { at: 'A1' } } });
        one.tap({ do: 'taunt', who: 'b' });
        return [resolved(enemyActs(one)), sought(one), one.state.taunt];
      },
      is: [['phase', 'loss x by null'], ['x > b', 'x > b'], null],
    },
    {
      says: 'OWN-334, RD-11: and a guard for the round, which is over then',
      got: () => {
        const one = burning([seek, attack({ might: { black: 9 } })], {
          heroes: {
            a: { at: 'I6', defense: 1, cards: [ability('guard', [{ effect: 'guard', defense: 90 }])] },
          },
        });
        one.tap(play('a', 'guard'));
        return [hpOf(enemyActs(one), 'a'), struck(one), one.state.lasting];
      },
      is: [[6], ['a', 'a'], []],
    },
    {
      says: 'EN-3, FT-6: fire takes the last die and the last Oathsworn: it is won',
      got: () => {
        const one = duel('I5', [], {
          encounter: { tiles: [{ kind: 'fire', hexes: ['I5', 'I6'] }] },
          heroes: { a: { at: 'I6', hp: 1 } },
        });
        one.tap(quietly('x', 'x0', 1), quietly('x', 'x1', 0), faints('b'), faints('c'), faints('d'));
        return [enemyActs(one).state.outcome, ...hpOf(one, 'a')];
      },
      is: ['victory', 0],
    },
    {
      says: 'TL-1: whoever has left the fire before the end of the round does not burn',
      got: () => {
        const one = duel('I5', [], { encounter: { tiles: [{ kind: 'fire', hexes: ['A1', 'A2'] }] } });
        one.tap({ do: 'move', who: 'a', to: 'A3', animus: 2 });
        return [hpOf(enemyActs(one), 'a'), one.state.tiles.length];
      },
      is: [[6], 1],
    },
    {
      says: 'FT-17: a card that was drawn for a fire is no reaction',
      got: () =>
        hpOf(enemyActs(burning([{ do: 'if', condition: { when: 'reaction' }, then: [hurts] }])), 'b'),
      is: [6],
    },
  ]);
});

describe('stages and counters', () => {
  const staged = (count: number, stage: 2 | 3): Fight =>
    several(
      [
        [2, 2, 6],
        [2, 6],
      ],
      ['I5', 'I7'],
      [],
      { encounter: { triggers: [{ trigger: 'diceLost', stage, count }] }, heroes: { a: { at: 'I6' } } },
    );
  const fog = (
    pull: { pull: 'stage'; at: 1; stage: 3 } | { pull: 'end'; at: 1; outcome: 'defeat' },
  ): Fight => {
    const one = scene({
      deck: [[{ do: 'text', text: 'wait' }, hurts]],
      encounter: { counters: [{ id: 'fog', name: 'Fog', start: 0, pulls: [pull] }] },
    });
    one.tap({ do: 'endTurns' }, { do: 'count', counter: 'fog', by: 1 });
    return one;
  };
  hold([
    {
      says: 'DM-3, SC-7: the reaction to the die that changes the stage is of the new one',
      got: () => {
        const one = staged(1, 2);
        one.tap(blow('a', ['x'], 4, { die: 'x0' }));
        return stages(through(one));
      },
      is: [2],
    },
    {
      says: 'DM-4: two dice at once, of which the second one changes the stage: both reactions are of the new one',
      got: () => {
        const one = staged(2, 3);
        one.tap(blow('a', ['x', 'y'], 4, { die: 'x0' }), pick('y0'));
        return stages(through(one));
      },
      is: [3, 3],
    },
    {
      says: 'SC-7: what calls for a stage that is past does nothing',
      got: () => {
        const one = staged(1, 2);
        one.tap(say({ say: 'stage', stage: 3 }), blow('a', ['x'], 4, { die: 'x0' }));
        return through(one).state.stage.stage;
      },
      is: 3,
    },
    {
      says: 'SC-5: the last card of the deck is discarded first, and shuffled with the others',
      got: () => {
        const one = staged(99, 2);
        const ids = one.state.encounter.cards.map(card => card.id);
        one.tap(
          say({ say: 'stageDeck', left: ids.slice(14), discard: ids.slice(10, 14), stage: 3 }),
          blow('a', ['x'], 4, { die: 'x0' }),
        );
        through(one);
        const { deck, discard } = one.state.stage;
        return [deck.length, discard.filter(id => ids.slice(10).includes(id))];
      },
      is: [5, []],
    },
    {
      says: 'FT-18, FT-6: a counter that ends the fight ends the card under way',
      got: () => {
        const one = fog({ pull: 'end', at: 1, outcome: 'defeat' });
        return [one.state.outcome, ...hpOf(one, 'a')];
      },
      is: ['defeat', 6],
    },
    {
      says: 'FT-18: a counter that changes the stage leaves the card under way to its end',
      got: () => {
        const one = fog({ pull: 'stage', at: 1, stage: 3 });
        const now = one.state.stage.stage;
        return [now, ...hpOf(through(one), 'a')];
      },
      is: [3, 5],
    },
  ]);
});

describe('whom a card means', () => {
  const near = { heroes: { a: { at: 'I4', ...tough }, b: { at: 'I6', ...tough } } } as const;
  hold([
    {
      says: 'FT-16: "most wounded" where nobody is wounded means all, and the closest is chosen',
      got: () =>
        sought(
          enemyActs(
            duel('I5', [{ do: 'target', rules: [{ rule: 'mostWounded' }] }], { heroes: { b: { at: 'I6' } } }),
          ),
        ),
      is: ['x > b'],
    },
    {
      says: 'TG-4: the most wounded out of reach: the closest of all, not the second most wounded',
      got: () =>
        sought(
          enemyActs(
            duel('I5', [{ do: 'target', rules: [{ rule: 'mostWounded' }] }, attack()], {
              heroes: { a: { at: 'A1', hp: 1 }, b: { at: 'I4', ...tough }, c: { at: 'I6', ...tough, hp: 4 } },
            }),
          ),
        ),
      is: ['x > b'],
    },
    ...(['firstPlayer', 'lastAttacker'] as const).map(rule => ({
      says: `TG-4, FT-11: one who fits "${rule}" and is down fits no more`,
      got: () => {
        const one = duel('I5', [{ do: 'target', rules: [{ rule }] }, attack()], near);
        one.tap(blow('a', ['x'], 2, { die: 'x0' }), faints('a'));
        return sought(enemyActs(one));
      },
      is: ['x > b'],
    })),
    {
      says: 'TG-4: "another" is not the one of the first part',
      got: () =>
        struck(
          enemyActs(
            duel('I5', [seek, attack(), { do: 'target', rules: [{ rule: 'another' }] }, attack()], near),
          ),
        ),
      is: ['a', 'b'],
    },
    {
      says: 'FT-5: whoever falls to the first part is not struck by the second, nor is anybody else',
      got: () =>
        struck(
          enemyActs(
            duel('I5', [seek, attack({ might: { black: 9 } }), attack({ might: { black: 9 } })], {
              heroes: { a: { at: 'I4', defense: 1, hp: 1 }, b: { at: 'I6', defense: 1 } },
            }),
          ),
        ),
      is: ['a'],
    },
    {
      says: 'TG-8: whoever is protected is not chosen, but hit with others',
      got: () => {
        const one = enemyActs(
          duel(
            'I5',
            [
              {
                do: 'effect',
                on: { who: 'firstPlayer' },
                effects: [{ effect: 'exclude', until: 'endOfRound' }],
              },
              seek,
              attack({ area: { area: 'adjacent' } }),
            ],
            near,
          ),
        );
        return [sought(one), struck(one)];
      },
      is: [['x > b'], ['a', 'b']],
    },
    {
      says: 'GM-6: of a Grove Maiden who is down the Guardian is still gone for, and spends no token',
      got: () => {
        const one = duel(
          'I5',
          [{ do: 'target', rules: [], among: 'company' }, attack({ might: { black: 9 } })],
          { heroes: { a: maiden } },
        );
        const guardian = guardianOf(one);
        one.tap(put(guardian, 'I6'), token(guardian, 'defense', 2), faints('a'));
        return [struck(enemyActs(one)), of(one, guardian).tokens];
      },
      is: [['guardian'], { defense: 2 }],
    },
    {
      says: 'CP-1, FT-1: the easiest difficulty guards Oathsworn, allies and the Guardian by 2, and nobody else',
      got: () => {
        const one = scene({ setup: { difficulty: 'journeyman' }, heroes: { a: { ...maiden, defense: 1 } } });
        one.tap(say({ say: 'friend', name: 'Miller', hp: 3, defense: 1, at: 'E5' }), faints('b'), {
          do: 'ally',
          who: 'b',
          ally: 'carter',
          at: 'A5',
        });
        return ['full', 'ally', 'guardian', 'friendly'].map(
          role => one.state.friends.find(it => it.role === role)?.defense,
        );
      },
      is: [3, 4, 4, 1],
    },
    {
      says: 'EN-2, SE-14: three down and the fourth swallowed is no defeat, allies on their feet do not avert one',
      got: () => {
        const one = enemyActs(
          scene({
            deck: [[{ do: 'consume', whom: { who: 'firstPlayer' }, slot: 'core', each: [] }]],
            heroes: { a: { at: 'I7' } },
          }),
        );
        one.tap(faints('b'), faints('c'), faints('d'), { do: 'ally', who: 'd', ally: 'carter', at: 'Q8' });
        const now = one.state.outcome;
        one.tap(faints('a'));
        return [now, one.state.outcome, diceOf(one, 'boss').length];
      },
      is: [null, 'defeat', 5],
    },
  ]);
});
