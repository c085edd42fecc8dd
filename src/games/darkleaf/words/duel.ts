import type { Catalogue } from '../../../basics/said';
import { type Clan, clans, type Kind, kinds } from '../rules/board/position';
import type { DuelSays } from '../rules/duel/log/says';
import { isSkill } from '../rules/skills/names';
import { clanNames, kindNames, skillNames } from './names';
import { willWords } from './will';

export const clanOf = (id: string): string =>
  clanNames[(clans as readonly string[]).includes(id) ? (id as Clan) : 'huldra'];
export const kindOf = (id: string): string =>
  kindNames[(kinds as readonly string[]).includes(id) ? (id as Kind) : 'pawn'];
export const skillOf = (id: string): string => (isSkill(id) ? skillNames[id] : id);
export const all = (some: readonly string[]): string => some.join(' and ');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Why something is refused, by its code. */
const refusals: Readonly<Record<string, string>> = {
  noUnit: 'No unit of yours stands there.',
  held: 'It is held and cannot go.',
  direction: 'It does not go in that direction.',
  roll: 'The roll does not point there.',
  distance: 'The value does not reach there.',
  blocked: 'Somebody stands in the way.',
  start: 'It may pass its own square, but not end there.',
  occupied: 'Somebody stands there already.',
  royal: 'A royal may not be ambushed without Assassin.',
  invulnerable: 'That unit is invulnerable.',
  flow: 'Nobody there can be pushed away.',
  reclaimed: 'That square is Reclaimed.',
  centre: 'The king may not end on the centre before it is all Reclaimed.',
  action: 'This clan does nothing of that kind.',
  intent: 'Something else was declared.',
  target: 'That is no target now.',
  place: 'Nothing can be put there.',
  seed: 'A Starter Seed works on one target alone.',
  split: 'The parts must be journeys of different units that add up to the roll.',
  aura: 'That aura cannot be gained here.',
  belay: 'The king cannot take that unit there.',
  pivot: 'Only a sage with Pivot does that.',
  leap: 'The queen leaps only while no rook of hers stands beside her.',
  swap: 'She changes places only with a pawn of her own beside her.',
  retreat: 'This unit cannot retreat.',
  rooted: 'Deep Roots: the queen is never moved further than 1.',
  phase: 'That is for another moment of the turn.',
  needless: 'This clan declares nothing.',
  bone: 'No such bone lies in the pool.',
  value: 'The bone has no such side.',
  noSlot: 'There is no such slot.',
  filled: 'A bone lies there already.',
  number: 'The slot takes another number.',
  sum: 'The values would not add up as the row wants.',
  overload: 'All places of this skill are taken.',
  reserve: 'One bone must stay in the pool for the next roll.',
  skill: 'That skill cannot be used now.',
  tokens: 'There is no token of it.',
  relic: 'Its relic was not spent this turn.',
  already: 'It was spent this turn already.',
  hex: 'This unit cannot cast that there.',
  count: 'A garden begins with 3; a queen may use 2.',
  order: 'Each counter is named once.',
  restart: 'The ladder cannot begin again there.',
  none: 'It would have no effect.',
  over: 'The duel is over.',
  quarry: 'First the two Divine Quarry are named.',
  counters: 'First the counters go down.',
  gift: 'First the skill that was acquired takes effect.',
  will: 'The token of Haggedorn’s Will is spent.',
  board: 'That cannot stand there.',
  clan: 'That is no book of this clan.',
  kind: 'This clan has no such unit.',
  many: 'There are no more of this kind.',
  mode: 'The board is not on the screen now, or it is already.',
  handicap: 'First the bones before the game are put away.',
  miracle: 'A miracle would be wasted before the game.',
  strict: 'This is a tournament: nothing is undone behind a roll.',
  graveyard: 'No pawn lies in the graveyard to take its place.',
  aim: 'Its deed does not go in that direction.',
  exactly: 'A Hunt goes over exactly the value.',
  beside: 'Only a unit right beside it can be a target.',
  quarryRoyal: 'A royal is no Divine Quarry.',
  quarryFar: 'The Divine Quarry are named on the ranks farthest from Hexen.',
};

/** WI-2. */
const carriedOut = 'The rival carries it out first, then who rolled; who cannot does nothing.';

const places = (by: readonly string[]): string =>
  by.length > 1 ? `the rooks on ${all(by)}` : `the rook on ${all(by)}`;
/** VQ-1: why a unit is invulnerable, and by whom. */
const shields: Readonly<Record<string, (by: readonly string[], rival: string) => string>> = {
  rook: () => 'A rook is never vanquished.',
  lockArms: by =>
    `Lock Arms: ${places(by)} ${by.length > 1 ? 'neighbor' : 'neighbors'} it, all in the Woods.`,
  thickSkin: (_, rival) => `Thick Skin: ${rival} do not go for royals.`,
  endless: () => 'The Endless: it stands in stasis in its own Seat.',
  refuge: by => `Biotic Refuge: it stands diagonal to ${places(by)}.`,
};

export const duel: Catalogue<DuelSays> = {
  'darkleaf.declaredJourney': ({ clan }) => `${clanOf(clan)} declare a journey.`,
  'darkleaf.declaredDeed': ({ clan, kind, at, targets }) =>
    `${clanOf(clan)} declare: the ${kindOf(kind)} on ${at}, at ${all(targets)}.`,
  'darkleaf.namedMorph': ({ at, targets }) => `The unit on ${at} will morph ${all(targets)}.`,
  'darkleaf.rolled': ({ clan, value, sides }) => `${clanOf(clan)} roll ${value} of ${sides}.`,
  'darkleaf.moved': ({ kind, from, to }) =>
    from === to ? `The ${kindOf(kind)} stays on ${to}.` : `${capital(kindOf(kind))} ${from} to ${to}.`,
  'darkleaf.split': ({ value }) => `The ${value} is split.`,
  'darkleaf.leapt': ({ kind, from, to }) => `The ${kindOf(kind)} leaps from ${from} to ${to}.`,
  'darkleaf.swapped': ({ from, to }) => `The queen on ${from} changes places with the pawn on ${to}.`,
  'darkleaf.retreated': ({ kind, from, to }) => `The ${kindOf(kind)} retreats from ${from} to ${to}.`,
  'darkleaf.acted': ({ clan, kind, at, targets }) => {
    const unit = `The ${kindOf(kind)} on ${at}`;
    if (clan === 'huldra') return `${unit} hunts ${all(targets)}.`;
    if (clan === 'erde') return `${unit} reclaims.`;
    return `${unit} ${clan === 'wibo' ? 'morphs' : 'destroys'} ${all(targets)}.`;
  },
  'darkleaf.failed': ({ value }) => `${value} is too little: nothing happens.`,
  'darkleaf.vanquished': ({ clan, kind, at }) =>
    `The ${kindOf(kind)} of the ${clanOf(clan).replace('The ', '')} on ${at} is vanquished.`,
  'darkleaf.marked': ({ kind, marks, of }) =>
    `The ${kindOf(kind)} is marked: ${marks}${of > 0 ? ` of ${of}` : ''}.`,
  'darkleaf.platingLost': ({ at }) => `The plating on ${at} is lost.`,
  'darkleaf.reclaimed': ({ at, count }) => `${at} is Reclaimed, ${count} of 4.`,
  'darkleaf.passed': ({ clan }) => `${clanOf(clan)} do nothing.`,
  'darkleaf.slotted': ({ value, skill }) => `${value} is put to ${skillOf(skill)}.`,
  'darkleaf.kept': () => 'The bone returns to the pool.',
  'darkleaf.acquired': ({ clan, skill }) => `${clanOf(clan)} acquire ${skillOf(skill)}.`,
  'darkleaf.giftLost': ({ skill }) => `${skillOf(skill)} has no effect and is lost.`,
  'darkleaf.used': ({ skill }) => `${skillOf(skill)} takes effect.`,
  'darkleaf.countersReduced': ({ clan }) => `The counters of the ${clanOf(clan)} go down.`,
  'darkleaf.quarryNamed': ({ at }) => `The Divine Quarry stand on ${all(at)}.`,
  'darkleaf.willRolled': ({ number, will }) =>
    `Haggedorn’s Will, ${number}: ${willWords(will, number)} ${carriedOut}`,
  'darkleaf.ownWillRolled': ({ number, words }) => `Haggedorn’s Will, ${number}: ${words} ${carriedOut}`,
  'darkleaf.switchedToLight': 'The board lies on the table alone.',
  'darkleaf.switchedToMirror': 'The armies stand as at the start: put right what has moved.',
  'darkleaf.resumedMirror': 'The board stands as it went off the screen: put right what has moved.',
  'darkleaf.movedFreely': ({ kind, from, to }) => `Ours goes: ${kindOf(kind)} ${from} to ${to}.`,
  'darkleaf.rerolled': ({ value }) => `The ${value} does not count: it is said first, then rolled anew.`,
  'darkleaf.bookCompleted': ({ clan }) =>
    `The book of the ${clanOf(clan).replace('The ', '')} has learned something.`,
  'darkleaf.lightCountersReduced': ({ ended }) =>
    ended > 0 ? `The counters go down; ${ended} take effect now.` : 'The counters go down.',
  'darkleaf.handicapSet': ({ clan, bones }) =>
    `${clanOf(clan)} roll and slot ${bones === 1 ? '1 bone' : `${bones} bones`} before the game.`,
  'darkleaf.won': ({ name, clan }) => `${name} wins with ${clanOf(clan)}.`,
  'darkleaf.drawn': 'The duel is drawn.',
  'darkleaf.resigned': ({ name }) => `${name} resigns.`,
  'darkleaf.corrected': 'The table has put something right.',

  'darkleaf.shielded': ({ why, by, rival }) => shields[why]?.(by, clanOf(rival)) ?? '',
  'darkleaf.refused': ({ code }) => refusals[code] ?? 'That cannot be done now.',

  'darkleaf.t-turn': ({ count, clan }) => `Turn ${count}, ${clanOf(clan)}`,
  'darkleaf.t-declare': 'Declared',
  'darkleaf.t-roll': ({ value }) => `Rolled ${value}`,
  'darkleaf.t-act': ({ at }) => `To ${at}`,
  'darkleaf.t-pass': 'Nothing more',
  'darkleaf.t-slot': ({ skill }) => `Slotted, ${skillOf(skill)}`,
  'darkleaf.t-keep': 'Back to the pool',
  'darkleaf.t-spend': ({ skill }) => skillOf(skill),
  'darkleaf.t-end': 'Turn ended',
  'darkleaf.t-quarry': 'Divine Quarry',
  'darkleaf.t-count': 'Counters',
  'darkleaf.t-will': 'Haggedorn’s Will',
  'darkleaf.t-over': 'The end',
  'darkleaf.t-set': 'Settings',
  'darkleaf.t-taught': ({ clan }) => `Taught: ${clanOf(clan)}`,
  'darkleaf.t-handicap': 'Before the game',
  'darkleaf.t-played': 'Done on the board',
  'darkleaf.t-again': 'Rolled again',
  'darkleaf.t-table': ({ at }) => `The table says${at ? `: ${at}` : ''}`,
};
