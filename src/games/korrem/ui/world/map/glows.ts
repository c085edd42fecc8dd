import type { Hex } from '../../../../../hex/shape';
import { landOf, legalHexes } from '../../../rules/play/lands';
import {
  cellOf,
  emptyBeside,
  hexOf,
  hostileCells,
  mapOf,
  pathTo,
  travellerOf,
} from '../../../rules/play/log/facts';
import { type Army, battleWith, commander, type World } from '../../../rules/play/model';
import type { Tile } from '../../../rules/play/places';
import type { Question } from '../../../rules/play/question';
import type { Command } from '../../../rules/play/turn/commands';
import { mayEnter } from '../../../rules/play/turn/moves';
import { creatureHexes, villageProblem } from '../../../rules/play/turn/turns';
import { reachOf } from '../../../rules/world/travel';
import type { Glows } from './LandMap';

export interface Chosen {
  readonly army: Army | undefined;
  readonly tile: Tile | undefined;
}

const all = (hexes: readonly Hex[]): Glows => new Map(hexes.map(hex => [hex, ''] as const));

/** LD, MV, CR, ST: the hexes that a tap may mean now, each with what it costs. */
export function glowsOf(world: World, asked: Question | null, { army, tile }: Chosen): Glows {
  switch (asked?.ask) {
    case 'lay':
      return tile ? all(legalHexes(world, tile)) : new Map();
    case 'event': {
      const laid = asked.tile ?? tile;
      if (asked.event === 'land') return laid ? all(legalHexes(world, laid)) : new Map();
      return asked.event === 'creature' && asked.card ? all(creatureHexes(world, asked.card)) : new Map();
    }
    case 'settle':
      return all(Object.keys(world.lands).filter(hex => villageProblem(world, hex) === null));
    case 'discover': {
      const known = asked.drawn.find(
        one => one.tile.type === tile?.type && one.tile.landmark === tile.landmark,
      );
      if (known) return all(known.hexes);
      const one = world.armies.find(({ id }) => id === asked.army);
      if (!tile || world.bag !== null || !one?.hex || !mayEnter(world, one, landOf(tile))) return new Map();
      const beside = new Set(emptyBeside(world, one.hex).map(hexOf));
      return all(legalHexes(world, tile).filter(hex => beside.has(hex)));
    }
    case 'flee':
      return all(asked.hexes);
    case 'command': {
      const from = army?.hex == null ? undefined : cellOf(army.hex);
      if (!army || from === undefined || army.nation !== commander(world) || battleWith(world, army.id))
        return new Map();
      const reached = reachOf(
        mapOf(world),
        from,
        world.actions,
        travellerOf(army),
        hostileCells(world, army),
      );
      return new Map(reached.map(({ cell, actions }) => [hexOf(cell), String(actions)] as const));
    }
    default:
      return new Map();
  }
}

/** What a tap on a hex that glows sends. */
export function tapOn(
  world: World,
  asked: Question | null,
  { army, tile }: Chosen,
  hex: Hex,
  glows: Glows,
): Command | undefined {
  if (!glows.has(hex)) return undefined;
  switch (asked?.ask) {
    case 'lay':
      return tile && { do: 'lay', hex, tile };
    case 'event':
      if (asked.event === 'creature') return { do: 'creature', hex };
      return { do: 'lay', hex, ...(tile && !asked.tile && { tile }) };
    case 'settle':
      return { do: 'settle', hex };
    case 'discover':
      return tile && { do: 'keep', army: asked.army, tile, hex };
    case 'flee':
      return { do: 'flee', id: asked.id, hex };
    case 'command': {
      const path = army && pathTo(world, army, hex);
      return path && { do: 'move', army: army.id, path };
    }
    default:
      return undefined;
  }
}
