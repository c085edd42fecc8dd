import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/encounter/model/command';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import { encounterOf, fight, hit, setupOf } from '../support/least-fixture';

const asked = encounterOf({ triggers: [{ trigger: 'hand', stage: 2, text: 'The bell rings.' }] });
const answer = (id: string): Command => ({ do: 'answer', answer: { answer: 'pick', ids: [id] } });

describe('a part that breaks while the table is asked about another one', () => {
  it.each([
    { what: 'the stage stays', stage: 'no' },
    { what: 'the stage changes', stage: '2' },
  ])('DM-6, OWN-200: draws after it, asked about together with it: $what', ({ stage }) => {
    const now = fight(setupOf({ encounter: asked }));
    now.tap({ do: 'begin' }, hit('a', 99, 'left'));
    expect(questionOf(now.state)).toMatchObject({ ask: 'pick', topic: 'stage' });
    now.tap(hit('b', 99, 'right'));
    expect(questionOf(now.state)).toMatchObject({ ask: 'pick', topic: 'stage' });
    now.tap(answer(stage));
    const breakers = now.events.flatMap(event =>
      event.type === 'queued' ? [event.job.breakers.map(one => one.by)] : [],
    );
    expect(breakers).toEqual([['a'], ['b']]);
    expect(now.events.filter(event => event.type === 'stage' && event.event.type === 'changed').length).toBe(
      stage === 'no' ? 0 : 1,
    );
  });

  it('DM-6, FT-4: an attack that lies above it goes on to its own end', () => {
    const now = fight(setupOf({ encounter: asked }));
    now.tap({ do: 'begin' }, hit('a', 99, 'left'));
    now.tap({
      do: 'attack',
      who: 'b',
      strike: {
        targets: ['boss'],
        die: 'right',
        said: { damage: 99 },
        hit: [{ effect: 'token', token: 'bleed', count: 1 }],
      },
    });
    now.tap(answer('no'));
    expect(now.state.enemies[0]?.tokens).toEqual({});
    expect(now.state.frames.some(one => one.frame === 'strike' || one.frame === 'break')).toBe(false);
  });

  it('DM-6, OWN-200: draws after it also where its break leaves no stage to be asked about', () => {
    const triggers = [
      { trigger: 'hand', stage: 2, text: 'The bell rings.' },
      { trigger: 'diceLost', stage: 3, count: 2 },
    ] as const;
    const now = fight(setupOf({ encounter: encounterOf({ triggers }) }));
    now.tap({ do: 'begin' }, hit('a', 99, 'left'));
    expect(questionOf(now.state)).toMatchObject({ ask: 'pick', topic: 'stage' });
    now.tap(hit('b', 99, 'right'));
    expect(now.state.stage.stage).toBe(3);
    while (questionOf(now.state)) now.tap({ do: 'answer', answer: { answer: 'go' } });
    const breakers = now.events.flatMap(event =>
      event.type === 'queued' ? [event.job.breakers.map(one => one.by)] : [],
    );
    expect(breakers).toEqual([['a'], ['b']]);
    expect([now.state.frames, now.state.agenda]).toEqual([[], []]);
  });
});
