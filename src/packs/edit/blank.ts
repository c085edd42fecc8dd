import type { Encounter, EnemyKind } from '../../stage/encounter';
import { PACK_VERSION, type Pack } from '../pack';

/** A name as an id: what cannot stand in one becomes a dash. */
export function idFrom(name: string, taken: readonly string[] = []): string {
  const plain = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  const base = plain || 'new';
  if (!taken.includes(base)) return base;
  let n = 2;
  while (taken.includes(`${base}-${n}`)) n++;
  return `${base}-${n}`;
}

export const blankPack = (id: string, name: string): Pack => ({
  format: 'northwest-pack',
  version: PACK_VERSION,
  id,
  name,
  encounters: [],
  classes: [],
  items: [],
  injuries: [],
  allies: [],
  heroes: [],
  pictures: [],
});

/** An empty board of the usual size (HX-3) with nobody on it; the boss that every encounter needs waits beside it. */
export const blankEncounter = (id: string, name: string, part = name): Encounter => ({
  id,
  name,
  chapter: 1,
  board: { columns: 17, rows: [9, 10] },
  startZone: [],
  obstacles: [],
  tiles: [],
  enemies: [blankBoss('beast', name, part)],
  placed: [],
  cards: [],
  abilities: [],
  triggers: [
    { trigger: 'diceLost', stage: 2, count: 2 },
    { trigger: 'diceLost', stage: 3, count: 4 },
  ],
  reminders: [],
  victory: { victory: 'dice' },
  checklist: [],
});

/** A boss of one hex with one die, in a part of that name: the least that can be fought. */
export const blankBoss = (id: string, name: string, part = name): EnemyKind => ({
  id,
  name,
  role: 'boss',
  footprint: 'single',
  defense: 2,
  might: { red: 1, yellow: 1 },
  slots: [{ id: 'core', name: part, hexes: [[]], dice: [6], icon: 'core' }],
});

export const blankMinion = (id: string, name: string): EnemyKind => ({
  id,
  name,
  role: 'minion',
  footprint: 'single',
  defense: 2,
  might: { yellow: 1 },
  hp: 1,
  mob: true,
  acts: [
    { do: 'move', way: 'toward', hexes: 3 },
    { do: 'attack', range: 1 },
  ],
});
