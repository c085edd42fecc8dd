import type { Clan } from '../rules/board/position';
import { clanNames } from './names';

/** What is said where the table overrules a refusal. */
export const oursWords = {
  ours: 'Let it stand: ours goes',
  asks: (clan: Clan, kind: string, where: string) =>
    `Does each ${kind} of the ${clanNames[clan].replace('The ', '')} go ${where} too?`,
  yes: 'Yes',
  once: 'Once',
  no: 'No',
} as const;
