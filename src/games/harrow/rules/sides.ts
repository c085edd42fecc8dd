/** TM-1: the sides that own Units. Two of them play a game. */
export const mainSides = ['protectors', 'family', 'kammi'] as const;
export type MainSide = (typeof mainSides)[number];

/** SO-1: the two sides that cards run in the solo game. */
export const factions = ['protectors', 'family'] as const;
export type Faction = (typeof factions)[number];
export const otherFaction = (side: Faction): Faction => (side === 'family' ? 'protectors' : 'family');

/** TM-4: the terrains, each with its cube. */
export const terrains = ['bog', 'forest', 'plains', 'wetlands'] as const;
export type Terrain = (typeof terrains)[number];
/** TM-4: a mountain and the Brambles are hexes of the map, but nothing matches them. */
export type Ground = Terrain | 'mountain' | 'brambles';

export const terrainCubes = ['brown', 'green', 'yellow', 'teal'] as const;
export type TerrainCube = (typeof terrainCubes)[number];
export type SideCube = 'red' | 'blue' | 'purple';
export type Cube = SideCube | TerrainCube;

/** TM-1: the colour of a main side's cubes. */
export const cubeOfSide: Readonly<Record<MainSide, SideCube>> = {
  protectors: 'red',
  family: 'blue',
  kammi: 'purple',
};

const cubeOfTerrain: Readonly<Record<Terrain, TerrainCube>> = {
  bog: 'brown',
  forest: 'green',
  plains: 'yellow',
  wetlands: 'teal',
};

/** TM-4: the cube that matches a hex; none does on a mountain or the Brambles. */
export const cubeOfGround = (ground: Ground): TerrainCube | null =>
  ground === 'mountain' || ground === 'brambles' ? null : cubeOfTerrain[ground];

export type TerrainCubes = Readonly<Record<TerrainCube, number>>;
export const noTerrainCubes: TerrainCubes = { brown: 0, green: 0, yellow: 0, teal: 0 };
