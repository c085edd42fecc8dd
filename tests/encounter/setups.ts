import { type Difficulty, type Settings, standardSettings } from '../../src/encounter/settings';
import type { Setup } from '../../src/encounter/setup';
import { builtinPack } from '../../src/packs/builtin';
import { heroFrom } from '../../src/packs/ready';

const difficulties: readonly Difficulty[] = ['journeyman', 'pilgrim', 'free', 'grim', 'dread'];
const boards: readonly Settings['board'][] = ['mirrored', 'mirrored', 'off', 'moved'];
const mights: readonly Settings['might'][] = ['cards', 'cards', 'dice', 'physical'];
const stages: readonly Settings['stage'][] = ['app', 'app', 'physical', 'count'];

/** A fight for each seed: the built-in encounters in turn, in all ways of playing them. */
export function setupFor(seed: number): Setup {
  const encounter = builtinPack.encounters[seed % builtinPack.encounters.length]!;
  const light = seed % 5 === 1;
  const plain = seed % 2 === 0;
  const settings: Settings = {
    ...standardSettings,
    company: light ? 'light' : 'full',
    board: plain ? 'mirrored' : boards[Math.floor(seed / 3) % 4]!,
    might: plain ? 'cards' : mights[Math.floor(seed / 5) % 4]!,
    stage: plain ? 'app' : stages[Math.floor(seed / 7) % 4]!,
    windows: seed % 11 === 3 ? 'all' : 'needed',
  };
  const heroes = builtinPack.heroes.slice(0, 4).map((hero, i) => {
    const ready = heroFrom(builtinPack, hero);
    const companion = (seed >> i) % 3 === 0;
    return companion ? { ...ready, kind: 'companion' as const } : ready;
  });
  return {
    seed,
    encounter,
    chapter: 1 + (seed % 21),
    difficulty: difficulties[seed % 5]!,
    hardcore: seed % 13 === 0,
    ambushed: seed % 7 === 0,
    settings,
    heroes,
    lead: heroes[0]!.id,
    allies: builtinPack.allies,
  };
}
