import type { Ending } from '../rules/meeting/odds';
import { natureNames } from './names';

const times = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** What the first pages say, and a meeting by itself. */
export const lobbyWords = {
  lobby: {
    goOn: (name: string) => `Go on: ${name}`,
    line: (phase: number, end: string) =>
      end === ''
        ? phase === 0
          ? 'not yet begun'
          : `Attack Phase ${phase}`
        : `over after ${times(phase, 'phase', 'phases')}`,
    show: 'Show me',
    showNote:
      'The Wight at the ford at once: four of ours against three that the app plays. No box is needed.',
    own: 'A battle of our own',
    ownNote: 'Our box: who attacks us, and who we are, with the numbers of the cards.',
    short: 'A short game',
    shortNote: 'The Salt Road to 8 points: a map, two nations, meetings and battles. No box is needed.',
    long: 'The whole road',
    longNote: 'From the first land to 25 points, with lands that are laid by turns.',
    game: 'A game of our own',
    gameNote: 'Two to six players with their box: weather, turns, clocks, meetings, battles, points.',
    games: 'Games',
    gameLine: (turn: number, points: string) => (turn === 0 ? 'not yet begun' : `Turn ${turn} · ${points}`),
    meet: 'A meeting',
    meetNote: 'A creature before our army: its nature, the number, and what comes of it with its odds.',
    records: 'All our games',
    recordsNote: 'Wins by player, and every creature that was met',
    box: 'Our box',
    boxNote: 'The cards that were told at our tables, to look at and to take along.',
    rules: 'Rules',
    rulesNote: 'Every rule that the app plays by',
    battles: 'Battles',
    put: (name: string) => `Put ${name} away`,
    removed: (name: string) => `${name} was put away`,
    back: 'Bring it back',
    unofficial: 'An unofficial companion. Creatures and nations of The Salt Road are our own.',
    ownName: 'Our battle',
  },
  meet: {
    title: 'A meeting',
    nature: 'What nature stands on the card?',
    number: 'Which number was rolled?',
    would: 'How much of its cost would we pay?',
    pays: { 0: 'Nothing', 1: 'Once', 2: 'Twice', 4: 'Four times' },
    ignored: 'If it ignores us',
    ignores: { reroll: 'we roll again', walk: 'we walk on' },
    odds: 'How it ends',
    inGame: (pays: string, ends: readonly string[]) => `Paying: ${pays.toLowerCase()}. ${ends.join(' · ')}`,
    rolls: (n: string) => `${n} rolls on the average`,
    endless: 'Every number leads to a new roll.',
    brings: (n: number, what: string) => `${n}: ${what}.`,
    fight: 'Fight it',
    natures: natureNames,
    results: {
      attack: 'it attacks',
      attack2: 'it attacks twice',
      attack3: 'it attacks three times',
      flee: 'it flees',
      ignore: 'it ignores us',
      recruit: 'it joins for its cost',
      recruit2: 'it joins for twice its cost',
      recruit4: 'it joins for four times its cost',
      join: 'it joins',
      walk: 'we walk on',
    },
    draws: (n: number) => `it attacks with ${times(n, 'card', 'cards')} from the deck`,
    declined: { flee: 'Unpaid, it flees.', reroll: 'Unpaid, it is rolled again.' },
  },
} as const;

/** EN-1: how a meeting ends, in words. */
export const endText = (end: Ending): string =>
  end.startsWith('draw')
    ? lobbyWords.meet.draws(Number(end.slice('draw'.length)))
    : lobbyWords.meet.results[end as keyof typeof lobbyWords.meet.results];
