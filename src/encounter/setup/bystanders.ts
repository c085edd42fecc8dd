import type { Setup } from '../model/setup';
import type { Friend } from '../model/state';

/** Of those who have no hand. */
export const noCards: Friend['cards'] = { hand: [], cooldown: [[], [], [], []], spent: [], cubes: [] };

/** Of one who has no hand of cards, no items and no animus. */
const bare = {
  class: null,
  presence: 'standing',
  range: 1,
  animus: { available: 0, reserve: 0 },
  regen: 0,
  tokens: {},
  cards: noCards,
  caged: null,
  consumed: null,
  thrown: [],
  falcons: [],
  crippledFor: 0,
} satisfies Partial<Friend>;

interface Friendly {
  readonly name: string;
  readonly hp: number;
  readonly defense: number;
  readonly at: string | null;
}

/** OWN-206: a friendly character that only stands there and may suffer; the number is its own among those alike. */
export const friendly = ({ name, hp, defense, at }: Friendly, number: number): Friend => ({
  ...bare,
  id: `friendly${number}`,
  name,
  role: 'friendly',
  hp,
  maxHp: hp,
  defense,
  might: {},
  of: null,
  at,
  facing: 'N',
});

interface Raised {
  readonly id: string;
  readonly name: string;
  readonly at: string | null;
  /** The sum of the Maiden's items. */
  readonly might: Friend['might'];
}

/** GM-9: one that the Grove Maiden has raised, with its 1 HP. */
export const sentinelOf = (maiden: Friend, { id, name, at, might }: Raised): Friend => ({
  ...bare,
  id,
  name,
  role: 'sentinel',
  hp: 1,
  maxHp: 1,
  defense: 1,
  might,
  range: maiden.range,
  of: maiden.id,
  at,
  facing: maiden.facing,
});

/** OWN-207: who else stands there from the start: the encounter's civilians, and a Maiden's Sentinels. */
export function bystandersOf(
  { encounter, heroes, settings }: Setup,
  four: readonly Friend[],
): readonly Friend[] {
  const stands = (at: string | undefined): string | null => (settings.board === 'off' ? null : (at ?? null));
  return [
    ...(encounter.civilians ?? []).map((one, i) => friendly({ ...one, at: stands(one.at) }, i + 1)),
    ...heroes.flatMap(({ id, sentinels = [] }) => {
      const maiden = four.find(one => one.id === id);
      if (!maiden) return [];
      return sentinels.map(({ name, at }, i) =>
        sentinelOf(maiden, {
          id: `${id}-sentinel-${i + 1}`,
          name: `${name} ${i + 1}`,
          at: stands(at),
          might: maiden.might,
        }),
      );
    }),
  ];
}
