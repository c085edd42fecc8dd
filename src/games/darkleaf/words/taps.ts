import { auras } from '../rules/board/position';
import { rivalOf } from '../rules/board/square';
import type { Duel } from '../rules/duel/model';
import type { Tap } from '../rules/duel/tap';
import { auraNames, skillNames } from './names';
import { ui } from './ui';

const w = ui.taps;
const auraOf = (id: string): string => {
  const aura = auras.find(one => one === id);
  return aura ? auraNames[aura] : id;
};

const slotWords: Readonly<Record<string, string>> = { '*': 'any', E: 'even', O: 'odd' };
/** SL-1: what a slot takes, in words. */
export const slotText = (slot: string): string => slotWords[slot] ?? slot.replace('-', ' or ');

/** What is written on the button of a tap that is no square. */
export function tapText(duel: Duel, tap: Tap): string {
  switch (tap.tap) {
    case 'square':
      return tap.at;
    case 'use':
      return ui.panel.spend(skillNames[tap.skill]);
    case 'slot': {
      const row = duel.seats[duel.turn.side].rows.find(({ id }) => id === tap.row);
      return `${skillNames[tap.row]}: ${slotText(row?.slots[tap.slot] ?? '')}`;
    }
    case 'direction':
      return w.direction(tap.dir);
    case 'aura':
      return auraOf(tap.aura);
    case 'count':
      return w.count(tap.count);
    case 'flow':
      return w.flow(w.direction(tap.dir), tap.steps, tap.units);
    case 'alone':
      return w.alone;
    case 'hunt':
      return w.hunt(tap.at);
    case 'journey':
      return w.journey;
    case 'value':
      return w.value(tap.value);
    case 'bone':
      return w.bone[tap.whose](tap.sides);
    case 'bone-of': {
      const row = duel.seats[rivalOf(duel.turn.side)].rows.find(({ id }) => id === tap.row);
      return w.boneOf(skillNames[tap.row], row ? tap.slot : 0);
    }
  }
}
