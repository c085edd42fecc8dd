import { describe, expect, it } from 'vitest';
import type { Encounter, EnemyKind } from '../../../src/stage/encounter';
import type { Step } from '../../../src/stage/steps';
import { unsettled } from '../support/invariants';
import { cards, encounterOf, fight, setupOf } from '../support/least-fixture';

const kinds = encounterOf().enemies;
/** A box that sends all of its kind round again. */
const restless: readonly EnemyKind[] = kinds.map(kind =>
  kind.id === 'rat' ? { ...kind, acts: [{ do: 'minions', enemy: 'rat' }] } : kind,
);

describe('what goes round in a circle', () => {
  it('OWN-132: minions that send each other are broken off, and the table finishes it', () => {
    const placed = [{ enemy: 'boss', at: 'I5' } as const, { enemy: 'rat', at: 'C3' } as const];
    const now = fight(setupOf({ encounter: encounterOf({ enemies: restless, placed }) }));
    now.tap({ do: 'begin' }, { do: 'endTurns' });
    const hands = now.state.frames.at(-1);
    expect(hands?.frame === 'hands' && hands.text).toEqual({ say: 'tell.circle' });
    now.tap({ do: 'answer', answer: { answer: 'go' } });
    expect(now.state.round).toBe(2);
    expect(unsettled(now.state)).toBe(null);
  });

  it('OWN-132: a card under way is put away all the same', () => {
    const steps = [{ do: 'minions', enemy: 'rat' }] as const;
    const placed = [{ enemy: 'boss', at: 'I5' } as const, { enemy: 'rat', at: 'C3' } as const];
    const encounter = encounterOf({ enemies: restless, placed, cards: cards(steps) });
    const now = fight(setupOf({ encounter }));
    now.tap({ do: 'begin' }, { do: 'endTurns' });
    expect(now.state.frames.map(frame => frame.frame)).toEqual(['card', 'hands']);
    now.tap({ do: 'answer', answer: { answer: 'go' } });
    expect(now.state.stage.discard).toHaveLength(1);
    expect(now.state.stage.drawn).toEqual([]);
  });

  it('OWN-132: so are abilities that send to each other more often than anybody could count', () => {
    const howl = {
      id: 'howl',
      name: 'Howl',
      steps: [
        { do: 'ability', ability: 'howl' },
        { do: 'ability', ability: 'howl' },
      ],
    } as const;
    const encounter = encounterOf({ abilities: [howl], cards: cards([{ do: 'ability', ability: 'howl' }]) });
    const now = fight(setupOf({ encounter }));
    now.tap({ do: 'begin' }, { do: 'endTurns' });
    expect(now.state.frames.map(frame => frame.frame)).toEqual(['card', 'hands']);
  });

  const asking: Step = { do: 'text', text: 'Howl.' };
  /** Taps until the company has its next turns; each question is answered. */
  const tapsOf = (encounter: Encounter): number => {
    const now = fight(setupOf({ encounter }));
    now.tap({ do: 'begin' }, { do: 'endTurns' });
    let taps = 0;
    for (; now.state.round === 1 && taps < 200; taps++) now.tap({ do: 'answer', answer: { answer: 'go' } });
    return taps;
  };

  it('OWN-132: minions that send each other with a question in between come to an end too', () => {
    const placed = [{ enemy: 'boss', at: 'I5' } as const, { enemy: 'rat', at: 'C3' } as const];
    const enemies = kinds.map(kind =>
      kind.id === 'rat' ? { ...kind, acts: [asking, { do: 'minions', enemy: 'rat' } as const] } : kind,
    );
    expect(tapsOf(encounterOf({ enemies, placed }))).toBeLessThan(20);
  });

  it('OWN-132: and so do cards that draw each other with a question in between, fifteen besides the first', () => {
    expect(tapsOf(encounterOf({ cards: cards([asking, { do: 'draw' }]) }))).toBe(16);
  });
});
