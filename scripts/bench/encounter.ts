import { hashOf } from '../../src/basics/hash';
import type { Event } from '../../src/encounter/model/event';
import { standardSettings } from '../../src/encounter/model/settings';
import type { Setup } from '../../src/encounter/model/setup';
import type { State } from '../../src/encounter/model/state';
import { apply } from '../../src/encounter/run/apply';
import { initialState } from '../../src/encounter/setup/initial-state';
import { builtinPack } from '../../src/packs/builtin';
import { heroFrom } from '../../src/packs/ready';
import { playThrough } from '../player/playthrough';
import { median, plainHere, timedRow, timesOf } from './plain';
import type { BenchRow } from './row';

const setup = (seed: number): Setup => ({
  seed,
  encounter: builtinPack.encounters[seed % builtinPack.encounters.length]!,
  chapter: 1,
  difficulty: 'free',
  hardcore: false,
  ambushed: false,
  settings: { ...standardSettings, company: 'full' },
  heroes: builtinPack.heroes.slice(0, 4).map(hero => heroFrom(builtinPack, hero)),
  lead: builtinPack.heroes[0]?.id ?? '',
  allies: builtinPack.allies,
});

interface Log {
  readonly from: State;
  readonly taps: readonly (readonly Event[])[];
  readonly end: State;
}

/** The logs of whole fights, one after the other, until they hold 5,000 decisions. */
function logs(): readonly Log[] {
  const all: Log[] = [];
  let count = 0;
  for (let seed = 1; count < 5000; seed++) {
    const taps: (readonly Event[])[] = [];
    const { state } = playThrough(setup(seed), tap => taps.push(tap.events), undefined, 5000 - count);
    all.push({ from: initialState(setup(seed)), taps, end: state });
    count += taps.length;
  }
  return all;
}

/** 5,000 decisions of whole fights, replayed from their logs; beside it the same with every step's state kept as JSON. */
export async function bench(): Promise<BenchRow[]> {
  const all = logs();
  const events = all.reduce((sum, log) => sum + log.taps.reduce((n, tap) => n + tap.length, 0), 0);
  const replay = (): void => {
    for (const log of all) {
      let state = log.from;
      for (const tap of log.taps) for (const event of tap) state = apply(state, event);
    }
  };
  const times = timesOf(7, replay, 3);
  const first = all[0]!;
  const ended = first.taps.flat().reduce(apply, first.from);
  const same = hashOf({ ...ended, phase: '' }) === hashOf({ ...first.end, phase: '' });
  const start = performance.now();
  let state = first.from;
  for (const tap of first.taps) {
    for (const event of tap) state = apply(state, event);
    JSON.stringify(state);
  }
  const naive = ((performance.now() - start) / Math.max(1, first.taps.length)) * 5000;
  const timed = timedRow({
    what: `replay of 5,000 decisions (${events} events)${same ? '' : ', WRONG END'}`,
    ms: median(times),
    plain: plainHere(),
    limit: { ms: 150, slowed: 1 },
    beside: `${naive.toFixed(0)} ms with the state written at each`,
  });
  return [{ ...timed, within: timed.within && same }];
}
