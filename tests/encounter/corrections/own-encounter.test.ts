import { describe, expect, it } from 'vitest';
import type { Command, EncounterChange } from '../../../src/encounter/model/command';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import type { Encounter } from '../../../src/stage/encounter';
import { course, die, foe, hits, hp, of, pick, picking } from '../support/scripted-fight';

type Counter = NonNullable<Encounter['counters']>[number];

const villagers: Counter = {
  id: 'villagers',
  name: 'Villagers eaten',
  start: 1,
  pulls: [
    { pull: 'remind', at: 2, text: 'They run.' },
    { pull: 'stage', at: 3, stage: 2 },
    { pull: 'end', at: 5, outcome: 'defeat' },
  ],
};
const count = (by: number, counter = 'villagers'): Command => ({ do: 'count', counter, by });
const right = (change: EncounterChange): Command => ({ do: 'say', correction: { say: 'encounter', change } });
const counting = () => course([], {}, { counters: [villagers] });

describe('a counter of the encounter’s own', () => {
  it('OWN-203, FT-18: counts up and down, never below 0, and says its words once when it comes there', () => {
    const one = counting();
    const said = () => one.state.tasks.filter(task => task.text === 'They run.').length;
    one.tap(count(1));
    expect([one.state.counters, said()]).toEqual([{ villagers: 2 }, 1]);
    one.tap(count(-1));
    expect(said()).toBe(1);
    one.tap(count(1));
    expect(said()).toBe(2);
    one.tap(count(-9));
    expect(one.state.counters).toEqual({ villagers: 0 });
    expect(one.refused(count(-1))).toBe('not-a-number');
    expect(one.refused(count(1, 'fog'))).toBe('no-such-counter');
  });

  it.each([
    [2, 1, null],
    [4, 2, null],
    [9, 2, 'defeat'],
  ] as const)('OWN-203: %i more pulls all that lies on the way: stage %i, end %s', (by, stage, outcome) => {
    const one = counting();
    one.tap(count(by - 1 || 1));
    expect([one.state.stage.stage, one.state.outcome]).toEqual([stage, outcome]);
  });

  it('OWN-203: counted down to it, it pulls as well', () => {
    const doors: Counter = { ...villagers, start: 3, pulls: [{ pull: 'end', at: 0, outcome: 'victory' }] };
    const one = course([], {}, { counters: [doors] });
    one.tap(count(-2));
    expect(one.state.outcome).toBeNull();
    one.tap(count(-1));
    expect(one.state.outcome).toBe('victory');
  });
});

describe('a victory that only the table can see', () => {
  const bell = () => course([], {}, { victory: { victory: 'hand', text: 'The bell rings.' } });

  it('OWN-204: is asked about at the end of a round; yes ends the fight, no goes on', () => {
    const one = bell();
    one.tap({ do: 'endTurns' });
    expect(picking(one)).toMatchObject({ topic: 'victory', options: [{ id: 'yes' }, { id: 'no' }] });
    one.tap(pick('no'));
    expect([one.state.round, one.state.phase]).toEqual([2, 'oathsworn']);
    one.tap({ do: 'endTurns' }, pick('yes'));
    expect(one.state.outcome).toBe('victory');
  });

  it('OWN-204: with dice alone nothing is asked', () => {
    const one = course([]);
    one.tap({ do: 'endTurns' });
    expect([questionOf(one.state), one.state.round]).toEqual([null, 2]);
  });
});

describe('what the encounter book says, put right in mid-fight', () => {
  it('OWN-205: a part keeps what it has lost, a whole one takes over its new HP, a new one comes whole', () => {
    const one = course([]);
    one.tap({
      do: 'say',
      correction: { say: 'die', enemy: 'boss', die: die(one, 'front'), hp: 2, quiet: true },
    });
    const [boss, rat] = one.state.encounter.enemies;
    if (!boss || !rat) throw new Error('two kinds');
    const slots = (boss.slots ?? []).map(slot => ({ ...slot, dice: [4] }));
    const tail = { id: 'tail', name: 'Tail', hexes: [['S' as const]], dice: [3] };
    one.tap(right({ enemies: [{ ...boss, name: 'Heron', defense: 5, slots: [...slots, tail] }, rat] }));
    expect(foe(one, 'boss').name).toBe('Heron');
    expect([hp(one, 'front'), hp(one, 'core'), hp(one, 'tail')]).toEqual([2, 4, 3]);
  });

  it('OWN-205: who stands there goes on being described, with a boss among them, each kind once', () => {
    const one = course([]);
    const [boss, rat] = one.state.encounter.enemies;
    if (!boss || !rat) throw new Error('two kinds');
    expect(one.refused(right({ enemies: [rat] }))).toBe('no-such-kind');
    expect(one.refused(right({ enemies: [boss, boss] }))).toBe('no-such-kind');
    expect(one.refused(right({ enemies: [{ ...boss, role: 'minion' }, rat] }))).toBe('no-such-kind');
    one.tap(right({ enemies: [boss] }));
    expect(one.state.encounter.enemies).toEqual([boss]);
  });

  it('OWN-205: counters begin where they say and keep what they have; triggers hold from then on', () => {
    const one = counting();
    one.tap(count(1), right({ counters: [villagers, { ...villagers, id: 'fog', start: 7, pulls: [] }] }));
    expect(one.state.counters).toEqual({ villagers: 2, fog: 7 });
    one.tap(right({ triggers: [{ trigger: 'diceLost', stage: 2, count: 1 }] }), {
      do: 'say',
      correction: { say: 'die', enemy: 'boss', die: die(one, 'front'), hp: 0, quiet: false },
    });
    expect(one.state.stage.stage).toBe(2);
  });
});

describe('the company as it is', () => {
  const hired = {
    id: 'man-at-arms',
    name: 'Man-at-Arms',
    defense: 3,
    might: { yellow: 2 },
    moveCost: 1,
    moveHexes: 2,
    attackCost: 1,
  };

  it('OWN-206, UC-3: an ally told in mid-fight takes over for one who falls', () => {
    const one = course([]);
    one.tap({ do: 'say', correction: { say: 'ally', ally: hired } });
    expect(one.refused({ do: 'say', correction: { say: 'ally', ally: hired } })).toBe('twice');
    one.tap({ do: 'say', correction: { say: 'presence', who: 'b', presence: 'unconscious' } });
    one.tap({ do: 'ally', who: 'b', ally: 'man-at-arms', at: 'A1' });
    expect(of(one, 'man-at-arms')).toMatchObject({ role: 'ally', at: 'A1' });
  });

  it('OWN-206: a villager stands there, is a target of minions, and leaves the board when it falls', () => {
    const one = course(
      [],
      {},
      {
        placed: [
          { enemy: 'boss', at: 'I5' },
          { enemy: 'rat', at: 'N7', number: 1 },
        ],
      },
    );
    one.tap({ do: 'say', correction: { say: 'friend', name: 'Anne', hp: 1, defense: 1, at: 'N9' } });
    const anne = one.state.friends.at(-1);
    expect(anne).toMatchObject({ name: 'Anne', role: 'friendly', hp: 1, at: 'N9' });
    one.tap({ do: 'endTurns' });
    expect(hits(one).map(hit => hit.target)).toEqual([anne?.id]);
    const lost = hits(one)[0]?.hpLost ?? 0;
    expect(one.state.friends.at(-1)?.presence).toBe(lost > 0 ? 'gone' : 'standing');
    expect(
      one.refused({ do: 'say', correction: { say: 'friend', name: 'Q', hp: 0, defense: 1, at: null } }),
    ).toBe('not-a-number');
    expect(
      one.refused({ do: 'say', correction: { say: 'friend', name: 'Q', hp: 1, defense: 1, at: 'ZZ9' } }),
    ).toBe('no-such-hex');
  });
});
