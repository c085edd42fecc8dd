import { footingOf } from '../footing';
import { boardOf, cellOf, levelOfData, nameOfCell } from '../play/board-of';
import { kitOf, moreOf } from '../play/kit';
import { type Figure, isOurs, type Play } from '../play/model';
import type { Campaign, Fallen } from './model';

/** Places for newcomers: where the level's own company stood, then the squares nearest to them, in reading order. */
function starts(level: Play, bare: Play, who: Figure): string | undefined {
  const { ground } = levelOfData(bare.level);
  const own = level.figures.filter(isOurs).map(({ at }) => cellOf(level, at));
  const from =
    own.length > 0 ? own : [...ground.square].flatMap((is, cell) => (is === 1 ? [cell] : [])).slice(0, 1);
  const fields = from.map(cell => levelOfData(bare.level).distancesFrom(cell));
  const footing = footingOf(boardOf(bare), { ...who, at: 0 });
  const far = (cell: number): number =>
    Math.min(...fields.map(field => (field[cell]! < 0 ? Number.POSITIVE_INFINITY : field[cell]!)));
  const free = [...ground.square.keys()].filter(
    cell =>
      footing.standable(cell) &&
      bare.features[nameOfCell(bare, cell)] !== 'exit' &&
      far(cell) < Number.POSITIVE_INFINITY,
  );
  const first = free.sort((a, b) => far(a) - far(b) || a - b)[0];
  return first === undefined ? undefined : nameOfCell(bare, first);
}

/** The level with the party in it, lively, and with all that the group has taught and agreed on. */
export function opened(
  { party, taught, items, equipment, hirelings, settings, players }: Campaign,
  level: Play,
): Play {
  const known = new Set(level.types.map(({ type }) => type));
  const begun = level.phase !== 'setup';
  let play: Play = {
    ...level,
    types: [...level.types, ...taught.types.filter(({ type }) => !known.has(type))],
    darkholds: { ...taught.darkholds, ...level.darkholds },
    reinforcements: { ...taught.reinforcements, ...level.reinforcements },
    figures: level.figures.filter(one => !isOurs(one)),
    heroes: Math.max(1, party.filter(({ side }) => side === 'hero').length),
    more: {
      ...moreOf(level),
      items: { ...moreOf(level).items, ...items },
      equipment,
      hirelings,
      settings,
      players,
    },
  };
  // A level that is still drawn asks for everybody by name.
  if (!begun) return play;
  for (const one of party) {
    const at = starts(level, play, one);
    if (at !== undefined)
      play = {
        ...play,
        figures: [...play.figures, { ...one, at, vigour: one.full, prone: false, tokens: 0 }],
      };
  }
  return play;
}

/** CA-2: everything that lay on somebody goes with the level; one wound heals, the others stay. */
function healed(one: Figure): Figure {
  const { items, silver, room, kindred, leader, player, callings, casts, words } = kitOf(one);
  // Who lay there goes on with constitution 1: none is left, and one heals.
  const wounds = one.prone ? one.con - 1 : Math.max(0, one.wounds - 1);
  return {
    ...one,
    ...{ wounds, prone: false, tokens: 0, vigour: one.full },
    kit: {
      ...{ items, silver, room, kindred, leader, player, callings, casts, words },
      ...{ spells: [], blessed: false, web: 0, aim: 0, half: false },
    },
  };
}

export interface After {
  readonly party: readonly Figure[];
  readonly fallen: readonly Fallen[];
}

/** CA-2, TU-1: who goes on after a level, and who is dead with all that they carried. */
export function after({ party, at }: Campaign, level: Play): After {
  const away = level.away ?? [];
  const there = level.figures.filter(isOurs);
  const ownCondition =
    level.end === 'won' &&
    (away.length === 0 || (there.some(({ side }) => side === 'hero') && there.some(({ prone }) => !prone)));
  const heroesStay = there.some(({ side, prone }) => side === 'hero' && !prone);
  const stays = (one: Figure): boolean => {
    if (ownCondition) return true;
    // Henchmen without a hero are abandoned in any state, and whoever lies there is.
    return heroesStay && !one.prone;
  };
  const living = [...away, ...there.filter(stays)];
  const dead = [...there.filter(one => !stays(one)), ...(level.dead ?? [])];
  const known = new Set([...living, ...dead].map(({ id }) => id));
  // Who was not in the level at all goes on.
  const rest = party.filter(({ id }) => !known.has(id));
  const all = [...living, ...rest].map(healed);
  const heroes = new Set(all.filter(({ side }) => side === 'hero').map(({ id }) => id));
  return {
    party: all.map(one => {
      const kit = kitOf(one);
      const leader = kit.leader !== null && heroes.has(kit.leader) ? kit.leader : null;
      return { ...one, kit: { ...kit, leader } };
    }),
    fallen: dead.map(one => ({
      name: one.name,
      side: one.side,
      at,
      items: kitOf(one).items,
      silver: kitOf(one).silver,
    })),
  };
}
