import { columnName } from '../../basics/column';
import { standardSettings } from '../../encounter/model/settings';
import type { HeroSetup, Setup } from '../../encounter/model/setup';
import { builtinPack } from '../../packs/builtin';
import type { Picture } from '../../packs/pack';
import { comesWith, heroFrom } from '../../packs/ready';
import type { Encounter } from '../../stage/encounter';

/** What the app brings along: encounters of its own and a company that can walk into any of them at once. */
export interface ReadyFight {
  readonly id: string;
  readonly name: string;
  readonly flavour: string;
  readonly picture: Picture | undefined;
}

export const readyFights: readonly ReadyFight[] = builtinPack.encounters.map(({ id, name, flavour }) => ({
  id,
  name,
  flavour: flavour ?? '',
  picture: builtinPack.pictures.find(one => one.of === id),
}));

/** Spread over the start zone, or along the southern edge where none is drawn. */
export function startOf(encounter: Encounter, i: number): string | undefined {
  const zone = encounter.startZone.length > 0 ? encounter.startZone : southernEdge(encounter);
  return zone[Math.floor(((i + 0.5) * zone.length) / 4)];
}

/** Where somebody else may stand from the start: in the start zone, then along the edge. */
export const freePlaces = (encounter: Encounter): string[] => [
  ...new Set([...encounter.startZone, ...southernEdge(encounter)]),
];

function southernEdge({ board, obstacles, placed }: Encounter): readonly string[] {
  const taken = new Set([...obstacles.flatMap(one => one.hexes), ...placed.map(one => one.at)]);
  return Array.from(
    { length: board.columns },
    (_, column) => `${columnName(column)}${board.rows[column % 2]}`,
  ).filter(hex => !taken.has(hex));
}

const readyHeroes = (encounter: Encounter): readonly HeroSetup[] =>
  builtinPack.heroes.slice(0, 4).map((hero, i) => {
    const at = startOf(encounter, i);
    return { ...heroFrom(builtinPack, hero), facing: 'N', ...(at ? { at } : {}) };
  });

/** The ready-made four in the start zone of any encounter, and the allies that may come. */
export function practiceCompany(
  encounter: Encounter,
): Pick<Setup, 'heroes' | 'lead' | 'allies' | 'guardian'> {
  const heroes = readyHeroes(encounter);
  return { heroes, lead: heroes[0]?.id ?? '', ...comesWith(builtinPack, heroes) };
}

/** The practice company against an encounter of the app's own; they stand in the start zone, to be moved by the players. */
export function readySetup(id: string, seed: number): Setup | undefined {
  const encounter = builtinPack.encounters.find(one => one.id === id);
  if (!encounter) return undefined;
  return {
    seed,
    encounter,
    chapter: encounter.chapter ?? 1,
    difficulty: 'free',
    hardcore: false,
    ambushed: false,
    // The practice company's cards exist in the app alone.
    settings: { ...standardSettings, company: 'full', waits: true },
    ...practiceCompany(encounter),
  };
}

export const demoFight = 'old-mossback';
