import { describe, expect, it } from 'vitest';
import { playThrough } from '../../../scripts/player/playthrough';
import type { Event } from '../../../src/encounter/model/event';
import { titleOf } from '../../../src/encounter/title/title';
import type { Placed, Reminder, ReminderTime } from '../../../src/stage/encounter';
import type { Step, Until } from '../../../src/stage/steps';
import { say } from '../../support/words';
import { cards, encounterOf, fight, flowerSlots, hit, setupOf } from '../support/least-fixture';
import {
  asked,
  course,
  type Fight,
  foe,
  hits,
  hp,
  nobody,
  of,
  pick,
  picking,
} from '../support/scripted-fight';
import { setupFor } from '../support/setups';

const remembered = (id: string, time: ReminderTime): Reminder => ({ id, time, text: id });

describe('the stage deck', () => {
  const trigger = { trigger: 'round', stage: 2, round: 2 } as const;

  it('SC-7: a stage that changes by the round, or by hand, leaves the old cards and shows its first at once', () => {
    const round = course([], {}, { triggers: [trigger] });
    round.tap({ do: 'endTurns' });
    expect([round.state.round, round.state.stage.stage, round.state.stage.up]).toEqual([2, 2, true]);
    expect(round.state.stage.deck.every(id => (round.state.stage.stages[id] ?? 0) >= 2)).toBe(true);
    expect([round.state.stage.deck.length, round.state.stage.discard.length]).toEqual([10, 5]);
    const hand = course([]);
    hand.tap({ do: 'say', correction: { say: 'stage', stage: 3 } });
    expect([hand.state.stage.stage, hand.state.stage.up, hand.state.stage.deck.length]).toEqual([3, true, 5]);
  });

  it('SC-5, SC-7: a deck that a new stage leaves empty is filled at once, while a card is under way too', () => {
    const one = course([{ do: 'text', text: 'Turn the board over' }]);
    one.tap({ do: 'endTurns' });
    const under = one.state.stage.drawn;
    expect([under.length, one.state.frames.length > 0]).toEqual([1, true]);
    const left = ['c1', 'c2', 'c3'].filter(id => !under.includes(id)).slice(0, 2);
    one.tap({ do: 'say', correction: { say: 'stageDeck', left, discard: ['c11', 'c6', 'c12'], stage: 1 } });
    one.tap({ do: 'say', correction: { say: 'stage', stage: 2 } });
    const { deck, discard, drawn } = one.state.stage;
    expect([deck.toSorted(), discard.toSorted(), drawn]).toEqual([
      ['c11', 'c12'],
      [...left, 'c6'].toSorted(),
      under,
    ]);
  });

  it('SC-7, DM-3: changed by a break, the reaction is the first card of the new stage, and the next one is shown', () => {
    const one = course([], {}, { triggers: [{ trigger: 'broken', stage: 2, slot: 'front' }] });
    one.tap(hit('a', 12, 'front'));
    const drawn = one.events.flatMap(it =>
      it.type === 'stage' && it.event.type === 'drawn' ? [it.event.card] : [],
    );
    expect(drawn.map(id => one.state.stage.stages[id])).toEqual([2]);
    expect([one.state.stage.up, one.state.stage.deck.length]).toEqual([true, 9]);
  });
});

describe('what holds for a while', () => {
  it('SC-3, SC-7: until the end of the round, the next round or the stage, and no longer', () => {
    const holds = (until: Until): Fight =>
      course([{ do: 'effect', on: { who: 'self' }, effects: [{ effect: 'defense', by: 3, until }] }]);
    const ends = (one: Fight): number => {
      const id = one.state.lasting[0]?.id;
      let rounds = 0;
      for (; one.state.lasting.some(it => it.id === id) && rounds < 4; rounds++) one.tap({ do: 'endTurns' });
      return rounds;
    };
    // The card of each round lays another one; only the first is followed.
    const round = holds('endOfRound');
    round.tap({ do: 'endTurns' });
    expect(round.state.lasting).toEqual([]);
    const next = holds('endOfNextRound');
    next.tap({ do: 'endTurns' });
    expect(ends(next)).toBe(1);
    const stage = holds('endOfStage');
    stage.tap({ do: 'endTurns' }, { do: 'endTurns' });
    expect(stage.state.lasting).toHaveLength(2);
    stage.tap({ do: 'say', correction: { say: 'stage', stage: 2 } });
    expect(stage.state.lasting).toEqual([]);
    const fight = holds('endOfEncounter');
    fight.tap({ do: 'endTurns' }, { do: 'say', correction: { say: 'stage', stage: 3 } }, { do: 'endTurns' });
    expect(fight.state.lasting).toHaveLength(2);
  });
});

describe('steps that cannot be done', () => {
  it('SC-2: each is passed over with its reason, and the others are done', () => {
    const impossible: Step[] = [
      { do: 'effect', on: { who: 'company' }, effects: [{ effect: 'exclude', until: 'endOfRound' }] },
      { do: 'target', rules: [] },
      { do: 'turn', to: 'target' },
      { do: 'turn', to: 'away' },
      { do: 'move', way: 'toward', hexes: 2 },
      { do: 'attack' },
      { do: 'attack', area: { area: 'circle' } },
      { do: 'effect', on: { who: 'hit' }, effects: [{ effect: 'lose', hp: 1 }] },
      { do: 'spawn', enemy: 'nobody', count: 1, at: { place: 'start' } },
      { do: 'minions' },
      { do: 'cage', whom: { who: 'class', class: 'nobody' }, difficulty: 1, fail: [] },
      { do: 'consume', whom: { who: 'hurt' }, slot: 'core', each: [] },
      { do: 'place', whom: { who: 'each' }, at: { place: 'front' } },
      { do: 'each', of: { who: 'hasToken', token: 'poison' }, steps: [{ do: 'draw' }] },
      { do: 'tiles', tile: 'fire', at: { place: 'hexes', hexes: [] } },
    ];
    for (const step of impossible.slice(2)) {
      const last: Step = {
        do: 'effect',
        on: { who: 'self' },
        effects: [{ effect: 'token', token: 'done', count: 1 }],
      };
      const one = course([impossible[0]!, impossible[1]!, step, last]);
      const before = one.events.length;
      one.tap({ do: 'endTurns' });
      const reasons = one.events
        .slice(before)
        .filter(it => it.type === 'note' && ['skipped', 'fallsAway'].includes(it.code));
      expect([step.do, reasons.length, foe(one, 'boss').tokens.done]).toEqual([step.do, 1, 1]);
    }
  });
});

describe('attacks that ask for no sight', () => {
  it('TM-1, TG-2, TG-7: a card that says so reaches whom it does not see, any other turns to somebody else', () => {
    const wall = { obstacles: [{ id: 'w', kind: 'wall', hexes: ['I8'] }] };
    for (const noSight of [true, false]) {
      const steps: Step[] = [
        { do: 'target', rules: [{ rule: 'class', class: 'a' }] },
        { do: 'attack', might: { red: 1 }, range: 5, ...(noSight ? { noSight } : {}) },
      ];
      const one = course(steps, { a: { at: 'I9' }, b: { at: 'I7' } }, wall);
      one.tap({ do: 'endTurns' });
      expect(hits(one).map(it => it.target)).toEqual(noSight ? ['a'] : ['b']);
    }
  });
});

describe('collisions of large enemies', () => {
  const knocked = (hexes: number, more: Parameters<typeof course>[2]): Fight => {
    const one = course([], { a: { at: 'I8' } }, more);
    one.tap({
      do: 'attack',
      who: 'a',
      strike: { targets: ['boss'], die: 'front', said: { damage: 1 }, hit: [{ effect: 'knockback', hexes }] },
      anyway: true,
    });
    return one;
  };

  it('PS-5, PS-3: the die nearest to what it ran into loses the HP', () => {
    // Facing S at I6, knocked north: what is hit first lies at I4, by its rear.
    const placed = [{ enemy: 'boss', at: 'I6', facing: 'S' } as const];
    const one = knocked(2, { placed, obstacles: [{ id: 't', kind: 'tree', hexes: ['I4'] }] });
    expect([hp(one, 'rear'), hp(one, 'front'), one.state.obstacles, foe(one, 'boss').at]).toEqual([
      5,
      6,
      [],
      'I6',
    ]);
  });

  it('PS-5, OWN-136: of several equally near the table chooses, and none else is offered', () => {
    const slots = [...flowerSlots()].map(slot => (slot.id === 'rear' ? { ...slot, dice: [2, 2] } : slot));
    const plain = encounterOf();
    const enemies = plain.enemies.map(kind => (kind.id === 'boss' ? { ...kind, slots } : kind));
    const one = knocked(2, {
      enemies,
      placed: [{ enemy: 'boss', at: 'I6', facing: 'S' }],
      obstacles: [{ id: 't', kind: 'tree', hexes: ['I4'] }],
    });
    expect([picking(one).topic, picking(one).options.map(it => it.id)]).toEqual([
      'die',
      ['rear:1', 'rear:2'],
    ]);
    one.tap(pick('rear:2'));
    expect(foe(one, 'boss').dice.find(die => die.id === 'rear:2')?.hp).toBe(1);
  });

  it('PS-3: whom it runs into loses 1 HP too', () => {
    const one = knocked(2, {
      placed: [
        { enemy: 'boss', at: 'I6', facing: 'S' },
        { enemy: 'rat', at: 'I4', number: 1 },
      ],
    });
    expect([hp(one, 'rear'), foe(one, 'rat1').present]).toEqual([5, false]);
  });
});

describe('knockback by the company', () => {
  const shove = (damage: number, placed: readonly Placed[], die: string): Fight => {
    const one = course([], { a: { at: 'I7' } }, { placed });
    one.tap({
      do: 'attack',
      who: 'a',
      strike: {
        targets: [placed[0]?.enemy === 'rat' ? 'rat1' : 'boss'],
        die,
        said: { damage },
        hit: [{ effect: 'knockback', hexes: 2 }],
      },
    });
    return one;
  };

  it('SE-19: strikes also whom the attack kills, and what it runs into', () => {
    const rats = ['I6', 'I4', 'A1'].map((at, i) => ({ enemy: 'rat', at, number: i + 1 }));
    const one = shove(9, rats, 'hp');
    expect(rats.map((_, i) => foe(one, `rat${i + 1}`).present)).toEqual([false, false, true]);
  });

  it('SE-19, DM-5: but not whose location the attack breaks', () => {
    const boss = { enemy: 'boss', at: 'I5', facing: 'S' } as const;
    expect(foe(shove(2, [boss], 'front'), 'boss').at).toBe('I4');
    expect(foe(shove(12, [boss], 'front'), 'boss').at).toBe('I5');
  });
});

describe('a die lost to nobody', () => {
  it('DM-7, TG-3: the card that it draws goes for the closest, whomever it names', () => {
    const steps: Step[] = [
      { do: 'target', rules: [{ rule: 'class', class: 'd' }] },
      { do: 'attack', might: { red: 1 }, range: 'any' },
    ];
    const slots = flowerSlots().map(slot => (slot.id === 'front' ? { ...slot, dice: [1] } : slot));
    const enemies = encounterOf().enemies.map(kind => (kind.id === 'boss' ? { ...kind, slots } : kind));
    const one = course(steps, { d: { at: 'I9' } }, { enemies, tiles: [{ kind: 'fire', hexes: ['I6'] }] });
    one.tap({ do: 'endTurns' });
    const jobs = one.events.flatMap(it => (it.type === 'started' ? [it.job.why] : []));
    expect(jobs).toEqual(['phase', 'loss']);
    expect(hits(one).map(it => it.target)).toEqual(['d', 'a']);
  });
});

describe('reminders', () => {
  const due = (one: Fight): readonly string[] => one.state.due;

  it('come up at their phase, round and stage, once until they have been seen', () => {
    const reminders = [
      remembered('refresh', { at: 'refresh' }),
      remembered('first', { at: 'round', round: 1 }),
      remembered('second', { at: 'round', round: 2 }),
      remembered('one', { at: 'stage', stage: 1 }),
      remembered('three', { at: 'stage', stage: 3 }),
      remembered('fog', { at: 'encounter' }),
      remembered('pack', { at: 'minions' }),
      remembered('end', { at: 'endOfRound' }),
      remembered('turns', { at: 'oathsworn' }),
    ];
    const one = course([], {}, { reminders });
    expect([...due(one)].sort()).toEqual(['first', 'one', 'refresh', 'turns']);
    one.tap({ do: 'seen', reminders: due(one) }, { do: 'endTurns' });
    expect([...due(one)].sort()).toEqual(['end', 'fog', 'pack', 'refresh', 'second', 'turns']);
    one.tap({ do: 'endTurns' });
    expect(new Set(due(one)).size).toBe(due(one).length);
    one.tap({ do: 'say', correction: { say: 'stage', stage: 3 } });
    expect(due(one)).toContain('three');
  });

  it('come up when a slot breaks, and when somebody loses HP, by id, name or kind', () => {
    const reminders = [
      remembered('broken', { at: 'broken', slot: 'front' }),
      remembered('other', { at: 'broken', slot: 'core' }),
      remembered('beast', { at: 'hurt', who: 'boss' }),
      remembered('friend', { at: 'hurt', who: 'a' }),
    ];
    const one = course(
      [{ do: 'effect', on: { who: 'firstPlayer' }, effects: [{ effect: 'lose', hp: 1 }] }],
      {},
      { reminders },
    );
    expect(due(one)).toEqual([]);
    one.tap(hit('a', 2, 'front'));
    expect(due(one)).toEqual(['beast']);
    one.tap(hit('a', 12, 'front'));
    // The reaction cost the first player HP.
    expect([...due(one)].sort()).toEqual(['beast', 'broken', 'friend']);
  });
});

describe('a fight without a pack', () => {
  it('SC-1, MN-6: a boss by preset, unknown cards tapped in as they come, minions by the numbers of their tokens', () => {
    const plain = encounterOf({
      cards: cards([]).map(({ steps: _, ...card }) => ({ ...card, steps: [], known: false })),
      placed: [
        { enemy: 'boss', at: 'I5', facing: 'S' },
        { enemy: 'rat', at: 'A1', number: 3 },
        { enemy: 'rat', at: 'A3', number: 7 },
      ],
    });
    const one = fight(setupOf({ encounter: plain }));
    one.tap({ do: 'begin' });
    expect(one.state.enemies.map(it => [it.id, it.number])).toEqual([
      ['boss', null],
      ['rat3', 3],
      ['rat7', 7],
    ]);
    one.tap({ do: 'endTurns' });
    const question = asked(one);
    expect(question.ask).toBe('compose');
    const steps: Step[] = [
      { do: 'effect', on: { who: 'oathsworn' }, effects: [{ effect: 'token', token: 'bleed', count: 1 }] },
    ];
    one.tap({ do: 'answer', answer: { answer: 'compose', label: 'Hail', steps } });
    expect(of(one, 'a').tokens.bleed).toBe(1);
    expect(one.state.encounter.cards.find(card => card.label === 'Hail')).toMatchObject({
      steps,
      known: true,
    });
  });
});

const told = (event: Event) => (event.type === 'note' || event.type === 'task' ? [event.text] : []);

describe('titles', () => {
  it('an attack is told with its draw, its damage and the location that it struck', () => {
    const one = course([], {}, {}, { might: 'cards' });
    const before = one.state;
    const command = {
      do: 'attack',
      who: 'a',
      strike: { targets: ['boss'], white: 1, cubes: { red: 1 }, die: 'front' },
    } as const;
    const from = one.events.length;
    one.tap(command);
    while (one.state.frames.length > 0) {
      const question = asked(one);
      if (question.ask === 'pick') one.tap(pick(question.options[0]?.id ?? ''));
      else one.tap({ do: 'answer', answer: { answer: 'might', command: { type: 'settle' } } });
    }
    const title = say(titleOf(before, command, one.events.slice(from)));
    expect(title).toMatch(
      /^a attacks Boss\. a draws 1 red, 1 white\. (a: \d+ damage, \d+ HP off Boss \(front\)|a misses Boss)/,
    );
  });

  it('every mark of a fight has one, in all ways of playing, and all that is told is worded', () => {
    const unworded = /\[object|undefined|null|\b[a-z]+\.[a-z]/;
    for (let seed = 0; seed < 8; seed++)
      playThrough(setupFor(seed), ({ command, title, events }) => {
        expect([command.do, say(title).trim() === '']).toEqual([command.do, false]);
        for (const said of [title, ...events.flatMap(told)]) expect(say(said)).not.toMatch(unworded);
      });
  });

  it('an answer from which nothing else came is told as what was asked and said', () => {
    const one = course([{ do: 'target', rules: [] }], {}, {}, { board: 'off', company: 'light' });
    one.tap({ do: 'endTurns' });
    const before = one.state;
    expect(say(titleOf(before, pick('a', 'b'), []))).toMatch(/^Who is closest to Boss.* a, b\.$/);
    expect(say(titleOf(before, pick(), []))).toMatch(/ Nobody\.$/);
    expect(titleOf(before, { do: 'answer', answer: { answer: 'place', at: null } }, [])).toEqual({
      say: 'title.stays',
      who: null,
    });
    expect(titleOf(before, nobody, [])).toEqual({ say: 'title.no-defense' });
  });
});
