import { en } from './en';
import { companyWords } from './en-company';
import { fightWords } from './en-fight';
import { numberWords } from './en-numbers';
import { tableWords } from './en-table';

const all = { ...en, ...fightWords, ...companyWords, ...tableWords, ...numberWords };

/** The common words and those of a fight: apart, so that pages without a fight need not load them. */
export type FightWords = typeof all;
export const words: FightWords = all;
