import type { Catalogue } from '../../../basics/said';
import type { PairSays } from '../rules/pair/says';
import { count, jarName, SideName, sideName, unitName } from './names';

export const pair: Catalogue<PairSays> = {
  'harrow.flipped': ({ side, jar, attack }) =>
    attack && jar !== 'attack'
      ? `${SideName(side)} flip the ${jarName(jar)} jar for an attack, without the free action.`
      : `${SideName(side)} flip the ${jarName(jar)} jar.`,
  'harrow.tiles-used': ({ n }) =>
    `${count(n, 'bonus tile')} of its slot ${n === 1 ? 'is' : 'are'} used: turn ${n === 1 ? 'it' : 'them'} down.`,
  'harrow.advanced': ({ from, to, cost }) => `Move from ${from} to ${to}: ${count(cost, 'ADVANCE')}.`,
  'harrow.spawned': ({ side, at }) => `Put ${unitName(side)} on ${at}.`,
  'harrow.strengthened': ({ side }) => `Put a cube of ${sideName(side)} on the Battleground.`,
  'harrow.counted': ({ side, attackers, defenders }) =>
    `${SideName(side)} attack, ${attackers} against ${defenders}.`,
  'harrow.kills': ({ side, kills, points }) =>
    `${SideName(side)}: ${kills > 0 ? `${count(kills, 'kill')}, ` : ''}${points >= 0 ? '+' : ''}${count(points, 'point')}.`,
  'harrow.rescued': ({ at }) => `The Townsfolk on ${at} is home: 2 points.`,
  'harrow.went': ({ from, to }) => `The Townsfolk goes from ${from} to ${to}.`,
  'harrow.razed': ({ at }) => `Storms reach the Building on ${at}: 2 points.`,
  'harrow.storm-put': ({ at }) => `Put a Storm on ${at}.`,
  'harrow.path-put': ({ at }) => `Put a Path on ${at}.`,
  'harrow.cubes-six': ({ side, n }) => `${SideName(side)} keep six cubes: ${n} go back.`,
  'harrow.no-goal-placed': 'No goal is placed.',
  'harrow.first-now': ({ side }) =>
    `The First Player token goes to ${sideName(side)}; jars up, a new tile in each slot.`,
  'harrow.not-your-turn': 'It is another turn now.',
  'harrow.jar-broken': 'This jar is flipped already.',
  'harrow.no-attack-yet': 'Another jar may be flipped for an attack once the Attack jar is.',
  'harrow.no-reach': ({ to }) => `These Units do not get to ${to}.`,
  'harrow.no-cube-left': 'No cube is left.',
  'harrow.no-piece-left': 'No such piece is left.',
  'harrow.not-home': ({ at }) => `The Townsfolk on ${at} has no way home.`,
  'harrow.no-storm-path': ({ at }) => `No storm path leads to ${at}.`,
  'harrow.attacked-already': 'One attack in a turn, and it was made.',
  'harrow.t-jar': ({ side, jar }) => `${SideName(side)}: ${jarName(jar)}`,
  'harrow.t-advance': ({ from, to }) => `${from} to ${to}`,
  'harrow.t-strengthen': 'A cube',
  'harrow.t-count': 'An attack',
  'harrow.t-points': 'Points',
  'harrow.t-rescue': ({ at }) => `The Townsfolk on ${at}`,
  'harrow.t-raze': ({ at }) => `The Building on ${at}`,
  'harrow.t-piece': ({ at }) => `A piece on ${at}`,
  'harrow.t-goal-none': 'No goal',
  'harrow.t-turn-end': 'The turn ends',
  'harrow.t-hester-done': 'Hester’s turn ends',
};
