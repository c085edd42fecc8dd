import type { Event } from '../model/event';

/** What may be on a hex that somebody comes to. */
export type Thing = 'sentinel' | 'water' | 'fire' | 'obstacle' | 'occupied';

export type Arrival =
  /** It stands there, and the Sentinel is gone. */
  | 'trodden'
  /** It stands there, and nothing else has happened to it. */
  | 'enters'
  /** It comes there, but one point of movement is not enough. */
  | 'costs 2'
  | 'refused'
  /** It stands elsewhere. */
  | 'beside'
  /** It stands there, and the obstacle is gone. */
  | 'destroyed'
  /** It stands there, and whoever stood there is elsewhere. */
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

/** FT-10: what comes of it, by the way and by what is there. The commands and the tests read it. */
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

/** How somebody came to stand where it stands: the events that set a place. */
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

/** Whether whoever comes so treads on a Sentinel there. */
export const treadsBy = (how: How): boolean =>
  waysOf[how].some(way => treadsTable[way].sentinel.comes === 'trodden');

/** Whether a hex where somebody stands, or an obstacle, is refused to whoever comes so. */
export const refusesTaken = (way: Way): boolean =>
  treadsTable[way].occupied.comes === 'refused' && treadsTable[way].obstacle.comes === 'refused';

/** OWN-193: whether whoever comes so pays for water on its way. */
export const paysWater = (way: Way): boolean => treadsTable[way].water.comes !== 'enters';
