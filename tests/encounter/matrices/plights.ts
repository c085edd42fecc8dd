import type { Deed } from '../../../src/encounter/facts/may-table';
import type { KindIn, Plight } from '../../../src/encounter/facts/plight';
import type { Command } from '../../../src/encounter/model/command';
import type { Settings } from '../../../src/encounter/model/settings';
import type { Friend, FriendRole, State } from '../../../src/encounter/model/state';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import { fromAlly } from '../../../src/encounter/turns/allies';
import type { AllyCard, Choice } from '../../../src/stage/company';
import { cards, encounterOf, fight, hero, setupOf } from '../support/least-fixture';

type Fight = ReturnType<typeof fight>;
export type Kind = Exclude<FriendRole, 'sentinel'>;

export const kinds: readonly Kind[] = ['full', 'companion', 'ally', 'guardian', 'friendly'];
const keysOf = <K extends string>(of: { readonly [key in K]: unknown }): readonly K[] =>
  Object.keys(of) as K[];
const everybody = { full: true, companion: true, ally: true, guardian: true, friendly: true } as const;
const oathsworn = { full: true, companion: true } as const;

/** Whom a plight can befall; a plight without an entry does not compile. */
export const befalls: { readonly [P in Plight]: { readonly [K in Exclude<KindIn<P>, 'sentinel'>]: true } } = {
  standing: everybody,
  caged: everybody,
  consumed: everybody,
  unconscious: everybody,
  dead: everybody,
  dormant: { guardian: true },
  replaced: oathsworn,
  removed: everybody,
};

export const plights = keysOf(befalls);

const helps: Choice = { id: 'x', text: '', cost: 0, effects: [{ effect: 'heal', hp: 1, on: 'self' }] };
const own: AllyCard = {
  id: 'own',
  name: 'Own',
  defense: 2,
  might: { white: 1 },
  moveCost: 2,
  moveHexes: 2,
  attackCost: 2,
  once: helps,
};
const gear = (id: string) => ({ id, name: id, kind: 'gear', choices: [helps] }) as const;

/** Somebody of that kind who has all that any deed could need, and a fallen Guardian of its own to bring back. */
function subject(state: State, kind: Kind): Friend {
  const bare = fromAlly(state, own, 's', kind === 'guardian' ? 'a' : 's0', 'ally', null);
  return {
    ...bare,
    role: kind,
    class: 'grove-maiden',
    hp: 4,
    animus: { available: 9, reserve: 3 },
    tokens: { redraw: 2, defense: 2, animus: 1 },
    cards: { ...bare.cards, hand: kind in oathsworn ? ['ability', 'item', 'thrown', 'injury'] : [] },
    of: kind === 'guardian' ? 'a' : null,
    thrown: [{ item: 'thrown', at: null }],
    falcons: ['s', 's'],
  };
}

const setup = (settings: Partial<Settings>) => {
  const plain = setupOf();
  return setupOf({
    settings: { ...plain.settings, company: 'full', ...settings },
    encounter: encounterOf({
      cards: cards([{ do: 'attack', at: { who: 'company' }, might: { white: 1 } }]),
    }),
    heroes: ['a', 'b', 'c', 'd'].map(id =>
      hero(id, {
        cards: [{ id: 'ability', name: 'ability', cooldown: 1, defense: 1, choices: [helps] }],
        items: [gear('item'), gear('thrown')],
        injuries: [{ id: 'injury', name: 'injury', cooldown: 1, text: '' }],
        archetype: { id: 'ways', name: 'ways', choices: [helps] },
      }),
    ),
    allies: [{ ...own, id: 'carter' }],
    guardian: own,
  });
};

/** The same fight with `s` in it, in that plight. */
function inPlight(state: State, plight: Plight, kind: Kind): State {
  const plain = subject(state, kind);
  const fallen = { ...fromAlly(state, own, 'g', 's', 'guardian', null), presence: 'gone' as const, hp: 0 };
  const inside = { enemy: 'boss', slot: 'core', lost: 0, each: [] };
  const cage = { difficulty: 1, fail: [], until: state.round + 1, tried: false };
  const presence = {
    standing: 'standing',
    caged: 'standing',
    consumed: 'consumed',
    unconscious: 'unconscious',
    dead: 'dead',
    dormant: 'standing',
    replaced: 'unconscious',
    removed: 'gone',
  } as const satisfies Record<Plight, Friend['presence']>;
  const s: Friend = {
    ...plain,
    presence: presence[plight],
    caged: plight === 'caged' ? cage : null,
    consumed: plight === 'consumed' ? inside : null,
  };
  const ally = plight === 'replaced' ? [fromAlly(state, own, 'carl', 's', 'ally', null)] : [];
  const maiden = (one: Friend): Friend =>
    one.id === 'a' && plight === 'dormant' ? { ...one, presence: 'unconscious', hp: 0 } : one;
  return {
    ...state,
    friends: [
      ...state.friends.filter(one => one.id !== 's' && one.id !== 'g').map(maiden),
      s,
      fallen,
      ...ally,
    ],
    allyOf: { ...state.allyOf, s: own, carl: own },
    library: {
      ...state.library,
      archetypes: { ...state.library.archetypes, s: { id: 'ways', name: 'ways', choices: [helps] } },
    },
  };
}

/** What `s` plays: a full character an ability card, a companion its archetype, the others their card's own ability. */
const played = {
  full: 'ability',
  companion: 'ways',
  ally: 'own',
  guardian: 'own',
  friendly: 'ability',
} as const;

/** How `s` does it. A deed without a command does not compile. */
export const commandFor: { readonly [D in Deed]: (kind: Kind) => Command } = {
  attack: () => ({ do: 'attack', who: 's', strike: { targets: ['boss'], said: { damage: 1 }, die: 'core' } }),
  move: () => ({ do: 'move', who: 's', to: null, animus: 2 }),
  turn: () => ({ do: 'turn', who: 's', facing: 'S' }),
  hadTurns: () => ({ do: 'hadTurns', who: 's', had: true }),
  pass: () => ({ do: 'pass', who: 's' }),
  play: kind => ({ do: 'play', who: 's', card: played[kind], choice: 'x' }),
  injury: () => ({ do: 'injury', who: 's', card: 'injury' }),
  spend: () => ({ do: 'spend', who: 's', token: 'redraw' }),
  animus: () => ({ do: 'animus', who: 's', by: -1 }),
  taunt: () => ({ do: 'taunt', who: 's' }),
  throw: () => ({ do: 'throw', who: 's', item: 'item', at: null }),
  pickUp: () => ({ do: 'pickUp', who: 's', item: 'thrown' }),
  escape: () => ({ do: 'escape', who: 's', success: true }),
  ally: () => ({ do: 'ally', who: 's', ally: 'carter', at: null }),
  sentinel: () => ({ do: 'sentinel', of: 's', at: null }),
  rejuvenate: () => ({ do: 'rejuvenate', of: 's', at: null }),
  falcon: () => ({ do: 'falcon', of: 's', falcon: 0, to: 'b' }),
  defend: kind => ({
    do: 'answer',
    answer: { answer: 'defend', with: [{ who: 's', card: kind === 'full' ? 'ability' : 'item' }] },
  }),
};

export const deeds = keysOf(commandFor);

/** A fight in which `s` is about to do that: in its open turn, or attacked together with another. */
export function about(deed: Deed, plight: Plight, kind: Kind, settings: Partial<Settings> = {}): Fight {
  const now = fight(setup(deed === 'defend' ? { ...settings, windows: 'all' } : settings));
  now.tap({ do: 'begin' });
  if (deed === 'defend') {
    now.state = inPlight(now.state, 'standing', kind);
    now.tap({ do: 'endTurns' });
    while (questionOf(now.state)?.ask === 'go') now.tap({ do: 'answer', answer: { answer: 'go' } });
  }
  now.state = inPlight(now.state, plight, kind);
  // Any tap has the attack looked at again: whoever has left it is struck no more (FT-5).
  if (deed === 'defend') now.tap({ do: 'say', correction: { say: 'lead', who: 'b' } });
  // IN-2: injuries owed would come before anything else; they are a matter of their own.
  if (deed !== 'injury') now.state = { ...now.state, injured: ['s'] };
  return now;
}

/** The same cards, to be played at any time. */
export const atAnyTime = (library: State['library']): State['library'] => ({
  ...library,
  abilities: anytime(library.abilities),
  archetypes: anytime(library.archetypes),
});

const anytime = <C extends { readonly choices: readonly Choice[] }>(cards: { readonly [id: string]: C }) =>
  Object.fromEntries(
    Object.entries(cards).map(([id, card]) => [
      id,
      { ...card, choices: card.choices.map(choice => ({ ...choice, interrupt: 'anytime' as const })) },
    ]),
  );

const pricedAt2 = (choice: Choice): Choice => ({ ...choice, cost: 2 });
const allAt2 = <C extends { readonly choices: readonly Choice[] }>(cards: { readonly [id: string]: C }) =>
  Object.fromEntries(
    Object.entries(cards).map(([id, card]) => [id, { ...card, choices: card.choices.map(pricedAt2) }]),
  );
const onceAt2 = (card: AllyCard): AllyCard => (card.once ? { ...card, once: pricedAt2(card.once) } : card);

/** The same fight, in which every card prints 2 animus. */
export const dear = (state: State): State => ({
  ...state,
  library: {
    ...state.library,
    abilities: allAt2(state.library.abilities),
    items: allAt2(state.library.items),
    archetypes: allAt2(state.library.archetypes),
  },
  allyOf: Object.fromEntries(Object.entries(state.allyOf).map(([id, card]) => [id, onceAt2(card)])),
  guardian: state.guardian && onceAt2(state.guardian),
});
