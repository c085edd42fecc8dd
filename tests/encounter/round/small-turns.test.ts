import { describe, expect, it } from 'vitest';
import { lostOf } from '../../../src/encounter/damage/lose-hp';
import type { Command } from '../../../src/encounter/model/command';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import type { StageCard } from '../../../src/stage/card';
import type { Step } from '../../../src/stage/steps';
import { cards, encounterOf, fight, setupOf } from '../support/least-fixture';
import {
  ability,
  asked,
  course,
  type Fight,
  go,
  hits,
  of,
  pick,
  play,
  struckWith,
} from '../support/scripted-fight';

const rock = { id: 'rock', kind: 'rock', hexes: ['I4'] };
const single = {
  ...encounterOf().enemies[0]!,
  footprint: 'single',
  slots: [{ id: 'hp', name: 'HP', hexes: [[]], dice: [1] }],
} as const;

/** What the card that is drawn says in words, and what it does. */
const spoken = (text: string | undefined, steps: readonly Step[]): Fight => {
  const said = cards(steps).map((one): StageCard => ({ ...one, ...(text === undefined ? {} : { text }) }));
  const one = course([], {}, { cards: said });
  one.tap({ do: 'endTurns' });
  return one;
};
const heal: Step = { do: 'effect', on: { who: 'self' }, effects: [{ effect: 'heal', hp: 1 }] };

describe('the words of a stage card', () => {
  it('SC-1: stand on the list beside its steps, are read aloud where it has none, and are nothing where there are none', () => {
    const both = spoken('Howl.', [heal]);
    expect(both.state.tasks.map(one => one.text)).toContain('Howl.');
    expect(both.state.frames).toEqual([]);
    const words = spoken('Howl.', []);
    expect(asked(words)).toMatchObject({
      ask: 'go',
      topic: 'hands',
      task: 'card',
      sentence: 'Howl.',
      plays: [],
    });
    words.tap(go);
    expect(words.state.frames).toEqual([]);
    for (const none of [spoken(undefined, [heal]), spoken(undefined, []), spoken('', [heal])]) {
      expect(none.state.frames).toEqual([]);
      expect(none.state.tasks).toEqual([]);
    }
  });
});

describe('what hands do', () => {
  it('IN-2: is asked as what it is, and about whom', () => {
    const injury = { id: 'limp', name: 'Limp', cooldown: 1, text: 'Drop your cloak.' } as const;
    const one = course([], { a: { injuries: [injury] } });
    one.tap({ do: 'injury', who: 'a', card: 'limp' });
    expect(asked(one)).toMatchObject({
      ask: 'go',
      topic: 'hands',
      task: 'injury',
      who: 'a',
      about: { actor: 'a', text: 'Drop your cloak.' },
    });
    const words = course([], { a: { cards: [ability('howl', [{ effect: 'text', text: 'Howl.' }])] } });
    words.tap(play('a', 'howl'));
    expect(asked(words)).toMatchObject({ task: 'text', about: { text: 'Howl.' }, who: 'a' });
  });
});

describe('a card that does nothing', () => {
  it('AB-1, OWN-168: is played all the same, for it does not only guard somebody else', () => {
    const one = course([], { a: { cards: [ability('idle', [])] } });
    expect(one.refused(play('a', 'idle'))).toBe('taken');
    one.tap(play('a', 'idle'));
    expect(of(one, 'a').cards.cooldown[3]).toEqual(['idle']);
  });
});

describe('nobody is left to strike', () => {
  it('FT-5: an attack whose attacker is gone before it has chosen falls away, and tells who it was', () => {
    const one = fight(setupOf({ encounter: encounterOf({ cards: cards([{ do: 'attack' }]) }) }));
    one.tap({ do: 'begin' }, { do: 'endTurns' });
    expect(asked(one).ask).toBe('pick');
    one.tap({ do: 'say', correction: { say: 'enemyGone', who: 'boss' } });
    const fallen = one.events.flatMap(event =>
      event.type === 'note' && event.code === 'fallsAway' ? [event.text] : [],
    );
    expect(fallen).toMatchObject([{ by: ['Boss'], why: 'attackers' }]);
  });
});

describe('nobody is left to be struck', () => {
  it('FT-5: an attack whose targets have left falls away, and tells whom', () => {
    const attack = { do: 'attack', at: { who: 'players' }, range: 'any' } as const;
    const one = fight(
      setupOf({
        encounter: encounterOf({ cards: cards([attack]) }),
        settings: { ...setupOf().settings, windows: 'all' },
      }),
    );
    one.tap({ do: 'begin' }, { do: 'endTurns' }, pick('b'));
    expect(asked(one).ask).not.toBe('pick');
    one.tap({ do: 'say', correction: { say: 'presence', who: 'b', presence: 'unconscious' } });
    const fallen = one.events.flatMap(event =>
      event.type === 'note' && event.code === 'fallsAway' ? [event.text] : [],
    );
    expect(fallen).toMatchObject([{ by: ['Boss'], why: 'targets', targets: ['b'] }]);
  });
});

describe('the fight is won', () => {
  it('FT-6, AB-10: no window opens any more for those whom the last blow has moved', () => {
    const shove = ability('shove', [
      { effect: 'attack', area: 'circle', range: 1, hit: [{ effect: 'knockback', hexes: 1 }] },
    ]);
    const one = course(
      [],
      { a: { at: 'I7', cards: [shove] }, b: { at: 'H6' } },
      { enemies: [single], placed: [{ enemy: 'boss', at: 'I5' }], obstacles: [rock] },
      { windows: 'all' },
    );
    one.tap(play('a', 'shove'));
    const aims = asked(one);
    const wide =
      aims.ask === 'pick' ? aims.options.filter(it => it.hit?.includes('b') && it.hit.includes('boss')) : [];
    one.tap(pick(wide[0]?.id ?? ''));
    for (let i = 0; one.state.outcome === null && i < 9; i++)
      one.tap(asked(one).ask === 'pool' ? { do: 'answer', answer: { answer: 'total', damage: 1 } } : go);
    expect(
      one.events.some(event => event.type === 'stands' && event.who === 'b' && event.how === 'knocked'),
    ).toBe(true);
    expect([one.state.outcome, one.state.frames]).toEqual(['victory', []]);
    // EN-1: nothing happens any more.
    expect(one.events.at(-1)?.type).toBe('over');
  });
});

describe('numbers at their edges', () => {
  it('DM-2: an enemy without any die left has nothing to lose, and a friend no more than it has', () => {
    const one = course([], { a: { hp: 2 } });
    const bare = { ...one.state, enemies: one.state.enemies.map(it => ({ ...it, dice: [] })) };
    expect([lostOf(bare, 'boss', 3, [undefined]), lostOf(bare, 'a', 3, [])]).toEqual([0, 2]);
    expect([lostOf(one.state, 'boss', 9, ['core']), lostOf(one.state, 'boss', 3, ['core'])]).toEqual([6, 3]);
  });

  it('MT-1: no card can be said to be left more often than it lies there, the first of them neither', () => {
    const one = course([], {});
    const { deck } = one.state.might.oathsworn.cards.red;
    const [first = '0'] = deck;
    const said = (left: readonly (typeof first)[]): Command => ({
      do: 'say',
      correction: { say: 'might', side: 'oathsworn', color: 'red', left },
    });
    const held = deck.filter(face => face === first).length;
    expect(one.refused(said(Array.from({ length: held }, () => first)))).toBe('taken');
    expect(one.refused(said(Array.from({ length: held + 1 }, () => first)))).toBe('no-such-cards');
  });

  it('SE-20, OWN-109: what it had thrown is picked up also by whoever comes there from nobody knows where', () => {
    const knife = { id: 'knife', name: 'Knife', kind: 'weapon', choices: [] } as const;
    const one = course([], { a: { items: [knife] } });
    one.tap(
      { do: 'throw', who: 'a', item: 'knife', at: 'E5' },
      { do: 'say', correction: { say: 'stands', who: 'a', at: null, facing: 'N' } },
      { do: 'move', who: 'a', to: 'E5', animus: 1 },
    );
    expect([of(one, 'a').at, of(one, 'a').thrown]).toEqual(['E5', []]);
  });

  it('OWN-131, TG-4: of those whom only the table can name none need be named, and a die names just one', () => {
    const named = (rule: 'players' | 'random') => {
      const one = course([{ do: 'target', rules: [{ rule }] }], {}, {}, { board: 'off', dice: 'table' });
      one.tap({ do: 'endTurns' });
      const question = questionOf(one.state);
      return question?.ask === 'pick' ? [question.min, question.max] : null;
    };
    expect([named('players'), named('random')]).toEqual([
      [0, 4],
      [1, 1],
    ]);
  });

  it('SC-6: the stage at the start is that of the first card, be it the only one of its stage', () => {
    const few = cards([]).filter(one => one.stage > 1 || one.id === 'c1');
    const one = course([], {}, { cards: few });
    expect(one.state.stage.stage).toBe(1);
  });
});

describe('an attack without a step', () => {
  const boss = encounterOf().enemies[0]!;
  const small = { footprint: 'single', slots: boss.slots?.slice(0, 1) ?? [] } as const;
  const goes = (one: Fight): Fight => {
    one.tap({ do: 'endTurns' });
    for (let i = 0; i < 12 && one.state.frames.length > 0; i++)
      one.tap(asked(one).ask === 'defend' ? { do: 'answer', answer: { answer: 'defend', with: [] } } : go);
    return one;
  };

  it('MV-5: an enemy turns to its target first', () => {
    const one = goes(
      course(
        [{ do: 'target', rules: [] }, { do: 'attack' }],
        { a: { at: 'I6' } },
        { enemies: [{ ...boss, ...small }], placed: [{ enemy: 'boss', at: 'I5', facing: 'N' }] },
      ),
    );
    expect(one.state.enemies.map(it => it.facing)).toEqual(['S']);
  });

  it('MV-5, FT-9, AE-2: a Mob turns before its areas are laid: each is struck by those whose cone then lies over it', () => {
    const rat = encounterOf().enemies[1]!;
    const acts: readonly Step[] = [
      { do: 'target', rules: [] },
      { do: 'attack', area: { area: 'cone', range: 1 } },
    ];
    const one = goes(
      course(
        [],
        { a: { at: 'I6' }, b: { at: 'J6' } },
        {
          enemies: [
            { ...boss, ...small },
            { ...rat, acts },
          ],
          placed: [
            { enemy: 'boss', at: 'A5' },
            { enemy: 'rat', at: 'I5', facing: 'N', number: 1 },
            { enemy: 'rat', at: 'I7', facing: 'S', number: 2 },
          ],
        },
      ),
    );
    expect(one.state.enemies.map(it => it.facing).slice(1)).toEqual(['S', 'N']);
    // Two cards of each rat whose cone it is: both over `a`, one of them over `b` too.
    expect(struckWith(one).map(pieces => pieces.length)).toEqual([4, 2]);
    expect(hits(one).map(it => it.target)).toEqual(['a', 'b']);
  });
});
