import { expect, it } from 'vitest';
import { standardSettings } from '../../../src/encounter/model/settings';
import { inMode, modeOf, modes } from '../../../src/table/setup/modes';

const boards = ['mirrored', 'moved', 'off'] as const;
const stages = ['app', 'physical', 'count'] as const;
const mights = ['cards', 'dice', 'mixed', 'physical'] as const;

it.each([true, false])(
  'a mode is what its three parts are together, and no other parts are: cards known %s',
  known => {
    const found = new Map<string, string>();
    for (const board of boards)
      for (const stage of stages)
        for (const might of mights) {
          const mode = modeOf({ ...standardSettings, board, stage, might }, known);
          if (mode) found.set(`${board} ${stage} ${might}`, mode);
        }
    const full = known
      ? [['mirrored app cards', 'full']]
      : ['app', 'physical'].map(it => [`mirrored ${it} cards`, 'full']);
    const light = known ? ['physical'] : ['app', 'physical'];
    expect([...found].toSorted()).toEqual(
      [...full, ...light.map(it => [`off ${it} physical`, 'light']), ['off count cards', 'count']].toSorted(),
    );
    for (const mode of modes) expect(modeOf(inMode(standardSettings, mode, known), known)).toBe(mode);
  },
);
