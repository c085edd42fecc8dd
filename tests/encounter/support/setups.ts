import { type Difficulty, type Settings, standardSettings } from '../../../src/encounter/model/settings';
import type { HeroSetup, Setup } from '../../../src/encounter/model/setup';
import { builtinPack } from '../../../src/packs/builtin';
import { heroFrom } from '../../../src/packs/ready';
import type { Encounter } from '../../../src/stage/encounter';
import { freshDraft, freshMinions, setupOf } from '../../../src/table/setup/draft';
import { presetNames } from '../../../src/ui/words/preset';
import { randomEncounter } from '../random-player/cards';
import { type Chance, chanceOf } from '../random-player/chance';
import { allies, fourOf, guardian } from '../random-player/company';

export const difficulties: readonly Difficulty[] = ['journeyman', 'pilgrim', 'free', 'grim', 'dread'];

/** A boss and a line of minions by preset, no pack: its cards are unknown until somebody says what they do. */
const preset = (seed: number): Encounter =>
  setupOf(
    {
      ...freshDraft,
      foe: {
        ...freshDraft.foe,
        name: 'Nameless',
        body: seed % 2 === 0 ? 'flower' : 'single',
        bosses: 1 + (seed % 3),
      },
      minions: seed % 3 === 0 ? undefined : { ...freshMinions, mob: seed % 2 === 0 },
    },
    seed,
    presetNames,
  ).encounter;

/** The built-in encounters in turn, with a preset and a fight of random cards between them. */
function encounterFor(seed: number, chance: Chance): Encounter {
  const built = builtinPack.encounters;
  const at = seed % (built.length + 2);
  return built[at] ?? (at === built.length ? preset(seed) : randomEncounter(chance));
}

function settingsFor(chance: Chance): Settings {
  const plain = chance.in100(30);
  return {
    ...standardSettings,
    company: chance.one(['light', 'full', 'full']),
    board: plain ? 'mirrored' : chance.one(['mirrored', 'off', 'moved']),
    might: plain ? 'cards' : chance.one(['cards', 'dice', 'mixed', 'physical']),
    stage: plain ? 'app' : chance.one(['app', 'app', 'physical', 'count']),
    windows: chance.in100(15) ? 'all' : 'needed',
  };
}

/** The ready-made four of the pack, some of them companions. */
const practised = (chance: Chance): readonly HeroSetup[] =>
  builtinPack.heroes.slice(0, 4).map(hero => {
    const ready = heroFrom(builtinPack, hero);
    return chance.in100(30) ? { ...ready, kind: 'companion' as const } : ready;
  });

/** A fight for each seed: every encounter, class and way of playing within any 60 that follow each other. */
export function setupFor(seed: number): Setup {
  const chance = chanceOf(seed, 'setup');
  const encounter = encounterFor(seed, chance);
  const settings: Settings = { ...settingsFor(chance), ...(seed % 4 === 2 ? { dice: 'table' } : {}) };
  const heroes = seed % 8 === 7 ? practised(chance) : fourOf(seed, settings.company === 'light', chance);
  return {
    seed,
    encounter,
    chapter: 1 + (seed % 21),
    difficulty: difficulties[seed % 5] ?? 'free',
    hardcore: chance.in100(20),
    ambushed: chance.in100(25),
    settings,
    heroes,
    lead: heroes[0]?.id ?? '',
    allies: [...allies, ...builtinPack.allies],
    guardian,
    allyTokens: chance.roll(3),
    reminders: [{ id: 'water', time: { at: 'endOfRound' }, text: 'Drink something.' }],
  };
}
