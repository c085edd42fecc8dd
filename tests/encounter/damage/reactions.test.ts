import { describe, expect, it } from 'vitest';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import { cards, encounterOf, fight, flowerSlots, hit, setupOf } from '../support/least-fixture';

const drawn = (events: readonly { type: string }[]) =>
  events.flatMap(event =>
    'event' in event && JSON.stringify(event.event).includes('"type":"drawn"') ? [event] : [],
  );

describe('damage, locations and reactions', () => {
  it('DM-1: HP lost is damage divided by defense, rounded down', () => {
    for (const [damage, left] of [
      [1, 6],
      [2, 5],
      [7, 3],
      [11, 1],
    ] as const) {
      const one = fight(setupOf());
      one.tap({ do: 'begin' }, hit('a', damage, 'front'));
      expect(one.state.enemies[0]?.dice.find(die => die.id === 'front')?.hp).toBe(left);
    }
  });

  it('DM-2: HP lost beyond the die is lost, and no other die suffers', () => {
    const one = fight(setupOf());
    one.tap({ do: 'begin' }, hit('a', 99, 'core'));
    expect(one.state.enemies[0]?.dice.map(die => die.hp)).toEqual([6, 0, 6, 6, 6]);
  });

  it('DM-3, RX-1, RX-2, RX-7, SC-4: a die removed draws one reaction, resolves it, and then turns the next card up', () => {
    const one = fight(setupOf());
    one.tap({ do: 'begin' });
    const top = one.state.stage.deck[0];
    one.tap(hit('a', 12, 'front'));
    expect(one.state.stage.discard).toEqual([top]);
    expect(one.state.stage.deck).toHaveLength(14);
    expect(one.state.stage.up).toBe(true);
    const kinds = one.events.map(event => event.type);
    expect(kinds.indexOf('die')).toBeLessThan(kinds.lastIndexOf('queued'));
    const last = one.events.findLastIndex(
      event => event.type === 'stage' && event.event.type === 'discarded',
    );
    const turned = one.events.findLastIndex(event => event.type === 'stage' && event.event.type === 'turned');
    expect(turned).toBeGreaterThan(last);
  });

  it('DM-3: damage that breaks nothing draws nothing', () => {
    const one = fight(setupOf());
    one.tap({ do: 'begin' }, hit('a', 10, 'front'));
    expect(drawn(one.events)).toHaveLength(0);
  });

  it('DM-3, SC-7: the stage trigger comes before the reaction, and the old stage leaves the deck', () => {
    const encounter = encounterOf({ triggers: [{ trigger: 'diceLost', stage: 2, count: 1 }] });
    const one = fight(setupOf({ encounter }));
    one.tap({ do: 'begin' }, hit('a', 12, 'front'));
    expect(one.state.stage.stage).toBe(2);
    const reaction = one.events.find(event => event.type === 'queued');
    expect(reaction?.type === 'queued' && one.state.stage.stages[reaction.job.card]).toBe(2);
    expect(one.state.stage.discard).toHaveLength(6);
  });

  it('DM-3, SC-5, SC-6: an empty deck is refilled from the third stage discard alone', () => {
    const one = fight(setupOf());
    one.tap({ do: 'begin' });
    for (let i = 0; i < 15; i++) one.tap({ do: 'endTurns' });
    expect(one.state.stage.deck).toHaveLength(5);
    expect(one.state.stage.deck.every(id => one.state.stage.stages[id] === 3)).toBe(true);
    expect(one.state.stage.discard).toHaveLength(10);
  });

  it('DM-3, DM-4, RX-5: the last die of all draws no reaction and ends the encounter', () => {
    const one = fight(setupOf());
    one.tap({ do: 'begin' });
    for (const die of ['front', 'core', 'rear', 'left']) one.tap(hit('a', 12, die));
    expect(one.state.stage.discard).toHaveLength(4);
    one.tap(hit('a', 12, 'right'));
    expect(one.state.outcome).toBe('victory');
    expect(one.state.stage.discard).toHaveLength(4);
  });

  it('DM-4, RX-4: two dice at once: both off first, the stage looked at once, one reaction each', () => {
    const encounter = encounterOf({
      enemies: [
        { id: 'x', name: 'X', role: 'boss', defense: 1, might: {}, slots: flowerSlots(1).slice(0, 2) },
        { id: 'y', name: 'Y', role: 'boss', defense: 1, might: {}, slots: flowerSlots(1).slice(0, 2) },
      ],
      placed: [
        { enemy: 'x', at: 'C4' },
        { enemy: 'y', at: 'C6' },
      ],
    });
    const one = fight(setupOf({ encounter }));
    one.tap({ do: 'begin' });
    one.tap({ do: 'attack', who: 'a', strike: { targets: ['x', 'y'], said: { damage: 3 } } });
    one.tap(
      { do: 'answer', answer: { answer: 'pick', ids: ['front'] } },
      { do: 'answer', answer: { answer: 'pick', ids: ['core'] } },
    );
    const kinds = one.events.map(event => event.type);
    expect(kinds.lastIndexOf('die')).toBeLessThan(kinds.indexOf('queued'));
    expect(one.events.filter(event => event.type === 'queued')).toHaveLength(2);
  });

  it('DM-4, RX-6: the last dice of all at once: one reaction fewer, the most northern stays for it, then the end', () => {
    const encounter = encounterOf({
      enemies: [
        { id: 'x', name: 'X', role: 'boss', defense: 1, might: {}, slots: flowerSlots(1).slice(0, 1) },
        { id: 'y', name: 'Y', role: 'boss', defense: 1, might: {}, slots: flowerSlots(1).slice(0, 1) },
      ],
      placed: [
        { enemy: 'x', at: 'C6' },
        { enemy: 'y', at: 'C4' },
      ],
      cards: cards([{ do: 'text', text: 'Something by hand' }]),
    });
    const one = fight(setupOf({ encounter, settings: { ...setupOf().settings, board: 'mirrored' } }));
    one.tap({ do: 'begin' });
    one.tap({ do: 'attack', who: 'a', strike: { targets: ['x', 'y'], said: { damage: 3 } } });
    expect(one.state.outcome).toBeNull();
    expect(one.state.enemies.filter(enemy => enemy.present).map(enemy => enemy.id)).toEqual(['y']);
    expect(questionOf(one.state)?.sentence).toContain('Something by hand');
    one.tap({ do: 'answer', answer: { answer: 'go' } });
    expect(one.events.filter(event => event.type === 'queued')).toHaveLength(1);
    expect(one.state.outcome).toBe('victory');
  });

  it('DM-5: the damaged enemy turns on the breaker; another boss chooses as usual', () => {
    const encounter = encounterOf({
      cards: cards([{ do: 'target', rules: [] }, { do: 'move', way: 'toward', hexes: 2 }, { do: 'attack' }]),
    });
    const one = fight(setupOf({ encounter }));
    one.tap({ do: 'begin' }, hit('c', 12, 'front'));
    const question = questionOf(one.state);
    expect(question).toMatchObject({ topic: 'reach', about: { target: 'c' } });
    one.tap({ do: 'answer', answer: { answer: 'pick', ids: ['yes'] } });
    const defend = questionOf(one.state);
    expect(defend?.ask === 'defend' && defend.defenders.map(it => it.who)).toEqual(['c']);
  });

  it('DM-5: what would still reach the target is lost once its location breaks', () => {
    const strike = {
      targets: ['boss'],
      die: 'front',
      hit: [{ effect: 'token', token: 'bleed', count: 1 }] as const,
    };
    const broke = fight(setupOf());
    broke.tap({ do: 'begin' }, { do: 'attack', who: 'a', strike: { ...strike, said: { damage: 12 } } });
    expect(broke.state.enemies[0]?.tokens).toEqual({});
    const hurt = fight(setupOf());
    hurt.tap({ do: 'begin' }, { do: 'attack', who: 'a', strike: { ...strike, said: { damage: 10 } } });
    expect(hurt.state.enemies[0]?.tokens).toEqual({ bleed: 1 });
  });

  it('DM-6: a reaction drawn while a card resolves waits until that card is done', () => {
    const encounter = encounterOf({
      cards: cards([
        { do: 'text', text: 'first' },
        { do: 'text', text: 'second' },
      ]),
    });
    const one = fight(setupOf({ encounter }));
    one.tap({ do: 'begin' }, { do: 'endTurns' });
    one.tap(hit('a', 12, 'front'));
    expect(one.state.agenda).toHaveLength(1);
    expect(questionOf(one.state)?.sentence).toContain('first');
    one.tap({ do: 'answer', answer: { answer: 'go' } });
    expect(questionOf(one.state)?.sentence).toContain('second');
    one.tap({ do: 'answer', answer: { answer: 'go' } });
    expect(one.state.scene?.job?.why).toBe('reaction');
    expect(questionOf(one.state)?.sentence).toContain('first');
  });

  it('DM-7: a die lost to nobody draws a card, which has no breaker', () => {
    const one = fight(setupOf());
    one.tap({ do: 'begin' });
    one.tap({ do: 'say', correction: { say: 'die', enemy: 'boss', die: 'rear', hp: 0, quiet: false } });
    const job = one.events.find(event => event.type === 'queued');
    expect(job?.type === 'queued' && job.job).toMatchObject({
      why: 'loss',
      breakers: [{ enemy: 'boss', by: null }],
    });
  });
});
