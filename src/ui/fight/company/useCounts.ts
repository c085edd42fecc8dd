import type { Correction } from '../../../encounter/model/command';
import type { Friend } from '../../../encounter/model/state';
import { CHARACTER_TOKENS } from '../../../might/combat-tokens';
import { isOfClass } from '../../../stage/class-name';
import { words } from '../../words/fight';
import { useFight } from '../parts/context';

export type Counted = (typeof CHARACTER_TOKENS)[number];

/** The tokens that somebody may have; only the Cur gathers Lethality. */
export const countedTokens = (friend: Friend): readonly Counted[] =>
  CHARACTER_TOKENS.filter(
    kind => kind !== 'lethality' || isOfClass(friend, 'cur') || (friend.tokens.lethality ?? 0) > 0,
  );

export interface Counts {
  readonly hp: (hp: number) => void;
  readonly animus: (available: number) => void;
  readonly token: (kind: string, count: number) => void;
}

/** The numbers of one of the company, put right as they lie on the table. */
export function useCounts(friend: Friend): Counts {
  const fight = useFight();
  const say = (correction: Correction) => fight.send({ do: 'say', correction });
  const who = friend.id;
  const up = friend.presence === 'standing' || friend.presence === 'consumed';
  /** The last HP that the table takes off fells as any other loss does. */
  const falls = () => fight.sayAll([{ say: 'hp', who, hp: 0 }], words.friend.falls(friend.name));
  return {
    hp: hp => {
      if (hp === 0 && up) falls();
      else say({ say: 'hp', who, hp });
    },
    animus: available => fight.send({ do: 'animus', who, by: available - friend.animus.available }),
    token: (token, count) => say({ say: 'token', who, token, count }),
  };
}
