import { batch, signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/encounter/model/state';
import { decide } from '../../../src/encounter/round/decide';
import { apply } from '../../../src/encounter/run/apply';
import { initialState } from '../../../src/encounter/setup/initial-state';
import type { FromWorker, ToWorker } from '../../../src/table/foresight/foreseen';
import { foresee, type SendTime } from '../../../src/table/foresight/foresight';
import { readySetup } from '../../../src/table/setup/ready';
import { say } from '../../support/words';

function begun(): State {
  const setup = readySetup('old-mossback', 5);
  if (!setup) throw new Error('The demo is gone');
  const state = initialState(setup);
  const decided = decide(state, { do: 'begin' });
  if (!decided.ok) throw new Error(say(decided.error.message));
  return decided.value.reduce(apply, state);
}

const map = { card: 'a', of: {}, open: false };

/** Somebody who answers when the test says so. */
function patient() {
  const asked: number[] = [];
  const looked: (string | undefined)[] = [];
  const told: Partial<State>[] = [];
  let answer: (what: FromWorker) => void = () => undefined;
  let fail: () => void = () => undefined;
  let stopped = 0;
  return {
    asked,
    looked,
    told,
    stopped: () => stopped,
    forecasts: (mark: number) => answer({ tells: 'forecast', mark, forecast: null }),
    draws: (mark: number, whole = true) => answer({ tells: 'threat', mark, threat: map, whole }),
    fail: () => fail(),
    make: (onAnswer: (what: FromWorker) => void, onFail: () => void) => {
      answer = onAnswer;
      fail = onFail;
      return {
        ask: (what: ToWorker) => {
          if (what.ask === 'foresee') {
            asked.push(what.mark);
            told.push(what.changed);
          }
          looked.push(what.inHand);
        },
        stop: () => {
          stopped++;
        },
      };
    },
  };
}

function table() {
  const state = signal(begun());
  const mark = signal(1);
  const wanted = signal(true);
  const inHand = signal<string | undefined>(undefined);
  const seer = patient();
  return {
    state,
    mark,
    wanted,
    inHand,
    seer,
    foresight: foresee({ state, mark, wanted, inHand }, seer.make, work => work()),
  };
}

describe('foresight', () => {
  it('shows an answer only at the mark that it was asked for', () => {
    const { mark, seer, foresight } = table();
    expect(seer.asked).toEqual([1]);
    expect(foresight.forecast.value).toBeUndefined();
    seer.forecasts(1);
    seer.draws(1);
    expect([foresight.forecast.value, foresight.threat.value]).toEqual([null, map]);
    mark.value = 2;
    expect([foresight.forecast.value, foresight.threat.value]).toEqual([undefined, null]);
    seer.forecasts(2);
    expect(foresight.forecast.value).toBeNull();
  });

  it('asks one thing at a time, and of those that waited only the newest', () => {
    const { mark, seer } = table();
    for (const next of [2, 3, 4]) mark.value = next;
    expect(seer.asked).toEqual([1]);
    seer.draws(1);
    expect(seer.asked).toEqual([1, 4]);
  });

  it('shows the forecast before the map is there, and asks no other thing until it is', () => {
    const { mark, seer, foresight } = table();
    seer.forecasts(1);
    expect(foresight.forecast.value).toBeNull();
    mark.value = 2;
    expect(seer.asked).toEqual([1]);
    seer.draws(1, false);
    expect(seer.asked).toEqual([1, 2]);
  });

  it('does not wait for the maps of the others', () => {
    const { mark, seer, foresight } = table();
    seer.draws(1, false);
    mark.value = 2;
    expect(seer.asked).toEqual([1, 2]);
    seer.draws(1);
    expect(foresight.threat.value).toBeNull();
  });

  it('tells the worker everything once, then only what is not as it was', () => {
    const { state, mark, seer } = table();
    expect(seer.told[0]).toEqual(state.value);
    seer.draws(1);
    const before = state.value;
    batch(() => {
      state.value = apply(before, { type: 'hp', who: 'ysolde', hp: 2, by: null });
      mark.value = 2;
    });
    const changed = seer.told[1] ?? {};
    expect(Object.keys(changed)).toContain('friends');
    expect(Object.keys(changed)).not.toContain('encounter');
    expect({ ...before, ...changed }).toEqual(state.value);
  });

  it('sends the first request after the frame, and changes before anything is drawn', () => {
    const [state, mark, wanted] = [signal(begun()), signal(1), signal(true)];
    const seer = patient();
    const sendTimes: SendTime[] = [];
    foresee({ state, mark, wanted, inHand: signal(undefined) }, seer.make, (work, when) => {
      sendTimes.push(when);
      work();
    });
    seer.draws(1);
    mark.value = 2;
    seer.draws(2);
    mark.value = 3;
    expect(sendTimes).toEqual(['frame', 'task', 'task']);
  });

  it('looks first at whoever is in hand, also while it works', () => {
    const { mark, inHand, seer } = table();
    inHand.value = 'witch';
    expect(seer.looked).toEqual([undefined, 'witch']);
    seer.draws(1);
    inHand.value = 'priest';
    expect(seer.looked).toHaveLength(2);
    mark.value = 2;
    expect(seer.looked.at(-1)).toBe('priest');
  });

  it('goes out of sight for good when the worker fails, and nothing throws', () => {
    const { mark, seer, foresight } = table();
    seer.forecasts(1);
    seer.draws(1);
    seer.fail();
    expect([foresight.forecast.value, foresight.threat.value]).toEqual([undefined, null]);
    mark.value = 2;
    expect(seer.asked).toEqual([1]);
    expect(seer.stopped()).toBe(1);
  });

  it('is silent while it is switched off', () => {
    const { mark, wanted, seer, foresight } = table();
    seer.forecasts(1);
    seer.draws(1);
    wanted.value = false;
    expect(foresight.forecast.value).toBeUndefined();
    mark.value = 2;
    expect(seer.asked).toEqual([1]);
  });
});
