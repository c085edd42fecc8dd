/** Names of what lies on a table of two or three, in sentences and on buttons. */
const basics: Readonly<Record<string, string>> = {
  advance: 'ADVANCE',
  spawn: 'SPAWN',
  strengthen: 'STRENGTHEN',
  any: 'basic action',
  scroll: 'scroll',
};
export const basicName = (basic: string): string => basics[basic] ?? basic;

export const setupLines: Readonly<Record<string, string>> = {
  sides:
    'Scores at 0, spoons at 1, plates empty; each side three cubes on the Battleground, a Wild token, four jars up, its Legend and three Haints at home, three cards.',
  tokens: 'One Ability token on every terrain hex that is no home and touches none, as the map shows.',
  protectors: 'The Protectors: one token in each row; one Path free, three on the right of the track.',
  family: 'The Family: 4 ADVANCE, 2 SPAWN and 2 STRENGTHEN into the bag, one token on the row.',
  kammi:
    'Kammi: both Legends face down on two hexes behind her home, six tokens on the grid, an ADVANCE left of it.',
  dolls: 'The other side hides three Dolls behind its own home, one of them the real one.',
  tiles: 'Bonus tiles: one in each slot, turned up by turns; whoever turns the First Player tile begins.',
  training: 'Training: no cards, no tiles, no spoon; three goals of each side on the far corners.',
  hester: 'Hester: three pairs of Bonfire tokens on her board, one as an action, six Roots, eight snakes.',
};

const powers: Readonly<Record<string, string>> = {
  none: 'No power',
  emmy: 'Emmy',
  bernice: 'Bernice',
  malachi: 'Malachi',
  priscilla: 'Priscilla',
  skinless: 'The Skinless Boy',
  levi: 'Levi',
  corbin: 'Corbin',
  odessa: 'Odessa',
  mildred: 'Mildred',
  kaine: 'Kaine',
  willa: 'Willa',
  brute: 'Brute',
  trickster: 'Trickster',
  backbiter: 'Backbiter',
};
export const powerName = (power: string): string => powers[power] ?? power;

const powerLines: Readonly<Record<string, (terrain: string) => string>> = {
  emmy: () =>
    'Emmy: a cube on each hex with her Haints and no cube. It goes to the Battleground when she enters, or when Units there are attacked.',
  bernice: () => 'Bernice: a Haint to a terrain hex beside it, then a nail under a Unit next to an own one.',
  malachi: () => 'Malachi: an attack from a token one or two hexes off, which counts two Units.',
  priscilla: t =>
    `Priscilla: two tokens on hexes of ${t} without goals; at the end of the round each brings a Haint.`,
  skinless: t => `The Skinless Boy: one Haint and one Townsfolk, each to a hex of ${t} beside it.`,
  levi: t => `Levi: each Haint one hex onto or off ${t}.`,
  corbin: () => 'Corbin: one Haint off the map, then two beside him, on his hex or at home.',
  odessa: () => 'Odessa: up to three cubes are held back from the Tree, until she gives them back.',
  mildred: () =>
    'Mildred: to a hex of an own Haint, then the Tree; three own cubes out bring two tokens onto Storms.',
  kaine: t => `Kaine: the Tree; three own cubes out take an enemy Haint off ${t}, for no points.`,
  willa: () => 'Willa: any token from the bag is played.',
  brute: () => 'Brute: every Legend and Hester up to two hexes, alone. Once a game.',
  trickster: () => 'Trickster: a Doll from a hex beside him comes under him. Once a game.',
  backbiter: () => 'Backbiter: one Haint on each hex beside him dies, and he leaves the game.',
};
const terrainNames: Readonly<Record<string, string>> = {
  bog: 'bog',
  forest: 'forest',
  plains: 'plains',
  wetlands: 'wetlands',
};
export const terrainName = (terrain: string): string => terrainNames[terrain] ?? terrain;
export const powerLine = (power: string, terrain: string): string =>
  powerLines[power]?.(terrainName(terrain)) ?? 'The power of this Legend, as its board says.';

const tiles: Readonly<Record<string, string>> = {
  first: 'First Player',
  advance: 'ADVANCE',
  spawn: 'SPAWN',
  strengthen: 'STRENGTHEN',
  card: 'A card',
  wild: 'Wild token',
  legend: 'Legend move',
  dial: 'Spoon down',
  track: 'First space',
};
export const tileName = (tile: string): string => tiles[tile] ?? tile;
const tileLines: Readonly<Record<string, (side: string) => string>> = {
  wild: side => `A Wild token more for ${side}.`,
  first: side => `The First Player token goes to ${side} now.`,
  dial: () => 'The spoon goes one down.',
  'discard-tile': () => 'Draw a card, then put one of the hand under the deck.',
};
export const tileLine = (tile: string, side: string): string => tileLines[tile]?.(side) ?? tileName(tile);

const things: Readonly<Record<string, string>> = {
  haint: 'a Haint',
  legend: 'a Legend',
  unit: 'a Unit',
  hester: 'Hester',
  townsfolk: 'a Townsfolk',
  building: 'a Building',
  doll: 'a Doll',
  token: 'an Ability token',
  storm: 'a Storm',
  path: 'a Path',
  nail: 'a nail',
  trap: 'a token',
  all: 'everything',
  wild: 'a Wild token',
  scroll: 'a scroll',
  advance: 'an ADVANCE token',
  spawn: 'a SPAWN token',
  strengthen: 'a STRENGTHEN token',
};
export const thingName = (what: string): string => things[what] ?? what;

/** LG: what each side of a track begins with, so that the printed one is found. */
const tracks: Readonly<Record<string, readonly [string, string]>> = {
  protectors: ['Paths', 'Townsfolk pulled'],
  family: ['Storms that pull', 'Storms that push'],
  kammi: ['Cards repeated', 'Cubes on the grid'],
};
export const trackName = (side: string, track: 1 | 2): string =>
  `${track}: ${tracks[side]?.[track - 1] ?? ''}`;
