import { standardSettings } from '../../encounter/model/settings';
import type { Setup } from '../../encounter/model/setup';
import type { Encounter } from '../../stage/encounter';
import { type Draft, type PresetNames, setupOf } from '../setup/draft';
import { practiceCompany, startOf } from '../setup/ready';

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
  return {
    ...setup,
    encounter,
    heroes: setup.heroes.map((hero, i) => {
      const { at: _, ...bare } = hero;
      const at = startOf(encounter, i);
      return { ...bare, ...(at ? { at } : {}) };
    }),
  };
}
