import { count, goalName, jarName, SideName, sideDoes } from './names';

/** What a table of two or three says. */
export const tableUi = {
  title: 'At a table',
  goal: (placer: string, goal: string) =>
    `${sideDoes(placer, 'place')} a ${goalName(goal)} of the other side. Where?`,
  noGoal: 'None',
  jar: (side: string) => `${SideName(side)}: which jar?`,
  tilesIn: (n: number) => (n === 0 ? 'no tile' : count(n, 'tile')),
  forAttack: (jar: string) => `${jarName(jar)} for an attack`,
  useTiles: 'Use its tiles',
  firstToken: 'The First Player tile is one of them',
  turn: (side: string, action: string) => `${SideName(side)}: ${jarName(action)}.`,
  deeds: { advance: 'ADVANCE', spawn: 'SPAWN', attack: 'Attack', storm: 'A Storm', path: 'A Path' },
  strengthen: 'STRENGTHEN',
  rescue: (at: string) => `Home: Townsfolk on ${at}, 2 points`,
  folk: (at: string) => `Townsfolk on ${at} goes`,
  raze: (at: string) => `Storms reach ${at}: 2 points`,
  who: (at: string) => `From ${at} go`,
  end: 'End the turn',
  attackers: 'Attackers',
  defenders: 'Defenders',
  brambles: 'On the Brambles',
  against: (side: string) => `Against ${side}`,
  kill: 'A kill',
  point: '+1',
  goalPoint: '+2',
  hesterPlays: 'Hester’s player has the turn.',
  hesterDone: 'Hester is done',
  over: (winner: string, why: string) =>
    why === 'scoring-spaces'
      ? 'Hester’s six spaces are full: she wins.'
      : `${SideName(winner)} win${why === 'token' ? ' by the First Player token' : ''}.`,
  keeperNote: 'Counts alone: the map lies on your table. Put right turns the map on.',
  positions: 'The map',
  mirrored: 'In the app too',
  off: 'On the table alone',
  hasFirst: (side: string) => `${sideDoes(side, 'hold')} the First Player token`,
  goJar: 'The next jar',
  goRound: 'The round ends',
  sides: 'Who plays',
  first: 'First player',
  hester: 'Hester',
  hesterChoices: { no: 'Not with us', yes: 'The third player' },
  game: 'Game',
  games: { full: 'Full', training: 'Training' },
  trainingNote: 'Emmy against Levi, no goals placed by each other, no tiles, every kill a point.',
};
