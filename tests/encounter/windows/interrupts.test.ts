import { describe, expect, it } from 'vitest';
import { friendOf, isStanding } from '../../../src/encounter/facts/select';
import type { Command } from '../../../src/encounter/model/command';
import type { Setup } from '../../../src/encounter/model/setup';
import type { Friend, State } from '../../../src/encounter/model/state';
import { decide } from '../../../src/encounter/round/decide';
import { apply } from '../../../src/encounter/run/apply';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import type { ItemCard } from '../../../src/stage/company';
import { patience, samples, seed } from '../../support/samples';
import { randomFight } from '../random-player/fight';
import { setupFor } from '../support/setups';

/** May be played at any time, and changes nothing that a question speaks of: a mark on oneself, or on a friend. */
const charm: ItemCard = {
  id: 'marking-charm',
  name: 'Charm',
  kind: 'gear',
  choices: (['self', 'friend'] as const).map(on => ({
    id: on,
    text: 'A mark.',
    cost: 0,
    interrupt: 'anytime',
    effects: [{ effect: 'gain', token: 'mark', count: 1, on }],
  })),
};

/** Every full character carries one. */
const charmed = (setup: Setup): Setup => ({
  ...setup,
  settings: { ...setup.settings, company: 'full' },
  heroes: setup.heroes.map(hero => ({ ...hero, items: [...(hero.items ?? []), charm] })),
});

const tapped = (state: State, command: Command): State => {
  const decided = decide(state, command);
  if (!decided.ok) throw new Error(`${decided.error.code}: ${JSON.stringify(command)}`);
  return decided.value.reduce(apply, state);
};

/** Who has the charm at hand and may act, by the rules (SE-3, SE-14, SE-22). */
const may = (state: State, friend: Friend): boolean =>
  friend.role === 'full' &&
  isStanding(friend) &&
  !friend.caged &&
  friend.cards.hand.includes(charm.id) &&
  !friend.thrown.some(one => one.item === charm.id) &&
  !state.frames.some(one => one.frame === 'play' && one.who === friend.id && one.card === charm.id);

describe('an interrupt at any time (AB-10)', () => {
  it('AB-10, IT-1: may be played at every question of a fight, and the same question comes back unchanged', {
    timeout: patience,
  }, () => {
    const asked = new Map<string, number>();
    for (let i = 0; i < samples(5, 600); i++)
      randomFight(
        charmed(setupFor((seed % 100_000) + i)),
        ({ after: state }) => {
          const question = questionOf(state);
          const who = state.friends.find(one => may(state, one))?.id;
          if (!question || who === undefined) return;
          asked.set(question.ask, (asked.get(question.ask) ?? 0) + 1);
          const before = JSON.stringify(question);
          const alone = tapped(state, { do: 'play', who, card: charm.id, choice: 'self' });
          expect(JSON.stringify(questionOf(alone))).toBe(before);
          expect(alone.frames).toEqual(state.frames);
          expect(friendOf(alone, who)?.tokens.mark).toBe((friendOf(state, who)?.tokens.mark ?? 0) + 1);
          // One that asks something itself comes in between, and is gone when it is answered.
          const between = tapped(state, { do: 'play', who, card: charm.id, choice: 'friend' });
          expect(between.frames.length).toBe(state.frames.length + 1);
          const back = tapped(between, { do: 'answer', answer: { answer: 'pick', ids: [who] } });
          expect(JSON.stringify(questionOf(back))).toBe(before);
          expect(back.frames).toEqual(state.frames);
        },
        120,
      );
    // In few fights a rare question may not be asked.
    const all = ['card', 'compose', 'count', 'defend', 'drawn', 'go', 'pick', 'place', 'pool', 'soak', 'tap'];
    expect(all.filter(one => !asked.has(one)).length).toBeLessThanOrEqual(samples(3, 0));
    expect([...asked.keys()].filter(one => !all.includes(one))).toEqual([]);
  });
});
