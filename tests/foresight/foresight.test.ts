import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextCommand } from '../../scripts/player/policy';
import { standardSettings } from '../../src/encounter/model/settings';
import type { State } from '../../src/encounter/model/state';
import { decide } from '../../src/encounter/round/decide';
import { apply } from '../../src/encounter/run/apply';
import { initialState } from '../../src/encounter/setup/initial-state';
import { blindfold } from '../../src/foresight/blindfold';
import { forecast } from '../../src/foresight/forecast';
import { threatMap } from '../../src/foresight/threat';
import { hpChances } from '../../src/might/figures';
import { builtinPack } from '../../src/packs/builtin';
import { heroFrom } from '../../src/packs/ready';
import { runs, samples } from '../support/samples';

/** A shipped fight at its first open Oathsworn phase. */
function opened(which: number, seed: number): State {
  const encounter = builtinPack.encounters[which]!;
  const start = initialState({
    seed,
    encounter,
    chapter: 1,
    difficulty: 'free',
    hardcore: false,
    ambushed: false,
    settings: { ...standardSettings, company: 'full' },
    heroes: builtinPack.heroes.map((hero, i) => ({
      ...heroFrom(builtinPack, hero),
      at: encounter.startZone[i * 3]!,
    })),
    lead: 'ysolde',
    allies: builtinPack.allies,
  });
  return played(start, { do: 'begin' });
}

function played(state: State, command: Parameters<typeof decide>[1]): State {
  const decided = decide(state, command);
  if (!decided.ok) throw new Error(decided.error.code);
  return decided.value.reduce(apply, state);
}

function answered(state: State): State {
  const command = nextCommand(state);
  if (!command) throw new Error('Nothing to do');
  return played(state, command);
}

/** The minions that attack from here to the end of the round when the company does nothing any more. */
function encounterPhase(from: State): { readonly struck: readonly string[]; readonly then: State } {
  const struck = new Set<string>();
  let state = played(from, { do: 'endTurns' });
  for (; state.round === from.round && state.phase !== 'over'; state = answered(state))
    for (const frame of state.frames)
      if (frame.frame === 'blow' && frame.flow && state.frames.some(it => it.frame === 'minions'))
        for (const id of frame.attackers) struck.add(id);
  return { struck: [...struck], then: state };
}

const fight = fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 1, max: 1e6 }));

describe('foresight knows only what lies open', () => {
  test('another order of every deck and another stream change nothing that it says', () => {
    fc.assert(
      fc.property(fight, fc.integer({ min: 1, max: 1e6 }), ([which, seed], other) => {
        const state = opened(which, seed);
        const twin: State = {
          ...state,
          might: opened(which, other).might,
          random: [other, 1, 2, 3],
          direction: [3, other, 1, 2],
          stage: {
            ...state.stage,
            deck: [state.stage.deck[0]!, ...state.stage.deck.slice(1).reverse()],
            stream: [other, 5, 6, 7],
          },
        };
        expect(forecast(twin)).toEqual(forecast(state));
        expect(threatMap(twin)).toEqual(threatMap(state));
      }),
      runs(4, 300),
    );
  });

  test('it leaves the fight as it was, and a blindfolded fight has the same cards', () => {
    const state = opened(0, 5);
    const before = JSON.stringify(state);
    forecast(state);
    threatMap(state);
    expect(JSON.stringify(state)).toBe(before);
    const blind = blindfold(state);
    for (const color of ['white', 'yellow', 'red', 'black'] as const) {
      expect([...blind.might.enemy.cards[color].deck].sort()).toEqual(
        [...state.might.enemy.cards[color].deck].sort(),
      );
    }
    expect([...blind.stage.deck].sort()).toEqual([...state.stage.deck].sort());
    expect(blind.stage.deck[0]).toBe(state.stage.deck[0]);
  });
});

describe('foresight is what the engine then does', () => {
  test('the first sure blow of the forecast comes, from the same attackers, at the same target', () => {
    fc.assert(
      fc.property(fight, ([which, seed]) => {
        const state = opened(which, seed);
        const told = forecast(state);
        if (typeof told === 'string') throw new Error(told);
        const first = told.blows[0];
        if (!first?.sure) return;
        const now = played(state, { do: 'endTurns' });
        const frame = now.frames.at(-1);
        expect(frame?.frame).toBe('blow');
        if (frame?.frame !== 'blow') return;
        expect([...frame.attackers].sort()).toEqual([...first.attackers].sort());
        expect(frame.targets).toContain(first.target);
      }),
      runs(8, 500),
    );
  });

  test('in later rounds too: whoever of the minions strikes when nobody moves is among those foreseen', () => {
    let seen = 0;
    for (let seed = 1; seed <= samples(4, 200); seed++) {
      let state = opened(seed % 3, seed);
      while (state.phase !== 'over' && state.round < 4) {
        const open = state.phase === 'oathsworn' && state.step === 'open' && state.frames.length === 0;
        const told = open ? forecast(state) : 'busy';
        if (open && state.round > 1 && typeof told !== 'string' && told.ends === 'whole') {
          const { struck, then } = encounterPhase(state);
          const upright = (one: State): number => one.friends.filter(it => it.presence === 'standing').length;
          const foreseen = new Set(told.blows.flatMap(blow => blow.attackers));
          // Who falls is passed over by those who come after.
          if (upright(then) === upright(state)) {
            expect(struck.filter(id => !foreseen.has(id))).toEqual([]);
            seen += struck.length;
          }
        }
        state = open ? played(state, { do: 'endTurns' }) : answered(state);
      }
    }
    expect(seen).toBeGreaterThan(samples(2, 20));
  });

  test('the threat map says at a hero’s own hex what the forecast says of the card’s first blow', () => {
    fc.assert(
      fc.property(fight, ([which, seed]) => {
        const state = opened(which, seed);
        const told = forecast(state);
        const map = threatMap(state);
        if (typeof told === 'string' || map === null) throw new Error('nothing foreseen');
        const bosses = new Set(
          state.enemies.filter(e => e.kind !== 'burrowling' && e.kind !== 'eel').map(e => e.id),
        );
        const first = told.blows[0];
        if (map.open || !first?.sure || !first.attackers.every(id => bosses.has(id))) return;
        const hero = state.friends.find(one => one.id === first.target)!;
        expect(['target', 'struck']).toContain(map.of[hero.id]?.[hero.at!]);
      }),
      runs(8, 500),
    );
  });

  test('guarding never makes a blow worse, and chances are chances', () => {
    fc.assert(
      fc.property(fight, ([which, seed]) => {
        const told = forecast(opened(which, seed));
        if (typeof told === 'string') throw new Error(told);
        for (const blow of told.blows) {
          expect(blow.knockOut).toBeGreaterThanOrEqual(0);
          expect(blow.knockOut).toBeLessThanOrEqual(1 + 1e-9);
          const hp = hpChances(blow.damage, blow.defense, 0, blow.hp);
          const mean = hp.reduce((sum, p, lost) => sum + p * lost, 0);
          const falls = hp.slice(blow.hp).reduce((sum, p) => sum + p, 0);
          expect(hp.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 9);
          expect(mean).toBeCloseTo(blow.expectedHpLost, 9);
          expect(falls).toBeCloseTo(blow.knockOut, 9);
          if (!blow.guarded) continue;
          expect(blow.guarded.expectedHpLost).toBeLessThanOrEqual(blow.expectedHpLost + 1e-9);
          expect(blow.guarded.knockOut).toBeLessThanOrEqual(blow.knockOut + 1e-9);
        }
      }),
      runs(4, 300),
    );
  });
});

describe('where nothing can be foreseen it says why', () => {
  test.each([
    ['no-board', (s: State): State => ({ ...s, settings: { ...s.settings, board: 'off' } })],
    ['busy', (s: State): State => ({ ...s, phase: 'endOfRound' })],
    ['no-card', (s: State): State => ({ ...s, stage: { ...s.stage, up: false } })],
    [
      'no-places',
      (s: State): State => ({ ...s, friends: s.friends.map((f, i) => (i ? f : { ...f, at: null })) }),
    ],
  ])('%s', (reason, change) => {
    expect(forecast(change(opened(0, 3)))).toBe(reason);
  });
});
