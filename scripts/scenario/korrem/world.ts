import { resources } from '../../../src/games/korrem/rules/goods';
import { type AddOnPrices, buildings, judge } from '../../../src/games/korrem/rules/world/build';
import { creatureCells, realms } from '../../../src/games/korrem/rules/world/creatures';
import { gather, totalOf } from '../../../src/games/korrem/rules/world/gather';
import { type Land, type LandMap, landGrid } from '../../../src/games/korrem/rules/world/land';
import { landProblems, neverPlaced, placesFor } from '../../../src/games/korrem/rules/world/place-land';
import { townHall } from '../../../src/games/korrem/rules/world/town-hall';
import { reachOf, retreatsOf, type Traveller } from '../../../src/games/korrem/rules/world/travel';
import { type Asked, nameOfHex, namesOf, type Question, question, told } from './asked';
import { readGoods } from './goods';
import { readLand } from './map';

function travellerOf(asked: Asked): Traveller {
  const fields = asked.has('army') ? asked.reading.fields(asked.fields.army, asked.where('army')) : {};
  return {
    seafaring: asked.reading.flag(fields.seafaring, asked.where('army.seafaring')),
    flying: asked.reading.flag(fields.flying, asked.where('army.flying')),
  };
}

function pricesOf(asked: Asked): AddOnPrices {
  const at = asked.where('prices');
  const fields = asked.has('prices') ? asked.reading.fields(asked.fields.prices, at) : {};
  const of = (name: 'wall' | 'tower') => readGoods(asked.reading, fields[name], `${at}.${name}`);
  return { wall: of('wall'), tower: of('tower') };
}

/** A name that is no hex is an answer here, not a mistake. */
function problemsAt(map: LandMap, land: Land, hex: string): readonly string[] {
  const cell = landGrid.cellOf.get(hex);
  if (neverPlaced(land)) return ['never'];
  return cell === undefined ? ['off'] : landProblems(map, land, cell);
}

export const questions: Readonly<Record<string, Question>> = {
  land: question(asked => {
    const map = asked.map();
    const land = readLand(asked.reading, asked.fields.land, asked.where('land'));
    const hex = asked.has('hex') ? asked.text('hex') : undefined;
    return () => ({
      hexes: namesOf(placesFor(map, land)),
      ...(hex !== undefined && { problems: problemsAt(map, land, hex) }),
    });
  }),
  reach: question(asked => {
    const [map, from, actions] = [asked.map(), asked.hex('from'), asked.count('actions')];
    const [army, hostile] = [travellerOf(asked), new Set(asked.hexes('hostile'))];
    return () => {
      const reached = new Map(
        reachOf(map, from, actions, army, hostile).map(({ cell, actions: spent }) => [
          nameOfHex(cell),
          spent,
        ]),
      );
      const cells = [...reached.keys()].map(hex => landGrid.cellOf.get(hex)!);
      return { hexes: namesOf(cells).map(hex => ({ hex, actions: reached.get(hex) })) };
    };
  }),
  retreat: question(asked => {
    const [map, from, roll] = [asked.map(), asked.hex('from'), asked.roll()];
    const [army, hostile] = [travellerOf(asked), new Set(asked.hexes('hostile'))];
    return () => ({ hexes: namesOf(retreatsOf(map, from, roll, army, hostile)) });
  }),
  gather: question(asked => {
    const { reading } = asked;
    const [map, path] = [asked.map(), asked.hexes('path')];
    const providers = asked.list('providers', (fields, at) => ({
      id: reading.text(fields.id, `${at}.id`),
      gathers: reading
        .list(fields.gathers, `${at}.gathers`)
        .map((one, i) => reading.word(one, `${at}.gathers[${i}]`, resources)),
      barter: reading.flag(fields.barter, `${at}.barter`),
    }));
    return () => {
      const gathered = gather(map, path, providers);
      return {
        gathered: gathered.map(({ cell, by, resource, n }) => ({ hex: nameOfHex(cell), by, resource, n })),
        total: told(totalOf(gathered)),
      };
    };
  }),
  build: question(asked => {
    const army = asked.fields.army ?? null;
    const map = asked.map();
    const plan = {
      nation: asked.text('nation'),
      build: asked.word('build', buildings),
      cell: asked.hex('hex'),
      army: army === null ? null : asked.goods('army'),
      bank: asked.goods('bank'),
      prices: pricesOf(asked),
      pieces: asked.count('pieces', 1),
    };
    return () => {
      const { problems, cost, army: fromArmy, bank } = judge(map, plan);
      return {
        legal: problems.length === 0,
        problems,
        cost: told(cost),
        pays: { army: told(fromArmy), bank: told(bank) },
      };
    };
  }),
  townHall: question(asked => {
    const [map, nation] = [asked.map(), asked.text('nation')];
    return () => {
      const { piles, lent } = townHall(map, nation);
      return { piles, lent: Object.fromEntries([...lent].map(([cell, n]) => [nameOfHex(cell), n])) };
    };
  }),
  creature: question(asked => {
    const [map, realm, active] = [asked.map(), asked.word('realm', realms), asked.count('active', 0)];
    return () => {
      const cells = creatureCells(map, realm, active);
      return { hexes: namesOf(cells), default: cells[0] === undefined ? null : nameOfHex(cells[0]) };
    };
  }),
};
