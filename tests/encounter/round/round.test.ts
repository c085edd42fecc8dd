import { describe, expect, it } from 'vitest';
import { battleflow, playAbility, putOn } from '../../../src/encounter/cards/battleflow';
import { standardSettings } from '../../../src/encounter/model/settings';
import { noCards } from '../../../src/encounter/setup/bystanders';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import type { Step } from '../../../src/stage/steps';
import { cards, encounterOf, fight, hero, hit, setupOf } from '../support/least-fixture';

const attacking = () => encounterOf({ cards: cards([{ do: 'target', rules: [] }, { do: 'attack' }]) });
const picks = (...ids: string[]) => ({ do: 'answer', answer: { answer: 'pick', ids } }) as const;

describe('the round', () => {
  it('RD-4, RD-5, SU-15: refresh moves regen from the reserve, never more than lies there', () => {
    const one = fight(
      setupOf({ heroes: [hero('a'), hero('b', { regen: 9 }), hero('c', { kind: 'companion' }), hero('d')] }),
    );
    one.tap({ do: 'begin' });
    expect(one.state.friends.map(it => it.animus)).toEqual([
      { available: 4, reserve: 2 },
      { available: 6, reserve: 0 },
      { available: 2, reserve: 0 },
      { available: 4, reserve: 2 },
    ]);
  });

  it('RD-1, RD-2, RD-3, SU-16: an ambush begins with the encounter phase; the next round has all four', () => {
    const one = fight(setupOf({ ambushed: true }));
    one.tap({ do: 'begin' });
    expect(one.state.round).toBe(2);
    expect(one.state.stage.discard).toHaveLength(1);
    expect(one.state.friends[0]?.animus.available).toBe(4);
  });

  it('CP-1: the difficulty sets the most HP and adds to the defense', () => {
    for (const [difficulty, hp, defense] of [
      ['journeyman', 6, 4],
      ['pilgrim', 6, 3],
      ['free', 6, 2],
      ['grim', 5, 2],
      ['dread', 4, 2],
    ] as const) {
      const { friends } = fight(setupOf({ difficulty })).state;
      expect([friends[0]?.maxHp, friends[0]?.hp, friends[0]?.defense]).toEqual([hp, hp, defense]);
    }
  });

  it('CP-1, UC-1, EN-2: at 0 HP an Oathsworn is unconscious, in hardcore dead; four down is a defeat', () => {
    for (const hardcore of [false, true]) {
      const encounter = encounterOf({
        cards: cards([{ do: 'effect', on: { who: 'oathsworn' }, effects: [{ effect: 'lose', hp: 6 }] }]),
      });
      const one = fight(setupOf({ hardcore, encounter }));
      one.tap({ do: 'begin' }, { do: 'endTurns' });
      expect(one.state.friends.map(it => it.presence)).toEqual(
        Array(4).fill(hardcore ? 'dead' : 'unconscious'),
      );
      expect(one.state.outcome).toBe('defeat');
    }
  });

  it('DM-1, EA-1, EA-4, EA-6, TK-1: an enemy attack: a card worth +2 before the reveal, Defense tokens after it', () => {
    const one = fight(
      setupOf({
        encounter: attacking(),
        heroes: [hero('a', { tokens: { defense: 2 } }), hero('b'), hero('c'), hero('d')],
        settings: { ...setupOf().settings, might: 'physical' },
      }),
    );
    one.tap({ do: 'begin' }, { do: 'endTurns' }, picks('a'));
    expect(questionOf(one.state)?.ask).toBe('defend');
    one.tap({ do: 'answer', answer: { answer: 'defend', with: [{ who: 'a', plus: 2 }] } });
    expect(questionOf(one.state)?.ask).toBe('tap');
    one.tap({ do: 'answer', answer: { answer: 'total', damage: 15 } });
    const soak = questionOf(one.state);
    expect(soak?.ask === 'soak' && soak.defenders[0]).toMatchObject({ damage: 15, hpLost: 3, tokens: 2 });
    one.tap({ do: 'answer', answer: { answer: 'tokens', spend: [{ who: 'a', count: 2 }] } });
    expect(one.state.friends[0]).toMatchObject({ hp: 4, tokens: {} });
  });

  it('MT-8, EA-3: an attack whose body part is broken draws one of its strongest cards fewer', () => {
    const encounter = encounterOf({
      cards: cards([
        { do: 'target', rules: [] },
        { do: 'attack', breaks: ['front'] },
      ]),
    });
    const pool = (broken: boolean) => {
      const one = fight(setupOf({ encounter }));
      one.tap({ do: 'begin' });
      if (broken)
        one.tap({ do: 'say', correction: { say: 'die', enemy: 'boss', die: 'front', hp: 0, quiet: true } });
      one.tap({ do: 'endTurns' }, picks('a'));
      const frame = one.state.frames.at(-1);
      return frame?.frame === 'blow' ? frame.flow?.pool.cards.red : null;
    };
    expect([pool(false), pool(true)]).toEqual([2, 1]);
  });

  it('TG-6: a taunter is the target of every enemy that could choose it', () => {
    const one = fight(setupOf({ encounter: attacking() }));
    one.tap({ do: 'begin' }, { do: 'taunt', who: 'd' }, { do: 'endTurns' });
    // It is the target even out of reach: whether the attack goes ahead is another question.
    const reach = questionOf(one.state);
    expect(reach?.ask === 'pick' && [reach.topic, reach.about.targets]).toEqual(['reach', ['d']]);
    one.tap({ do: 'answer', answer: { answer: 'pick', ids: ['yes'] } });
    const question = questionOf(one.state);
    expect(question?.ask === 'defend' && question.defenders.map(it => it.who)).toEqual(['d']);
  });

  it('TG-8: whoever is excluded is never offered as a target', () => {
    const encounter = encounterOf({
      cards: cards([
        { do: 'effect', on: { who: 'firstPlayer' }, effects: [{ effect: 'exclude', until: 'endOfRound' }] },
        { do: 'target', rules: [] },
        { do: 'attack' },
      ]),
    });
    const one = fight(setupOf({ encounter }));
    one.tap({ do: 'begin' }, { do: 'endTurns' });
    const question = questionOf(one.state);
    expect(question?.ask === 'pick' && question.options.map(it => it.id)).toEqual(['b', 'c', 'd']);
  });

  it('ST-4, ST-5: crippled lasts until the end of the next full Oathsworn phase, and holds nobody who is dragged', () => {
    const one = fight(setupOf());
    one.tap(
      { do: 'begin' },
      { do: 'say', correction: { say: 'token', who: 'a', token: 'crippled', count: 1 } },
    );
    expect(one.refused({ do: 'move', who: 'a', to: null, animus: 1 })).toBe('crippled');
    one.tap({ do: 'endTurns' });
    expect(one.state.friends[0]?.tokens).toEqual({ crippled: 1 });
    one.tap({ do: 'endTurns' });
    expect(one.state.friends[0]?.tokens).toEqual({});
  });

  it('ST-5: where several crippled lie, one that is taken off does not make the others last longer', () => {
    const says = (count: number) =>
      ({ do: 'say', correction: { say: 'token', who: 'a', token: 'crippled', count } }) as const;
    const one = fight(setupOf());
    one.tap({ do: 'begin' }, says(3), { do: 'endTurns' });
    one.tap(says(2), { do: 'endTurns' });
    expect(one.state.friends[0]?.tokens).toEqual({});
  });

  it('AB-5 to AB-9, TK-5: battleflow moves the other cards of that position one down, from 0 to the hand, without a cascade', () => {
    const around = { ...noCards, hand: ['new'], cooldown: [['z'], ['o'], ['t1', 't2'], []] as const };
    expect(playAbility(around, 'new', 2)).toEqual({
      ...noCards,
      cooldown: [['z'], ['o', 't1', 't2'], ['new'], []],
    });
    expect(playAbility(around, 'new', 0)).toEqual({
      ...noCards,
      hand: ['z'],
      cooldown: [['new'], ['o'], ['t1', 't2'], []],
    });
    expect(putOn(around, 'new', 2).cooldown[2]).toEqual(['t1', 't2', 'new']);
    expect(battleflow(around, 1, null).cooldown).toEqual([['z', 'o'], [], ['t1', 't2'], []]);
  });

  it('SE-3, SE-4, SE-5: a caged character may only wait, defend, spend tokens and try to escape, once a turn, for 3 animus', () => {
    const encounter = encounterOf({
      cards: cards([
        { do: 'cage', whom: { who: 'firstPlayer' }, difficulty: 4, fail: [{ effect: 'lose', hp: 1 }] },
      ]),
    });
    const one = fight(setupOf({ encounter }));
    one.tap({ do: 'begin' }, { do: 'endTurns' });
    expect(one.refused({ ...hit('a', 5, 'front'), anyway: false })).toBe('caged');
    expect(one.refused({ do: 'move', who: 'a', to: null, animus: 1 })).toBe('caged');
    one.tap({ do: 'escape', who: 'a', success: false });
    expect(one.state.friends[0]).toMatchObject({ hp: 5, animus: { available: 3 } });
    expect(one.refused({ do: 'escape', who: 'a', success: true })).toBe('once-a-turn');
    one.tap({ do: 'pass', who: 'a' }, { do: 'escape', who: 'a', success: true });
    expect(one.state.friends[0]?.caged).toBeNull();
  });

  it('SE-4, OWN-321: who keeps no animus in the app pays on the player’s board; who keeps some and has none is refused', () => {
    const caging = encounterOf({
      cards: cards([{ do: 'cage', whom: { who: 'firstPlayer' }, difficulty: 4, fail: [] }]),
    });
    for (const [maxAnimus, refused] of [
      [0, false],
      [1, true],
    ] as const) {
      const setup = setupOf({ encounter: caging });
      const heroes = setup.heroes.map(one => ({ ...one, maxAnimus }));
      const one = fight({ ...setup, heroes });
      one.tap({ do: 'begin' }, { do: 'endTurns' });
      if (refused) expect(one.refused({ do: 'escape', who: 'a', success: true })).toBe('no-animus');
      else {
        one.tap({ do: 'escape', who: 'a', success: true });
        expect(one.state.friends[0]).toMatchObject({ caged: null, animus: { available: 0, reserve: 0 } });
      }
    }
  });

  it('SE-14 to SE-18: a consumed character is out of reach, suffers at each phase, and is free after 6 HP of its place', () => {
    const encounter = encounterOf({
      cards: cards([
        {
          do: 'if',
          condition: { when: 'not', of: { when: 'reaction' } },
          then: [
            { do: 'consume', whom: { who: 'firstPlayer' }, slot: 'core', each: [{ effect: 'lose', hp: 1 }] },
          ],
        },
      ]),
    });
    const one = fight(setupOf({ encounter }));
    one.tap({ do: 'begin' }, { do: 'endTurns' });
    expect(one.state.friends[0]).toMatchObject({ presence: 'consumed', hp: 5 });
    one.tap({ do: 'attack', who: 'a', strike: { targets: ['boss'], said: { damage: 12 }, cost: 3 } });
    expect(one.state.friends[0]).toMatchObject({
      presence: 'standing',
      consumed: null,
      animus: { available: 0, reserve: 6 },
    });
    expect(one.state.enemies[0]?.dice.find(die => die.id === 'core')?.hp).toBe(0);
  });

  it('SC-1, SC-2: an unknown card is composed at once, known the second time, and survives an undo of the fight by its event', () => {
    const encounter = encounterOf({ cards: [] });
    const one = fight(setupOf({ encounter }));
    one.tap({ do: 'begin' }, { do: 'endTurns' });
    expect(questionOf(one.state)?.ask).toBe('card');
    one.tap({
      do: 'answer',
      answer: { answer: 'compose', label: 'Claw', steps: [{ do: 'target', rules: [] }, { do: 'attack' }] },
    });
    const question = questionOf(one.state);
    expect(question?.ask === 'pick' && question.topic).toBe('closest');
    expect(one.state.encounter.cards).toMatchObject([{ label: 'Claw', stage: 1, known: true }]);
    expect(one.events.some(event => event.type === 'taught')).toBe(true);
  });

  it('OWN-161: a card that is entered once more is the one that is known, unless it is called otherwise', () => {
    const steps: Step[] = [{ do: 'text', text: 'It roars.' }];
    const known = { id: 'roar', label: 'Roar', stage: 1, steps, known: true } as const;
    const settings = { ...standardSettings, board: 'off', stage: 'physical' } as const;
    const entered = (label?: string) => {
      const one = fight(setupOf({ encounter: encounterOf({ cards: [known] }), settings }));
      one.tap({ do: 'begin' }, { do: 'endTurns' });
      one.tap({ do: 'answer', answer: { answer: 'compose', steps, ...(label ? { label } : {}) } });
      return one.state.encounter.cards.map(card => card.label);
    };
    expect(entered()).toEqual(['Roar']);
    expect(entered('roar')).toEqual(['Roar']);
    expect(entered('Howl')).toEqual(['Roar', 'Howl']);
  });

  it('MT-1, MT-2: the same tap draws the same cards, whatever else was tapped before it', () => {
    const draw = (detour: boolean) => {
      const one = fight(setupOf());
      one.tap({ do: 'begin' });
      if (detour)
        one.tap(
          { do: 'refresh', colors: ['red'] },
          { do: 'attack', who: 'b', strike: { targets: ['boss'], cubes: { red: 1 }, white: 0 } },
        );
      const before = one.events.length;
      one.tap({ do: 'attack', who: 'a', strike: { targets: ['boss'], cubes: {}, white: 3 } });
      return JSON.stringify(
        one.events.slice(before).filter(event => event.type === 'might' && event.event.type === 'drew'),
      );
    };
    expect(draw(true)).toBe(draw(false));
  });
});
