import { type Settings, standardSettings } from '../../encounter/model/settings';
import type { Setup } from '../../encounter/model/setup';
import type { Hex } from '../../hex/shape';
import type { Encounter } from '../../stage/encounter';
import { type Draft, type PresetNames, setupOf } from '../setup/draft';
import { freePlaces, practiceCompany, startOf } from '../setup/ready';

/** Any encounter with the practice company: to try what was just written, or to play without a box. */
export const practiceSetup = (encounter: Encounter, seed: number): Setup => ({
  seed,
  encounter,
  chapter: encounter.chapter ?? 1,
  difficulty: 'free',
  hardcore: false,
  ambushed: false,
  settings: { ...standardSettings, company: 'full' },
  ...practiceCompany(encounter),
});

/** The same with a company of one's own, as the draft of a new fight has it; they stand in its start zone. */
export function ownSetup(encounter: Encounter, draft: Draft, seed: number, names: PresetNames): Setup {
  const setup = setupOf(draft, seed, names);
  const four = setup.heroes.map(({ at: _, ...hero }, i) => ({ ...hero, ...at(startOf(encounter, i)) }));
  const taken = new Set(four.flatMap(one => one.at ?? []));
  const free = freePlaces(encounter).filter(hex => !taken.has(hex));
  return {
    ...setup,
    encounter,
    heroes: four.map(hero =>
      hero.sentinels
        ? { ...hero, sentinels: hero.sentinels.map(({ name }) => ({ name, ...at(free.shift()) })) }
        : hero,
    ),
  };
}

const at = (hex: Hex | undefined): { readonly at?: Hex } => (hex === undefined ? {} : { at: hex });

/** Who fights: the ready-made four, whose cards lie on no table but this one, or those of the draft. */
export type Who = 'practice' | 'own';

/** Any encounter as one page asks for it: company, difficulty, start and mode. */
export function startSetup(
  encounter: Encounter,
  { who, draft }: { readonly who: Who; readonly draft: Draft },
  seed: number,
  names: PresetNames,
): Setup {
  if (who === 'own') return ownSetup(encounter, draft, seed, names);
  const { difficulty, hardcore, ambushed, chapter, settings } = draft;
  const all: Settings = { ...settings, company: 'full' };
  return { ...practiceSetup(encounter, seed), difficulty, hardcore, ambushed, chapter, settings: all };
}
