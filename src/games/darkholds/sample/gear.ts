import type { CombatWeapon, Profile } from '../rules/board';
import type { Item, Items } from '../rules/play/goods';
import type { Hireling } from '../rules/play/kit';

/** Numbers that a profile has unless it says otherwise. */
export const plain: Profile = {
  width: 1,
  height: 1,
  agility: null,
  parry: null,
  tough: null,
  traits: [],
  shootLimit: 0,
  combat: [],
  shot: [],
};

export const weapon = (range: number, dice: number, hit: number): CombatWeapon => ({
  range,
  dice,
  hit,
  damage: 1,
});

const item = (name: string, value: number, more: Partial<Item>): Item => ({
  name,
  takes: { artefact: 1 },
  value,
  common: true,
  own: false,
  ...more,
});

/** Fifteen pieces of equipment: our own. */
export const gear: Items = {
  hatchet: item('Hatchet', 8, { takes: { combat: 1 }, combat: weapon(1, 2, 6) }),
  billhook: item('Billhook', 14, { takes: { combat: 2 }, combat: weapon(2, 3, 6) }),
  mereblade: item('Mere blade', 40, { takes: { combat: 1 }, combat: weapon(1, 3, 4), common: false }),
  sling: item('Sling', 6, { takes: { shot: 1 }, shot: { min: 2, max: 5, dice: 1, hit: 6, damage: 1 } }),
  yewbow: item('Yew bow', 22, { takes: { shot: 1 }, shot: { min: 2, max: 8, dice: 2, hit: 6, damage: 1 } }),
  cap: item('Boiled cap', 6, { takes: { head: 1 }, parry: 1 }),
  helm: item('Drowned helm', 30, { takes: { head: 1 }, parry: 2, common: false }),
  coat: item('Reed coat', 10, { takes: { body: 1 }, parry: 1 }),
  rings: item('Coat of rings', 45, { takes: { body: 1 }, parry: 2, common: false }),
  greaves: item('Greaves', 9, { takes: { limb: 1 }, parry: 1 }),
  buckler: item('Buckler', 7, { takes: { shield: 1 }, parry: 1 }),
  rope: item('Wet rope', 3, { text: 'A leap may be rolled once more.' }),
  salve: item('Marsh salve', 12, { text: 'One wound token goes, then the salve.' }),
  bell: item('Cracked bell', 5, { text: 'A noise token on any square in sight.' }),
  charm: item('Eel charm', 35, { common: false, text: 'Once in a level a parry roll is made again.' }),
};

/** Whom a cocoon may hold, and who can be hired. */
export const hirelings: readonly Hireling[] = [
  {
    ...{ ...plain, parry: 9, agility: 5, combat: [weapon(1, 1, 5)] },
    ...{ name: 'Hillman', kindred: 'hill', sellsword: false, con: 3, full: 4, price: 15 },
  },
  {
    ...{ ...plain, parry: 9, agility: 4, combat: [weapon(1, 1, 6)] },
    ...{ name: 'Fen walker', kindred: 'fen', sellsword: false, con: 3, full: 5, price: 15 },
  },
  {
    ...{ ...plain, parry: 8, agility: 6, combat: [weapon(1, 2, 5)] },
    ...{ name: 'Sell-sword', kindred: '', sellsword: true, con: 4, full: 4, price: 30 },
  },
];
