import { describe, expect, it } from 'vitest';
import type { Encounter } from '../../../src/stage/encounter';
import type { Condition, Step, TargetRule } from '../../../src/stage/steps';
import { say } from '../../support/words';
import { encounterOf } from '../support/least-fixture';
import {
  asked,
  course,
  type Fight,
  foe,
  go,
  nobody,
  of,
  pick,
  picking,
  place,
} from '../support/scripted-fight';

const target = (...rules: TargetRule[]): Step => ({ do: 'target', rules });
const attack: Step = { do: 'attack', might: { red: 1 } };
/** A table without the app's board, whose hands of cards stay on the table too. */
const off = (steps: readonly Step[], more: Partial<Encounter> = {}): Fight => {
  const one = course(steps, {}, more, { board: 'off', company: 'light' });
  one.tap({ do: 'endTurns' });
  return one;
};
const topics = (one: Fight): string => {
  const question = asked(one);
  return question.ask === 'pick' ? question.topic : question.ask;
};
const options = (one: Fight): readonly string[] => picking(one).options.map(it => it.id);
const chosen = (one: Fight): string | null | undefined => one.state.scene?.scopes.boss?.target;
const why = (one: Fight): readonly string[] => one.state.why?.rules ?? [];

describe('targets at a table without places', () => {
  it('TG-3: who is closest and in reach; one who is, is the target at once', () => {
    const one = off([target(), { do: 'move', way: 'toward', hexes: 3 }, attack]);
    expect([topics(one), options(one)]).toEqual(['closest', ['a', 'b', 'c', 'd']]);
    expect(picking(one).about).toMatchObject({
      actor: 'boss',
      move: 3,
      range: 1,
      attack: true,
      minion: false,
    });
    one.tap(pick('c'));
    expect([chosen(one), why(one), topics(one)]).toEqual(['c', ['closest'], 'defend']);
  });

  it('TG-3 (5), TM-7: of all who tie the table says who is furthest north', () => {
    const one = off([target(), attack]);
    one.tap(pick('b', 'd'));
    expect([topics(one), options(one), picking(one).min, picking(one).max]).toEqual([
      'north',
      ['b', 'd'],
      1,
      1,
    ]);
    one.tap(pick('d'));
    expect([chosen(one), why(one)]).toEqual(['d', ['closest', 'north']]);
  });

  it('TG-3 (4): for a Mob first who stands next to another of it, then north', () => {
    const rats: Partial<Encounter> = {
      placed: [
        { enemy: 'rat', at: 'A1', number: 1 },
        { enemy: 'rat', at: 'A3', number: 2 },
      ],
    };
    const one = off([], rats);
    one.tap(pick('each'));
    expect(topics(one)).toBe('closest');
    one.tap(pick('a', 'b', 'c'));
    expect([topics(one), options(one)]).toEqual(['mob', ['a', 'b', 'c']]);
    one.tap(pick('b', 'c'));
    expect([topics(one), options(one)]).toEqual(['north', ['b', 'c']]);
    one.tap(pick('c'));
    expect(one.state.scene?.scopes.rat1?.target).toBe('c');
    // The second: nobody next to another leaves all who tied.
    one.tap(pick('a', 'd'), pick());
    expect([topics(one), options(one)]).toEqual(['north', ['a', 'd']]);
  });

  it('TG-3 (1): in a reaction the breaker first, if it can be reached, before all that the card says', () => {
    const one = course(
      [target({ rule: 'inArc', arc: 'rear' }), attack],
      {},
      {},
      { board: 'off', company: 'light' },
    );
    one.tap({ do: 'attack', who: 'b', strike: { targets: ['boss'], die: 'front', said: { damage: 12 } } });
    expect([topics(one), picking(one).about.target]).toEqual(['reach', 'b']);
    one.tap(pick('no'));
    expect([topics(one), picking(one).about.rules]).toEqual(['fits', [{ rule: 'inArc', arc: 'rear' }]]);
    one.tap(pick('c'));
    expect([topics(one), picking(one).about.targets]).toEqual(['reach', ['c']]);
    one.tap(pick('yes'));
    expect(chosen(one)).toBe('c');
  });

  it('TG-4: what eyes must judge is asked rule by rule, and what the app knows narrows it on', () => {
    const one = course(
      [target({ rule: 'inArc', arc: 'front' }, { rule: 'mostWounded' }), attack],
      { b: { hp: 2 }, c: { hp: 4 } },
      {},
      { board: 'off', company: 'light' },
    );
    one.tap({ do: 'endTurns' });
    expect([topics(one), picking(one).about.rules, options(one)]).toEqual([
      'fits',
      [{ rule: 'inArc', arc: 'front' }],
      ['a', 'b', 'c', 'd'],
    ]);
    one.tap(pick('a', 'c'));
    // Of those two c has lost more, though b, who does not fit, lost most.
    expect([topics(one), picking(one).about.targets]).toEqual(['reach', ['c']]);
    one.tap(pick('no'));
    expect([topics(one), options(one)]).toEqual(['closest', ['a', 'b', 'c', 'd']]);
  });

  it('OWN-62: a rule that left as many as there were is not told', () => {
    const one = off([target(), attack]);
    one.tap(pick('a', 'b', 'c', 'd'), pick('c'));
    expect([chosen(one), why(one)]).toEqual(['c', ['north']]);
  });

  it('OWN-62: of the only one that there is it is told whether the card names it', () => {
    const alone = (...rules: TargetRule[]) => {
      const one = course([target(...rules), attack], {}, {}, { board: 'off', company: 'light' });
      for (const who of ['b', 'c', 'd'])
        one.tap({ do: 'say', correction: { say: 'presence', who, presence: 'unconscious' } });
      one.tap({ do: 'endTurns' });
      return [chosen(one), why(one)];
    };
    expect(alone()).toEqual(['a', ['closest']]);
    expect(alone({ rule: 'mostWounded' })).toEqual(['a', ['named']]);
  });

  describe('the furthest', () => {
    const furthest = target({ rule: 'furthest' });
    const shot: Step = { do: 'attack', might: { red: 1 }, range: 'any' };
    const sentence = (one: Fight): string => say(asked(one).sentence);

    it('OWN-169, TG-4: of two who tie nobody is closer: reach is asked, then the Mob and North decide', () => {
      const one = off([furthest, shot]);
      expect([topics(one), picking(one).about.rules]).toEqual(['fits', [{ rule: 'furthest' }]]);
      one.tap(pick('b', 'd'));
      expect([topics(one), options(one), sentence(one)]).toEqual([
        'reach',
        ['b', 'd'],
        'Which of b, d can Boss reach (any range, in sight)? Tap all.',
      ]);
      one.tap(pick('b', 'd'));
      expect([topics(one), options(one)]).toEqual(['north', ['b', 'd']]);
      one.tap(pick('d'));
      expect([chosen(one), why(one), topics(one)]).toEqual(['d', ['named', 'north'], 'defend']);
    });

    it('OWN-169, OWN-62: one of them in reach is the target, and nothing calls it the closest', () => {
      const one = off([furthest, shot]);
      one.tap(pick('b', 'd'), pick('b'));
      expect([chosen(one), why(one)]).toEqual(['b', ['named']]);
      const alone = off([furthest, shot]);
      alone.tap(pick('c'));
      expect(topics(alone)).toBe('reach');
      alone.tap(pick('yes'));
      expect([chosen(alone), why(alone)]).toEqual(['c', ['named']]);
    });

    it('OWN-169, TG-4: none of them in reach, the closest of all others is', () => {
      const one = off([furthest, shot]);
      one.tap(pick('b', 'd'), pick());
      expect([topics(one), options(one)]).toEqual(['closest', ['a', 'b', 'c', 'd']]);
      expect(sentence(one)).toMatch(/^Who is closest to Boss, of those in reach/);
      one.tap(pick('a'));
      expect([chosen(one), why(one)]).toEqual(['a', ['closest']]);
    });

    it('OWN-169, TG-2: any range without sight reaches them all, and the question falls away', () => {
      const one = off([furthest, { ...shot, noSight: true }]);
      one.tap(pick('a', 'c'));
      expect([topics(one), options(one)]).toEqual(['north', ['a', 'c']]);
      one.tap(pick('c'));
      expect([chosen(one), why(one), one.state.why?.reachable]).toEqual(['c', ['named', 'north'], true]);
    });

    it('OWN-169, TG-3 (6): all equally far and none in reach, only north is left to decide', () => {
      const one = off([furthest, shot]);
      one.tap(pick('a', 'b', 'c', 'd'), pick());
      expect([topics(one), options(one)]).toEqual(['north', ['a', 'b', 'c', 'd']]);
      one.tap(pick('b'));
      expect([chosen(one), why(one), one.state.why?.reachable]).toEqual(['b', ['toward', 'north'], false]);
    });

    it('OWN-169, TG-5: of minions it is sight that is asked', () => {
      const rats: Partial<Encounter> = {
        enemies: encounterOf().enemies.map(one =>
          one.id === 'rat' ? { ...one, targets: [{ rule: 'furthest' }] } : one,
        ),
        placed: [{ enemy: 'rat', at: 'A1', number: 1 }],
      };
      const one = off([], rats);
      one.tap(pick('b', 'd'));
      expect(sentence(one)).toBe('Which of b, d are in sight of Rat 1? Tap all.');
      one.tap(pick('d'));
      expect([one.state.why?.target, why(one)]).toEqual(['d', ['named']]);
    });

    it('OWN-169: as the app decides it where it keeps the places', () => {
      // b and d stand equally far from the boss, a nearer.
      const heroes = { a: { at: 'I7' }, b: { at: 'E1' }, c: { at: 'I8' }, d: { at: 'M1' } };
      const one = course([furthest, shot], heroes);
      one.tap({ do: 'endTurns' });
      expect([one.state.why?.target, why(one)]).toEqual(['b', ['named', 'west']]);
    });
  });

  it('TG-3 (6): nobody in reach: toward the closest, whose ties are asked too', () => {
    const one = off([target(), { do: 'move', way: 'toward', hexes: 2 }, attack]);
    one.tap(pick());
    expect([topics(one), picking(one).min]).toEqual(['toward', 1]);
    one.tap(pick('a', 'b'), pick('b'));
    expect([chosen(one), why(one)]).toEqual(['b', ['toward', 'north']]);
    // TG-7: whether it came within reach is another question.
    expect([topics(one), picking(one).about.targets]).toEqual(['reach', ['b']]);
    one.tap(pick('no'));
    expect(one.state.round).toBe(2);
  });

  it('TG-5, TG-7, OWN-131: of minions sight is asked before the move, and of a Mob those strike that are in reach', () => {
    const rats: Partial<Encounter> = {
      placed: [1, 2, 3].map(number => ({ enemy: 'rat', at: `A${number}`, number })),
    };
    const one = off([], rats);
    one.tap(pick('each'));
    expect(picking(one).about).toMatchObject({ minion: true });
    one.tap(pick('a'), pick('a'), pick('a'));
    expect([topics(one), options(one), picking(one).about.targets]).toEqual([
      'attackers',
      ['rat1', 'rat2', 'rat3'],
      ['a'],
    ]);
    one.tap(pick('rat1', 'rat3'));
    const frame = one.state.frames.at(-1);
    expect(frame?.frame === 'blow' && [frame.attackers, frame.flow?.pool.cards.yellow]).toEqual([
      ['rat1', 'rat3'],
      4,
    ]);
    one.tap(nobody);
    expect(one.state.round).toBe(2);
  });

  it('OWN-131: a sole candidate is the target without a question', () => {
    const one = course(
      [target(), attack],
      { b: { hp: 1 }, c: { hp: 1 }, d: { hp: 1 } },
      {},
      { board: 'off', company: 'light' },
    );
    for (const who of ['b', 'c', 'd'])
      one.tap({ do: 'say', correction: { say: 'presence', who, presence: 'unconscious' } });
    one.tap({ do: 'endTurns' });
    expect([chosen(one), topics(one)]).toEqual(['a', 'reach']);
  });

  it('TG-6: a taunter is the target without a question, and struck only if it can be reached', () => {
    const one = course([target({ rule: 'mostWounded' }), attack], {}, {}, { board: 'off', company: 'light' });
    one.tap({ do: 'taunt', who: 'd' }, { do: 'endTurns' });
    expect([chosen(one), why(one), topics(one)]).toEqual(['d', ['taunt'], 'reach']);
    one.tap(pick('no'));
    expect(of(one, 'd').hp).toBe(6);
  });
});

describe('areas at a table without places', () => {
  const area = (shape: Extract<Step, { do: 'attack' }>['area']): Fight =>
    off(
      [
        target({ rule: 'firstPlayer' }),
        { do: 'attack', might: { red: 1 }, ...(shape ? { area: shape } : {}) },
      ],
      {
        placed: [
          { enemy: 'boss', at: 'I5', facing: 'S' },
          { enemy: 'rat', at: 'A1', number: 1 },
        ],
      },
    );

  it('AE-1: the table says who lies in it, friend and foe', () => {
    const one = area({ area: 'cone', range: 3 });
    one.tap(pick('yes'));
    expect([topics(one), options(one), picking(one).about.kind]).toEqual([
      'hit',
      ['a', 'b', 'c', 'd', 'rat1'],
      'cone',
    ]);
    one.tap(pick('b', 'rat1'));
    const frame = one.state.frames.at(-1);
    expect(frame?.frame === 'blow' && frame.targets).toEqual(['b', 'rat1']);
  });

  it('AE-5: whom a chain hits is said in its order, of the company alone and no more than it may', () => {
    const one = area({ area: 'chain', range: 2, max: 2 });
    one.tap(pick('yes'));
    expect([options(one), picking(one).max]).toEqual([['a', 'b', 'c', 'd'], 2]);
    one.tap(pick('c', 'a'));
    const frame = one.state.frames.at(-1);
    expect(frame?.frame === 'blow' && [frame.targets, frame.flow?.setup.chain]).toEqual([['c', 'a'], true]);
  });
});

describe('moves that hands make', () => {
  const moved = (steps: readonly Step[], heroes = {}): Fight => {
    const one = course(steps, heroes, {}, { board: 'moved', company: 'light' });
    one.tap({ do: 'endTurns' });
    return one;
  };

  it('EM-3: for each move the app says whom and how far, the players say where it now stands', () => {
    const ways = ['toward', 'away', 'N', 'random'] as const;
    for (const way of ways) {
      const one = moved([target(), { do: 'move', way, hexes: 2 }, { do: 'text', text: 'after' }]);
      const question = asked(one);
      expect(question.ask === 'place' && [question.topic, question.who, question.about.step]).toEqual([
        'moved',
        'boss',
        { do: 'move', way, hexes: 2 },
      ]);
      one.tap(place('I3'));
      expect([foe(one, 'boss').at, topics(one)]).toEqual(['I3', 'go']);
    }
  });

  it('EM-3, MV-6: put down on somebody a large one pushes, and its attack goes by where it stands', () => {
    const one = moved([target(), { do: 'move', way: 'toward', hexes: 1 }, attack]);
    one.tap(place('I6'));
    expect([foe(one, 'boss').at, of(one, 'a').at]).toEqual(['I6', 'I8']);
    expect(topics(one)).toBe('defend');
    const far = moved([target(), { do: 'move', way: 'toward', hexes: 1 }, attack]);
    far.tap(place('I3'));
    expect(far.state.round).toBe(2);
  });

  it('EM-3: knockback, areas and charges are no paths to choose: they are worked out as ever', () => {
    const one = moved([
      target(),
      {
        do: 'attack',
        area: { area: 'cone', range: 2 },
        might: { red: 1 },
        hit: [{ effect: 'knockback', hexes: 1 }],
      },
    ]);
    one.tap(nobody);
    expect(of(one, 'a').at).toBe('I8');
    const charging = moved([
      target(),
      { do: 'attack', area: { area: 'charge', hexes: 2 }, might: { red: 1 } },
    ]);
    const frame = charging.state.frames.at(-1);
    expect([frame?.frame === 'blow' && frame.targets, foe(charging, 'boss').at]).toEqual([['a'], 'I7']);
  });

  it('EM-3: where it stays the players say nothing', () => {
    const one = moved([target(), { do: 'move', way: 'toward', hexes: 2 }, { do: 'text', text: 'after' }]);
    one.tap(place(null));
    expect(foe(one, 'boss').at).toBe('I5');
    one.tap(go);
    expect(one.state.round).toBe(2);
  });
});

describe('whom only the players can tell', () => {
  it.each([
    ['Who talks?', 'Who talks?'],
    [undefined, { say: 'ask.who-is-meant' }],
  ])('SC-1: is asked in the words of the card, if it has any: %s', (text, sentence) => {
    const on = { who: 'players', ...(text ? { text } : {}) } as const;
    const one = off([{ do: 'effect', on, effects: [{ effect: 'lose', hp: 1 }] }]);
    expect(asked(one).sentence).toEqual(sentence);
  });
});

/** A step that hangs on where the target is. */
const hangsOn = (condition: Condition): Step => ({
  do: 'if',
  condition,
  then: [{ do: 'text', text: 'it does' }],
});
describe('conditions that hang on a place', () => {
  const steps = (when: Condition): readonly Step[] => [target(), hangsOn(when)];
  it.each([
    ['adjacent', { when: 'adjacent' }, 'ask.is-within'],
    ['within', { when: 'within', hexes: 3 }, 'ask.is-within'],
    ['in its arc', { when: 'inArc', arc: 'front' }, 'ask.is-in-arc'],
  ] satisfies [string, Condition, string][])(
    'OWN-131: %s: the table is asked where no places are kept, and the board where they are',
    (_, when, asks) => {
      const one = off(steps(when));
      one.tap(pick('a'));
      expect(asked(one).sentence).toMatchObject({ say: asks });
      one.tap(pick('yes'));
      expect(asked(one).sentence).toBe('it does');
      const other = off(steps(when));
      other.tap(pick('a'), pick('no'));
      expect(other.changes.some(it => it.type === 'pushed' && it.frame.frame === 'hands')).toBe(false);
      // Without a target nobody is near, and nothing is asked.
      const nobody = off([hangsOn(when)]);
      expect(nobody.changes.some(it => it.type === 'pushed' && it.frame.frame === 'hands')).toBe(false);
      expect(nobody.changes.some(it => it.type === 'pushed' && it.frame.frame === 'whom')).toBe(false);
      // One hex of the boss, which looks south, is next to a.
      const known = course(steps(when));
      known.tap({ do: 'endTurns' });
      expect(asked(known).sentence).toBe('it does');
    },
  );
});

describe('moves where not all places are known', () => {
  const step: Step = { do: 'move', way: 'toward', hexes: 2 };
  const nowhere = (who: string) =>
    ({ do: 'say', correction: { say: 'stands', who, at: null, facing: 'N' } }) as const;
  const goes = (who: string): Fight => {
    const one = course([target({ rule: 'class', class: 'a' }), step, attack]);
    one.tap(nowhere(who), { do: 'endTurns' });
    while (one.state.tasks.length === 0 && topics(one) !== 'place') one.tap(pick(options(one)[0] ?? ''));
    return one;
  };
  it('EM-3: where its own place is not known the table says where it stands now', () => {
    const one = goes('boss');
    expect(asked(one)).toMatchObject({ ask: 'place', who: 'boss', topic: 'moved' });
    expect(one.state.tasks).toEqual([]);
  });

  it('EM-3: where only the place of its target is not known its move is told in words', () => {
    const one = goes('a');
    expect(one.changes.some(it => it.type === 'pushed' && it.frame.frame === 'place')).toBe(false);
    expect(one.state.tasks.map(it => it.text)).toContainEqual(
      expect.objectContaining({ say: 'tell.move-words', target: 'a' }),
    );
  });
});
