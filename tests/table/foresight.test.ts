import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { apply } from '../../src/encounter/apply';
import { decide } from '../../src/encounter/decide';
import { initial } from '../../src/encounter/initial';
import type { State } from '../../src/encounter/state';
import type { Foreseen, ToWorker } from '../../src/table/foreseen';
import { foresee } from '../../src/table/foresight';
import { readySetup } from '../../src/table/ready';
import { say } from '../support/words';

function begun(): State {
  const setup = readySetup('old-mossback', 5);
  if (!setup) throw new Error('The demo is gone');
  const state = initial(setup);
  const decided = decide(state, { do: 'begin' });
  if (!decided.ok) throw new Error(say(decided.error.message));
  return decided.value.reduce(apply, state);
}

const map = { card: 'a', of: {}, open: false };

/** Somebody who answers when the test says so. */
function patient() {
  const asked: number[] = [];
  const looked: (string | undefined)[] = [];
  let answer: (foreseen: Foreseen) => void = () => undefined;
  let fail: () => void = () => undefined;
  let stopped = 0;
  return {
    asked,
    looked,
    stopped: () => stopped,
    answer: (mark: number, more: 'map' | 'others' | 'nothing' = 'nothing') =>
      answer({ mark, forecast: null, threat: more === 'map' ? null : map, more: more !== 'nothing' }),
    fail: () => fail(),
    make: (onAnswer: (foreseen: Foreseen) => void, onFail: () => void) => {
      answer = onAnswer;
      fail = onFail;
      return {
        ask: (what: ToWorker) => {
          if (what.ask === 'foresee') asked.push(what.mark);
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
    expect(foresight.now.value).toBeUndefined();
    seer.answer(1);
    expect(foresight.now.value?.mark).toBe(1);
    mark.value = 2;
    expect(foresight.now.value).toBeUndefined();
    seer.answer(2);
    expect(foresight.now.value?.mark).toBe(2);
  });

  it('asks one thing at a time, and of those that waited only the newest', () => {
    const { mark, seer } = table();
    for (const next of [2, 3, 4]) mark.value = next;
    expect(seer.asked).toEqual([1]);
    seer.answer(1);
    expect(seer.asked).toEqual([1, 4]);
  });

  it('shows the forecast before the map is there, and asks no other thing until it is', () => {
    const { mark, seer, foresight } = table();
    seer.answer(1, 'map');
    expect(foresight.now.value?.mark).toBe(1);
    mark.value = 2;
    expect(seer.asked).toEqual([1]);
    seer.answer(1, 'others');
    expect(seer.asked).toEqual([1, 2]);
  });

  it('does not wait for the maps of the others', () => {
    const { mark, seer, foresight } = table();
    seer.answer(1, 'others');
    mark.value = 2;
    expect(seer.asked).toEqual([1, 2]);
    seer.answer(1, 'others');
    expect(foresight.now.value).toBeUndefined();
  });

  it('looks first at whoever is in hand, also while it works', () => {
    const { mark, inHand, seer } = table();
    inHand.value = 'witch';
    expect(seer.looked).toEqual([undefined, 'witch']);
    seer.answer(1);
    inHand.value = 'priest';
    expect(seer.looked).toHaveLength(2);
    mark.value = 2;
    expect(seer.looked.at(-1)).toBe('priest');
  });

  it('goes out of sight for good when the worker fails, and nothing throws', () => {
    const { mark, seer, foresight } = table();
    seer.answer(1);
    seer.fail();
    expect(foresight.now.value).toBeUndefined();
    mark.value = 2;
    expect(seer.asked).toEqual([1]);
    expect(seer.stopped()).toBe(1);
  });

  it('is silent while it is switched off', () => {
    const { mark, wanted, seer, foresight } = table();
    seer.answer(1);
    wanted.value = false;
    expect(foresight.now.value).toBeUndefined();
    mark.value = 2;
    expect(seer.asked).toEqual([1]);
  });
});
