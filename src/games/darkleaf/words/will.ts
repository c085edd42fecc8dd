import { times } from './times';

/** Twelve blessings and twelve curses of our own; each is carried out on the board by hand. */
const blessings = [
  'Rekindle a pawn on your Seat, if one lies in the graveyard.',
  'Move one of your pawns one square forward.',
  'Take one bone from a row back to your pool.',
  'Put a token on a relic of yours that has a free place.',
  'Remove one aura of the rival.',
  'Move one of your sages to any free square of your Seat.',
  'Set one counter of yours down by 1.',
  'Change places of two of your own pawns.',
  'Release one of your units that is held.',
  'Move one of your knights two squares in one direction.',
  'Put a bone showing its highest value into a slot that takes it.',
  'Do any one of the others.',
] as const;
const curses = [
  'Vanquish one of your own pawns.',
  'Move one of your pawns one square back.',
  'A bone of your pool lies aside until your next turn ends.',
  'Remove one token from a relic.',
  'Remove one aura of your own.',
  'Your royal moves one square toward the nearest edge.',
  'Set one counter up by 1.',
  'Change places of a pawn of yours and one of the rival.',
  'One of your units is held until your next turn ends.',
  'Move one of your knights one square back.',
  'Empty one slot of yours; its bone returns to the pool.',
  'The rival chooses one of the others.',
] as const;

export const willWords = (will: string, number: number): string =>
  (will === 'curses' ? curses : blessings)[number - 1] ?? '';

export const effectWords = {
  goesOn: (words: string, rounds: number | null) =>
    `${words} ${rounds === null ? 'To the end of the duel.' : `For ${times(rounds, 'round', 'rounds')} more.`}`,
  ends: 'It ends',
} as const;

export const willRollWords = {
  spend: 'Spend the token of Haggedorn’s Will',
  asks: 'Roll the twelve-sided bone. What came?',
  letGo: 'Not now',
} as const;
