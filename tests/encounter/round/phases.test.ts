import { describe, expect, it } from 'vitest';
import { decide } from '../../../src/encounter/round/decide';
import { initialState } from '../../../src/encounter/setup/initial-state';
import { titleOf } from '../../../src/encounter/title/title';
import { happenedIn } from '../../../src/table/fight/happened';
import { say } from '../../support/words';
import { gain, inCombat } from '../support/company';
import { fight, hero, setupOf } from '../support/least-fixture';

const phasesOf = (ambushed: boolean): readonly string[] => {
  const now = fight(setupOf({ ambushed }));
  now.tap({ do: 'begin' });
  if (!ambushed) now.tap({ do: 'endTurns' });
  const phases = now.events.flatMap(event =>
    event.type === 'phase' ? [`${event.round} ${event.phase}`] : [],
  );
  return phases.filter((phase, i) => phases[i - 1] !== phase);
};

describe('the phases of a round', () => {
  it('RD-1, RD-3: normally refresh, Oathsworn, encounter, end of round, then the next round alike', () => {
    expect(phasesOf(false)).toEqual([
      '1 refresh',
      '1 oathsworn',
      '1 encounter',
      '1 endOfRound',
      '2 refresh',
      '2 oathsworn',
    ]);
  });

  it('RD-1, RD-2: ambushed the first round has only its last two, the next has all four', () => {
    expect(phasesOf(true)).toEqual(['1 encounter', '1 endOfRound', '2 refresh', '2 oathsworn']);
  });

  it('RD-2: an ambush is told, in the log and beside the board; without one nothing is said of it', () => {
    for (const ambushed of [true, false]) {
      const before = initialState(setupOf({ ambushed }));
      const decided = decide(before, { do: 'begin' });
      const events = decided.ok ? decided.value : [];
      const told = happenedIn(events).notes.some(one => say(one).startsWith('Ambushed: round 1'));
      expect([told, say(titleOf(before, { do: 'begin' }, events)).includes('Ambushed')]).toEqual([
        ambushed,
        ambushed,
      ]);
    }
  });

  it('RD-4, RD-5: whatever lies in the reserve, a companion gets 2 back, a full character its regen', () => {
    const heroes = [hero('a', { kind: 'companion' }), hero('b', { regen: 4 }), hero('c'), hero('d')];
    const now = fight(setupOf({ heroes }));
    now.tap({ do: 'begin' });
    for (const who of ['a', 'b'])
      now.tap({ do: 'say', correction: { say: 'animus', who, available: 0, reserve: 9 } });
    now.tap({ do: 'endTurns' });
    expect(now.state.friends.slice(0, 2).map(one => one.animus.available)).toEqual([2, 4]);
  });
});

describe('a turn', () => {
  it('RD-9: a second move begins the next turn of the same one, in which a card may be played again', () => {
    const now = inCombat({ cards: [gain('x', 1, 0)] });
    now.tap({ do: 'move', who: 'a', to: null, animus: 0 });
    now.tap({ do: 'play', who: 'a', card: 'x', choice: 'x-1' });
    expect(now.state.turn).toMatchObject({ who: 'a', played: true });
    now.tap({ do: 'say', correction: { say: 'stands', who: 'a', at: 'A1', facing: 'N' } });
    now.tap({ do: 'move', who: 'a', to: null, animus: 0 });
    now.tap({ do: 'say', correction: { say: 'stands', who: 'a', at: 'A1', facing: 'N' } });
    now.tap({ do: 'move', who: 'a', to: null, animus: 0 });
    expect(now.state.turn).toMatchObject({ who: 'a', moved: true, played: false });
  });

  it('OP-6: what is spent goes from the available side to the reserve', () => {
    const now = inCombat({ cards: [gain('x', 1, 3)], maxAnimus: 7, regen: 5 });
    expect(now.state.friends[0]?.animus).toEqual({ available: 5, reserve: 2 });
    now.tap({ do: 'play', who: 'a', card: 'x', choice: 'x-1' });
    expect(now.state.friends[0]?.animus).toEqual({ available: 2, reserve: 5 });
  });
});
