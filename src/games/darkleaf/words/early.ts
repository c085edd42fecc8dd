import { times } from './times';

/** SU-5: what is said of bones before the game. */
export const earlyWords = {
  roll: (clan: string, left: number) => `Before the game: ${clan} roll ${times(left, 'bone', 'bones')}.`,
  slot: (clan: string, value: number) => `Where do ${clan} put the ${value}?`,
  into: (skill: string, slot: number, on: string | undefined) =>
    `${skill}, slot ${slot + 1}${on === undefined ? '' : `, on ${on}`}`,
} as const;
