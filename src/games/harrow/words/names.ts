/** Names that many sentences share. */
const sides: Readonly<Record<string, string>> = {
  protectors: 'the Protectors',
  family: 'the Family',
  kammi: 'Kammi',
  hester: 'Hester',
};
export const sideName = (side: string): string => sides[side] ?? side;
export const SideName = (side: string): string => {
  const name = sideName(side);
  return name.charAt(0).toUpperCase() + name.slice(1);
};
/** The Protectors flip, the Family flip, Kammi flips. */
export const sideDoes = (side: string, verb: string): string =>
  `${SideName(side)} ${side === 'kammi' || side === 'hester' ? `${verb}${verb.endsWith('o') ? 'es' : 's'}` : verb}`;
/** One Unit of theirs. */
const units: Readonly<Record<string, string>> = {
  protectors: 'a Protectors’ Haint',
  family: 'a Family Haint',
  kammi: 'one of Kammi’s Haints',
  hester: 'Hester',
};
export const unitName = (side: string): string => units[side] ?? side;

const goals: Readonly<Record<string, string>> = { townsfolk: 'Townsfolk', building: 'Building' };
export const goalName = (goal: string): string => goals[goal] ?? goal;

const piles: Readonly<Record<string, string>> = { red: 'red', blue: 'blue', purple: 'purple' };
export const pileName = (pile: string): string => piles[pile] ?? pile;

const areas: Readonly<Record<string, string>> = { cube: 'Cube', spawn: 'Haint', move: 'Move' };
export const areaName = (area: string): string => areas[area] ?? area;

const targets: Readonly<Record<string, string>> = {
  units: 'the Units',
  bonfire: 'the Bonfire',
  hester: 'Hester',
};
export const targetName = (against: string): string => targets[against] ?? against;

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

const jars: Readonly<Record<string, string>> = {
  abilities: 'Abilities',
  wild: 'Wild',
  legend: 'Legend',
  attack: 'Attack',
};
export const jarName = (jar: string): string => jars[jar] ?? jar;
