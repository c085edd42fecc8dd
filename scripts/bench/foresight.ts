import { standardSettings } from '../../src/encounter/model/settings';
import type { State } from '../../src/encounter/model/state';
import { decide } from '../../src/encounter/round/decide';
import { apply } from '../../src/encounter/run/apply';
import { initialState } from '../../src/encounter/setup/initial-state';
import { forecast } from '../../src/foresight/forecast';
import { threatMap } from '../../src/foresight/threat';
import { builtinPack } from '../../src/packs/builtin';
import { heroFrom } from '../../src/packs/ready';
import { say } from '../words';
import { median, plainHere, timedRow, timesOf } from './plain';
import type { BenchRow } from './row';

const rounds = 40;

const medianOf = (work: () => unknown): number => median(timesOf(rounds, work, 5));

function opened(): State {
  const encounter = builtinPack.encounters[0]!;
  const state = initialState({
    seed: 7,
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
    allies: [],
  });
  const decided = decide(state, { do: 'begin' });
  if (!decided.ok) throw new Error(say(decided.error.message));
  return decided.value.reduce(apply, state);
}

export async function bench(): Promise<BenchRow[]> {
  const state = opened();
  const once = medianOf(() => forecast(state));
  const map = threatMap(state);
  const questions = Object.values(map?.of ?? {}).reduce((n, hexes) => n + Object.keys(hexes).length, 0);
  const whole = medianOf(() => threatMap(state));
  const plain = plainHere();
  return [
    timedRow({
      what: `threat map, 161 hexes x 4 (${questions} places), median`,
      ms: whole,
      plain,
      limit: { ms: 14, slowed: 1 },
      beside: `whole card played on each place ${(once * questions).toFixed(0)} ms`,
    }),
    timedRow({
      what: 'forecast of the face-up card and the minions, median',
      ms: once,
      plain,
      limit: { ms: 25, slowed: 1 },
    }),
  ];
}
