import type { Event } from '../model/event';

/** What may be on a hex that somebody comes to. */
export type Thing = 'sentinel' | 'water' | 'fire' | 'obstacle' | 'occupied';

export type Arrival =
  /** The newcomer stands on the hex, and the Sentinel is gone. */
  | 'trodden'
  /** The newcomer stands on the hex, unharmed. */
  | 'enters'
  /** The newcomer reaches the hex for more than one point of movement. */
  | 'costs 2'
  | 'refused'
  /** The newcomer stands on another hex. */
  | 'beside'
  /** The newcomer stands on the hex, and the obstacle is gone. */
  | 'destroyed'
  /** The newcomer stands on the hex, and the model that stood there is pushed to another. */
  | 'pushed'
  /** The table puts two where the rules would not: it is the table's word. */
  | 'shares';

/** Every way of coming to a hex. */
export type Way =
  | 'walk'
  | 'moveByCard'
  | 'knockback'
  | 'push'
  | 'drag'
  /** Where the table says, at a question. */
  | 'putByHand'
  | 'placed'
  | 'largePlaced'
  | 'comesIn'
  | 'enemyMove'
  | 'ally'
  | 'guardian'
  | 'freed'
  | 'enemyChain'
  | 'ownChain'
  | 'charge'
  | 'said'
  | 'saidEnemy';

interface Cell {
  readonly rule: string;
  readonly comes: Arrival;
}

const row = (
  taken: string,
  wet: string,
  comes: { readonly water: Arrival; readonly obstacle: Arrival; readonly occupied: Arrival },
): { readonly [T in Thing]: Cell } => ({
  sentinel: { rule: 'FT-10', comes: 'trodden' },
  water: { rule: wet, comes: comes.water },
  // Fire burns at the end of the round, and not on entering.
  fire: { rule: 'TL-1', comes: 'enters' },
  obstacle: { rule: taken, comes: comes.obstacle },
  occupied: { rule: taken, comes: comes.occupied },
});

/**
 * FT-10: what happens to a newcomer, by its way and by what lies on the hex. The commands and the tests read this
 * table.
 */
export const treadsTable: { readonly [W in Way]: { readonly [T in Thing]: Cell } } = {
  walk: row('OP-3', 'TL-2', { water: 'costs 2', obstacle: 'refused', occupied: 'refused' }),
  moveByCard: row('OP-3', 'TL-2', { water: 'costs 2', obstacle: 'refused', occupied: 'refused' }),
  knockback: row('PS-3', 'OWN-193', { water: 'enters', obstacle: 'beside', occupied: 'beside' }),
  push: row('PS-3', 'OWN-193', { water: 'enters', obstacle: 'beside', occupied: 'beside' }),
  drag: row('MV-1', 'OWN-193', { water: 'costs 2', obstacle: 'beside', occupied: 'beside' }),
  putByHand: row('PL-1', 'OWN-193', { water: 'enters', obstacle: 'refused', occupied: 'refused' }),
  placed: row('PL-1', 'OWN-193', { water: 'enters', obstacle: 'beside', occupied: 'beside' }),
  largePlaced: row('MV-6', 'OWN-193', { water: 'enters', obstacle: 'destroyed', occupied: 'pushed' }),
  comesIn: row('PL-1', 'OWN-193', { water: 'enters', obstacle: 'beside', occupied: 'beside' }),
  enemyMove: row('MV-1', 'MV-2', { water: 'beside', obstacle: 'beside', occupied: 'beside' }),
  ally: row('UC-3', 'OWN-193', { water: 'enters', obstacle: 'refused', occupied: 'refused' }),
  guardian: row('GM-5', 'OWN-193', { water: 'enters', obstacle: 'refused', occupied: 'refused' }),
  freed: row('SE-18', 'OWN-193', { water: 'enters', obstacle: 'beside', occupied: 'beside' }),
  enemyChain: row('AE-5', 'OWN-193', { water: 'enters', obstacle: 'beside', occupied: 'beside' }),
  ownChain: row('SE-10', 'OWN-193', { water: 'enters', obstacle: 'refused', occupied: 'refused' }),
  charge: row('AE-4', 'AE-4', { water: 'enters', obstacle: 'beside', occupied: 'beside' }),
  said: row('OWN-102', 'OWN-193', { water: 'enters', obstacle: 'shares', occupied: 'shares' }),
  saidEnemy: row('OWN-102', 'OWN-193', { water: 'enters', obstacle: 'shares', occupied: 'shares' }),
};

/** The ways to come to a hex: the events that set a place. */
export type How = Extract<Event, { type: 'stands' }>['how'] | 'friendCame' | 'enemyCame';

/** The ways that make each of those events. */
export const waysOf: { readonly [H in How]: readonly Way[] } = {
  moved: ['walk', 'moveByCard', 'enemyMove', 'charge', 'enemyChain'],
  pushed: ['push'],
  knocked: ['knockback'],
  dragged: ['drag'],
  placed: ['placed', 'putByHand', 'largePlaced', 'freed', 'ownChain'],
  // Nobody comes anywhere by turning; a long body that sweeps over somebody is told as a push.
  turned: [],
  said: ['said'],
  friendCame: ['ally', 'guardian'],
  enemyCame: ['comesIn', 'saidEnemy'],
};

/** Whether a model that comes this way treads on a Sentinel. */
export const treadsBy = (how: How): boolean =>
  waysOf[how].some(way => treadsTable[way].sentinel.comes === 'trodden');

/** Whether a hex with a model or an obstacle is refused to a model that comes this way. */
export const refusesTaken = (way: Way): boolean =>
  treadsTable[way].occupied.comes === 'refused' && treadsTable[way].obstacle.comes === 'refused';

/** OWN-193: whether a model that comes this way pays for water. */
export const paysWater = (way: Way): boolean => treadsTable[way].water.comes !== 'enters';
