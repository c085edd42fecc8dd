import { type Purse, purse, type SlowLand, type SlowMap } from './case';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const kinds = ['grain', 'wood', 'ore', 'fish', 'gems', 'steel', 'gold'];
/** LD-1: all hexes by column, then row. */
export const allHexes: readonly string[] = [...letters].flatMap((letter, column) =>
  Array.from({ length: column % 2 === 0 ? 25 : 26 }, (_, row) => `${letter}${row + 1}`),
);
const known = new Set(allHexes);
const columnOf = (hex: string): number => letters.indexOf(hex[0]!);
const rowOf = (hex: string): number => Number(hex.slice(1));
/** LD-1: how far south it lies, in half hexes: the columns B, D, F reach half a hex further at both ends. */
const south = (hex: string): number => 2 * rowOf(hex) - (columnOf(hex) % 2);

/** LD-1: two hexes border if they are a whole hex apart in one column, or half a hex in the next. */
const borders = (a: string, b: string): boolean => {
  const [across, down] = [Math.abs(columnOf(a) - columnOf(b)), Math.abs(south(a) - south(b))];
  return (across === 0 && down === 2) || (across === 1 && down === 1);
};
export const around = (hex: string): string[] => {
  const [column, row] = [columnOf(hex), rowOf(hex)];
  const near = [-1, 0, 1].flatMap(c => [-1, 0, 1].map(r => `${letters[column + c]}${row + r}`));
  return near.filter(one => known.has(one) && borders(one, hex));
};
const sorted = (hexes: readonly string[]): string[] => allHexes.filter(hex => hexes.includes(hex));
const at = ({ lands }: SlowMap, hex: string): SlowLand | undefined => lands.find(land => land.hex === hex);
const beside = (map: SlowMap, hex: string): SlowLand[] =>
  around(hex).flatMap(one => {
    const land = at(map, one);
    return land ? [land] : [];
  });

interface LandCase {
  readonly map: SlowMap;
  readonly land: { readonly type: string; readonly landmark: boolean };
  readonly hex: string;
}

function landProblems(map: SlowMap, { type, landmark }: LandCase['land'], hex: string): string[] {
  if (type === 'wasteland' && !landmark) return ['never'];
  if (!known.has(hex)) return ['off'];
  const near = beside(map, hex);
  const alone = ['ocean', 'desert', 'tundra'].includes(type) && map.lands.some(one => one.type === type);
  return [
    at(map, hex) ? 'taken' : '',
    (map.lands.length === 0 ? hex !== 'M13' : near.length === 0) ? 'apart' : '',
    alone && !near.some(one => one.type === type) ? 'own-kind' : '',
    near.some(
      one => (type === 'desert' && one.type === 'tundra') || (type === 'tundra' && one.type === 'desert'),
    )
      ? 'climate'
      : '',
    landmark && type !== 'wasteland' && !near.some(one => one.type === type && !one.landmark) ? 'type' : '',
    landmark && near.some(one => one.landmark) ? 'landmarks' : '',
  ].filter(Boolean);
}

export const landAnswer = ({ map, land, hex }: LandCase): object => ({
  hexes: allHexes.filter(one => landProblems(map, land, one).length === 0),
  problems: landProblems(map, land, hex),
});

interface GoCase {
  readonly map: SlowMap;
  readonly from: string;
  readonly army: { readonly seafaring: boolean; readonly flying: boolean };
  readonly hostile: readonly string[];
}

/** MV-1 to MV-3: the least cost to each hex, found by going over all again until nothing is cheaper. */
function costs({ map, from, army, hostile }: GoCase, price: (type: string) => number): Map<string, number> {
  const found = new Map<string, number>([[from, 0]]);
  for (let cheaper = true; cheaper; ) {
    cheaper = false;
    for (const { hex, type } of map.lands) {
      if (type === 'ocean' && !army.seafaring && !army.flying) continue;
      for (const other of around(hex)) {
        const before = found.get(other);
        if (before === undefined || (other !== from && hostile.includes(other))) continue;
        const cost = before + price(type);
        if (cost >= (found.get(hex) ?? Infinity)) continue;
        found.set(hex, cost);
        cheaper = true;
      }
    }
  }
  found.delete(from);
  return found;
}

export function reachAnswer(asked: GoCase & { readonly actions: number }): object {
  const found = costs(asked, type => (type === 'mountain' && !asked.army.flying ? 2 : 1));
  const hexes = sorted([...found].filter(([, cost]) => cost <= asked.actions).map(([hex]) => hex));
  return { hexes: hexes.map(hex => ({ hex, actions: found.get(hex) })) };
}

export function retreatAnswer(asked: GoCase & { readonly roll: number }): object {
  const found = costs(asked, () => 1);
  return {
    hexes: sorted(
      [...found].filter(([hex, n]) => n <= asked.roll && !asked.hostile.includes(hex)).map(([hex]) => hex),
    ),
  };
}

interface GatherCase {
  readonly map: SlowMap;
  readonly path: readonly string[];
  readonly providers: readonly {
    readonly id: string;
    readonly gathers: readonly string[];
    readonly barter: boolean;
  }[];
}
const offers: Readonly<Record<string, readonly string[]>> = {
  plains: ['grain'],
  forest: ['wood', 'gems'],
  mountain: ['ore', 'gems'],
  ocean: ['fish'],
};

/** GA-3. */
function groupSize(map: SlowMap, hex: string): number {
  const type = at(map, hex)?.type;
  const group = [hex];
  for (const one of group)
    for (const next of around(one))
      if (!group.includes(next) && at(map, next)?.type === type) group.push(next);
  return group.length;
}

export function gatherAnswer({ map, path, providers }: GatherCase): object {
  const gathered: { hex: string; by: string; resource: string; n: number }[] = [];
  for (const hex of path.slice(1))
    for (const { id, gathers, barter } of providers) {
      const type = at(map, hex)?.type ?? '';
      if (barter && type === 'desert' && map.settlements.some(one => one.hex === hex)) {
        gathered.push({ hex, by: id, resource: 'gold', n: 1 });
        continue;
      }
      const resource = kinds.find(kind => gathers.includes(kind) && offers[type]?.includes(kind));
      if (resource) gathered.push({ hex, by: id, resource, n: groupSize(map, hex) >= 3 ? 2 : 1 });
    }
  const total: Record<string, number> = {};
  for (const { resource, n } of gathered) total[resource] = (total[resource] ?? 0) + n;
  return { gathered, total };
}

interface BuildCase {
  readonly map: SlowMap;
  readonly nation: string;
  readonly build: string;
  readonly hex: string;
  readonly army: Purse | null;
  readonly bank: Purse;
  readonly prices: { readonly wall: Purse; readonly tower: Purse };
  readonly pieces: number;
}

export function buildAnswer({ map, nation, build, hex, army, bank, prices, pieces }: BuildCase): object {
  const cost: Purse =
    build === 'village'
      ? { ore: 2, wood: 8, grain: 4 }
      : build === 'kingdom'
        ? { ore: 6, wood: 6, steel: 3, gold: 3 }
        : build === 'wall'
          ? prices.wall
          : prices.tower;
  const fromBank = (kind: string): number =>
    build === 'village' ? 0 : Math.min(bank[kind] ?? 0, cost[kind] ?? 0);
  const fromArmy = (kind: string): number => (cost[kind] ?? 0) - fromBank(kind);
  const short = kinds.some(kind => fromArmy(kind) > (army?.[kind] ?? 0));
  const holding = map.settlements.find(one => one.hex === hex);
  const land = at(map, hex);
  const problems: string[] = [];
  const says = (problem: string, holds: boolean): void => {
    if (holds) problems.push(problem);
  };
  if (build === 'village' && !land) problems.push('no-land');
  else if (build === 'village') {
    says('ocean', land?.type === 'ocean');
    says('wasteland', land?.type === 'wasteland');
    says('landmark', land?.landmark === true);
    says('taken', holding !== undefined);
    says(
      'borders',
      map.settlements.some(one => borders(one.hex, hex)),
    );
    says('no-army', army === null);
    says('pieces', pieces < 1);
    says('cost', short);
  } else if (holding?.owner !== nation) problems.push('not-yours');
  else {
    says('occupied', holding.occupied);
    says(
      'kind',
      (build === 'kingdom' && holding.kind !== 'village') ||
        (build === 'tower' && holding.kind !== 'kingdom'),
    );
    says('pieces', pieces < 1);
    says('cost', short);
  }
  const paid = (of: (kind: string) => number): Purse =>
    problems.length > 0 ? {} : purse(Object.fromEntries(kinds.map(kind => [kind, of(kind)])));
  return {
    legal: problems.length === 0,
    problems,
    cost: purse(cost),
    pays: { army: paid(fromArmy), bank: paid(fromBank) },
  };
}

export function townHallAnswer({ map, nation }: { readonly map: SlowMap; readonly nation: string }): object {
  const own = map.settlements.filter(({ owner }) => owner === nation);
  const many = (kind: string): number => (kind === 'kingdom' ? 2 : 1);
  return {
    piles: own.reduce((sum, { kind }) => sum + many(kind), 0),
    lent: Object.fromEntries(
      own.filter(({ occupied }) => occupied).map(({ hex, kind }) => [hex, many(kind)]),
    ),
  };
}

interface CreatureCase {
  readonly map: SlowMap;
  readonly realm: string;
  readonly active: number;
}

export function creatureAnswer({ map, realm, active }: CreatureCase): object {
  const fits = (type: string): boolean =>
    realm === 'swamp' ? type !== 'ocean' : ['shadow', 'sky', 'fire'].includes(realm) || type === realm;
  const found = map.lands.filter(
    ({ hex, type }) => fits(type) && !map.settlements.some(one => one.hex === hex),
  );
  const hexes = active >= 9 ? [] : sorted(found.map(({ hex }) => hex));
  const first = [...hexes].sort((a, b) => south(a) - south(b) || columnOf(a) - columnOf(b))[0];
  return { hexes, default: first ?? null };
}
