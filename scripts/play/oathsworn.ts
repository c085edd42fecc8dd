import { readFileSync } from 'node:fs';
import { heroes } from '../../src/encounter/facts/select';
import { type Difficulty, standardSettings } from '../../src/encounter/model/settings';
import type { State } from '../../src/encounter/model/state';
import { builtinPack } from '../../src/packs/builtin';
import { readPack } from '../../src/packs/door';
import type { Pack } from '../../src/packs/pack';
import { comesWith, heroFrom } from '../../src/packs/ready';
import { nextCommand } from '../player/policy';
import { say } from '../words';
import type { Game, Options } from './game';

const difficulties: readonly Difficulty[] = ['journeyman', 'pilgrim', 'free', 'grim', 'dread'];

/** A pack from a file, or what is wrong with it. */
function packFrom(file: string | undefined): Pack | string {
  if (file === undefined) return builtinPack;
  const read = readPack(readFileSync(file, 'utf8'));
  return read.ok
    ? read.value.pack
    : read.error.map(problem => `${problem.at}: ${say(problem.message)}`).join('\n');
}

/** A fight: [--pack FILE] [--encounter ID] [--difficulty NAME] [--hardcore] [--ambushed] [--light] [--off]. */
export function game({ seed, value, flag }: Options): Game<State> | string {
  const pack = packFrom(value('pack'));
  if (typeof pack === 'string') return pack;
  const wanted = value('encounter');
  const encounter = pack.encounters.find(one => wanted === undefined || one.id === wanted);
  if (!encounter)
    return `No encounter ${wanted ?? ''} in this pack. There are: ${pack.encounters.map(({ id }) => id).join(', ')}`;
  const from = pack.heroes.length >= 4 ? pack : builtinPack;
  const company = from.heroes.slice(0, 4).map(hero => heroFrom(from, hero));
  return {
    kind: 'fight',
    setup: {
      seed,
      encounter,
      difficulty: difficulties.find(one => one === value('difficulty')) ?? 'free',
      hardcore: flag('hardcore'),
      ambushed: flag('ambushed'),
      settings: {
        ...standardSettings,
        company: flag('light') ? 'light' : 'full',
        board: flag('off') ? 'off' : 'mirrored',
      },
      heroes: company,
      ...comesWith(from, company),
    },
    player: state => nextCommand(state) ?? undefined,
    result: state => {
      const outcome = { victory: 'Victory', defeat: 'Defeat', givenUp: 'Given up' };
      const hp = heroes(state).map(one => `${one.name} ${one.hp}`);
      const ending = state.outcome ? outcome[state.outcome] : 'Still fighting';
      return `${ending} in round ${state.round}. HP: ${hp.join(', ')}.`;
    },
    isTooLong: (_, commands) => commands >= 4000,
  };
}
