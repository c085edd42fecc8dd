import type { PresetNames } from '../../table/setup/draft';
import { classNames } from './class-names';

/** What a fight without a pack is made of, as long as nobody names it otherwise. */
export const presetNames: PresetNames = {
  boss: 'The beast',
  minion: 'Minion',
  slots: { front: 'Front', left: 'Left flank', core: 'Core', right: 'Right flank', rear: 'Rear' },
  ally: 'Man-at-Arms',
  guardian: 'Ancient Guardian',
  sentinel: 'Sentinel',
  civilian: 'Villager',
  die: number => `Die ${number}`,
  classes: classNames,
};
