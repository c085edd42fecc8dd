import type { PresetNames } from '../../table/setup/draft';

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
  classes: {
    warden: 'Warden',
    priest: 'Priest',
    witch: 'Witch',
    ranger: 'Ranger',
    exile: 'Exile',
    ursus: 'Ursus',
    penitent: 'Penitent',
    cur: 'Cur',
    harbinger: 'Harbinger',
    'grove-maiden': 'Grove Maiden',
    blade: 'Blade',
    huntress: 'Huntress',
  },
};
