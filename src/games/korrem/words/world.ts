import type { Catalogue } from '../../../basics/said';
import type { WorldSays } from '../rules/play/log/says';
import { landmarkNames, landNames, resourceNames } from './names';

const weathers: Readonly<Record<string, string>> = {
  land: ' A land is laid.',
  creature: ' A creature turns up.',
  world: ' A world card is drawn.',
};
const builds: Readonly<Record<string, string>> = {
  village: 'founds a village',
  kingdom: 'makes a kingdom',
  wall: 'builds a wall',
  tower: 'builds a tower',
};
const outcomes: Readonly<Record<string, string>> = {
  attack: 'it attacks',
  attack2: 'it attacks twice',
  attack3: 'it attacks three times',
  flee: 'it flees',
  ignore: 'it ignores us',
  recruit: 'it joins for its cost',
  recruit2: 'it joins for twice its cost',
  recruit4: 'it joins for four times its cost',
  join: 'it joins',
};
const cards: Readonly<Record<string, string>> = {
  strategy: 'a strategy card, to the hand',
  nation: 'a nation card, to the hand',
  disaster: 'a disaster, played at once',
  artifact: 'an artifact',
  event: 'an event',
  played: 'played from the hand',
};
const _summoned: Readonly<Record<string, string>> = { holy: 'holy', unholy: 'unholy', tenebris: 'Tenebris' };

const refusals: Readonly<Record<string, string>> = {
  step: 'That is not the thing to do now.',
  unknown: 'That is not here, or not yours to command now.',
  roll: 'A D8 shows 1 to 8.',
  actions: 'That takes more actions than are left.',
  path: 'A way goes from land to bordering land.',
  land: 'This army cannot cross that land.',
  stopped: 'Nobody goes on from where somebody hostile stands.',
  'in-battle': 'A battle is under way there; it comes first.',
  apart: 'Armies exchange on the same or on bordering hexes.',
  machines: 'No army is of machines alone.',
  more: 'So much is not there.',
  bank: 'Army and bank exchange on an own settlement that nobody occupies.',
  occupied: 'That settlement is occupied.',
  pile: 'Nothing lies on that pile.',
  waits: 'What cycling revealed is enlisted from the next Nation Turn on.',
  cost: 'What has to pay it has too little.',
  place: 'That needs an own settlement there.',
  never: 'Wasteland is never laid, and landmarks are never destroyed.',
  off: 'That is no hex of the map.',
  taken: 'Something lies there already.',
  'apart-land': 'A land borders a land; the first lies on M13.',
  'own-kind': 'Ocean, desert and tundra border a land of their kind, if there is one.',
  climate: 'Desert and tundra never border.',
  type: 'A landmark borders an ordinary land of its kind.',
  landmarks: 'Two landmarks never border.',
  fits: 'One of them fits somewhere.',
  drawn: 'That land was not drawn.',
  room: 'No empty cell is there.',
  'no-land': 'No land lies there.',
  ocean: 'Nothing is built on an ocean.',
  wasteland: 'Nothing is built on wasteland.',
  landmark: 'Nothing is built on a landmark.',
  borders: 'It would border another settlement.',
  'no-army': 'An own army has to stand there.',
  'not-yours': 'That is not yours.',
  kind: 'A kingdom is made of a village; a tower stands in a kingdom.',
  pieces: 'No piece of it is left.',
  'no-landmark': 'No landmark here gives that.',
  rolled: 'This army has had its roll at a landmark in this phase.',
  rate: 'That much of one kind is not there, or it is the same kind.',
  magic: 'Holy artifacts are not for unholy magic, nor unholy ones for holy.',
  quest: 'There is no such quest, there is one already, or it is done.',
  flags: 'No creature is placed there now.',
  realm: 'That creature does not live there.',
  nobody: 'Nobody hostile stands there.',
  meeting: 'First the meeting.',
  answer: 'That cannot be answered to what was rolled.',
  battle: 'That battle is not under way.',
  leave: 'An army leaves by its roll, to one of those hexes.',
  unfinished: 'The battle is not over.',
  army: 'An army on a matching land takes it.',
  value: 'That number cannot be.',
};

const titles: Readonly<Record<string, string>> = {
  lay: 'A land is laid',
  pass: 'Nothing fits',
  settle: 'The first village',
  observer: 'Who observes',
  weather: 'Weather',
  creature: 'A creature',
  card: 'A world card',
  play: 'A card from the hand',
  next: 'Command Phase',
  end: 'Command Phase ended',
  spend: 'Actions spent',
  move: 'A move',
  discover: 'Discovery',
  keep: 'A land is kept',
  leave: 'No land is kept',
  build: 'Building',
  enlist: 'Enlisting',
  recruit: 'Enlisting',
  cycle: 'Cycling',
  split: 'Piles',
  attack: 'A settlement is attacked',
  give: 'A hand-over',
  gain: 'Something gained',
  points: 'Points',
  quest: 'A quest',
  count: 'A quest goes on',
  equip: 'An artifact',
  destroy: 'An artifact destroyed',
  landmark: 'At a landmark',
  trade: 'A trade',
  mine: 'A mine',
  bazaar: 'The Bazaar',
  meet: 'A meeting',
  engage: 'A meeting',
  answer: 'A meeting',
  war: 'A battle',
  retreat: 'A retreat',
  flee: 'A retreat',
  aftermath: 'After the battle',
  ally: 'Allies',
  set: 'Settings',
  'go-on': 'It goes on',
  saga: 'A line of the saga',
  correct: 'The table says',
};

const listed = (goods: readonly (readonly [string, number])[]): string =>
  goods.map(([one, n]) => `${n} ${resourceNames[one] ?? one}`).join(', ');
const tile = (type: string, landmark: string | null): string =>
  landmark === null ? (landNames[type] ?? type) : (landmarkNames[landmark] ?? landmark);

export const world: Catalogue<WorldSays> = {
  'korrem.world.observerChosen': ({ who }) => `${who} is the Observer.`,
  'korrem.world.observerTied': ({ names }) => `${names.join(' and ')} roll again.`,
  'korrem.world.weatherRolled': ({ who, roll, event }) =>
    `${who} rolls ${roll}: ${roll} ${roll === 1 ? 'action' : 'actions'} for everybody.${event === null ? '' : (weathers[event] ?? '')}`,
  'korrem.world.commandPhaseBegan': ({ who, actions }) =>
    `${who}, ${actions} ${actions === 1 ? 'action' : 'actions'}.`,
  'korrem.world.landDiscovered': ({ land, landmark, hex }) => `${tile(land, landmark)} lies on ${hex}.`,
  'korrem.world.landReturned': ({ land }) =>
    `${landNames[land] ?? land} fits nowhere and goes back into the bag.`,
  'korrem.world.settled': ({ who, hex }) => `${who} settles on ${hex}.`,
  'korrem.world.armyMoved': ({ who, hex, actions }) => `${who} goes to ${hex} for ${actions}.`,
  'korrem.world.gathered': ({ who, goods }) => `${who} gets ${listed(goods)}.`,
  'korrem.world.incomeReceived': ({ who, n }) => `${who} gets ${n} gold from the desert.`,
  'korrem.world.noLandKept': ({ who }) => `${who} keeps no land; one action is spent.`,
  'korrem.world.built': ({ who, build, hex }) => `${who} ${builds[build] ?? build} on ${hex}.`,
  'korrem.world.enlisted': ({ who, card }) => `${who} enlists ${card}.`,
  'korrem.world.cycled': ({ who }) => `${who} cycles a pile.`,
  'korrem.world.calledToArms': ({ who, roll, n }) =>
    `${who} calls to arms: ${roll}, ${n} ${n === 1 ? 'card comes' : 'cards come'}.`,
  'korrem.world.occupied': ({ who, hex }) => `${who} occupies ${hex}.`,
  'korrem.world.goodsGiven': ({ from, to }) => `${from} hands over to ${to}.`,
  'korrem.world.pointsScored': ({ who, n }) =>
    `${who}: ${n > 0 ? '+' : ''}${n} ${Math.abs(n) === 1 ? 'point' : 'points'}.`,
  'korrem.world.questFulfilled': ({ who, name }) => `${who} fulfils ${name}.`,
  'korrem.world.landmarkRolled': ({ who, roll, gets }) =>
    `${who} rolls ${roll} at the landmark${gets ? '' : ': nothing'}.`,
  'korrem.world.creaturePlaced': ({ card, hex }) => `${card} turns up on ${hex}.`,
  'korrem.world.cardPutUnder': ({ card }) => `${card} finds no place and goes under the deck.`,
  'korrem.world.cardTaken': ({ who }) => `A summon goes to the hand of ${who}.`,
  'korrem.world.cardDrawn': ({ name, kind }) => `${name}: ${cards[kind] ?? kind}.`,
  'korrem.world.eventBegan': ({ name, left }) =>
    `${name} is active for ${left} ${left === 1 ? 'turn' : 'turns'}.`,
  'korrem.world.eventEnded': ({ name }) => `${name} is over and goes back into the deck.`,
  'korrem.world.creatureMet': ({ who, card, roll, outcome }) =>
    `${who} meets ${card}${roll === null ? '' : `, ${roll}`}: ${
      outcome.startsWith('draw')
        ? `it attacks with ${outcome.slice('draw'.length)} more`
        : (outcomes[outcome] ?? outcome)
    }.`,
  'korrem.world.creatureFled': ({ card }) => `${card} goes back into the creature deck.`,
  'korrem.world.creatureJoined': ({ who, card }) => `${card} joins ${who}.`,
  'korrem.world.battleBegan': ({ first, second }) => `Battle: ${first} and ${second}.`,
  'korrem.world.armyLeft': ({ who, hex }) => `${who} retreats to ${hex}.`,
  'korrem.world.looted': ({ who, goods, artifacts }) =>
    `${who} takes ${[listed(goods), artifacts > 0 ? `${artifacts} ${artifacts === 1 ? 'artifact' : 'artifacts'}` : ''].filter(Boolean).join(', ')}.`,
  'korrem.world.memberFell': ({ card }) => `${card} goes to the bottom of its deck.`,
  'korrem.world.gameWon': ({ names }) => `${names.join(' and ')} ${names.length === 1 ? 'wins' : 'win'}.`,
  'korrem.world.corrected': 'The table says so.',
  'korrem.world.landDestroyed': ({ hex }) => `${hex} is wasteland now.`,
  'korrem.g-slain': ({ card, by }) => (by === null ? `${card} falls.` : `${by} slays ${card}.`),
  'korrem.g-battle': ({ name, victor }) => `${name}: ${victor === null ? 'nobody wins' : `${victor} wins`}.`,

  'korrem.w-refused': ({ code }) => refusals[code] ?? 'That cannot be done now.',
  'korrem.w-title': ({ command, who }) => [who, titles[command] ?? command].filter(Boolean).join(': '),
  'korrem.w-in-battle': ({ name, title }, say) => `${name}: ${say(title)}`,
};
