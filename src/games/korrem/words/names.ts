import type { Nature } from '../rules/meeting/natures';

/** What lands, landmarks and resources are called on the screen. */
export const landNames: Readonly<Record<string, string>> = {
  plains: 'Plains',
  forest: 'Forest',
  mountain: 'Mountain',
  ocean: 'Ocean',
  desert: 'Desert',
  tundra: 'Tundra',
  wasteland: 'Wasteland',
};
export const landmarkNames: Readonly<Record<string, string>> = {
  'farfield-village': 'Farfield Village',
  'farfield-tavern': 'Farfield Tavern',
  altar: 'Altar',
  marketplace: 'Lightwood Marketplace',
  cathedral: 'Cathedral',
  'treeview-tavern': 'Treeview Tavern',
  'crystal-cove': 'Crystal Cove',
  'goblin-mine': 'Goblin Mine',
  'silver-castle': 'Silver Castle',
  gate: 'Gate to the FireRealm',
  'troll-mine': 'Troll Mine',
  lodge: 'Hunter’s Lodge',
  bazaar: 'Bazaar',
  tomb: 'Tomb',
  'shadow-gate': 'Shadow Gate',
  outpost: 'Smuggler’s Outpost',
  keep: 'Ironstone Keep',
  throne: 'Throne of Korrem',
};
export const resourceNames: Readonly<Record<string, string>> = {
  grain: 'grain',
  wood: 'wood',
  ore: 'ore',
  fish: 'fish',
  gems: 'gems',
  steel: 'steel',
  gold: 'gold',
};
export const natureNames: Readonly<Record<Nature, string>> = {
  sinister: 'Sinister',
  aggressive: 'Aggressive',
  belligerent: 'Belligerent',
  skittish: 'Skittish',
  anxious: 'Anxious',
  indifferent: 'Indifferent',
  conniving: 'Conniving',
  wandering: 'Wandering',
  desperate: 'Desperate',
  social: 'Social',
  eager: 'Eager',
};
