import type {
  Counts,
  Facing,
  LogAbility,
  LogAllyCard,
  LogAnimus,
  LogCaged,
  LogCards,
  LogChoice,
  LogConsumed,
  LogDie,
  LogFriend,
  LogHero,
  LogInjury,
  LogItem,
  LogKind,
  LogLasting,
  LogPlace,
  LogSettings,
  LogSetup,
  LogTile,
  Presence,
  Role,
} from './log';
import type { LogFrame, LogJob } from './log-event';

/** One of the company, as the auditor has booked it. */
export interface Friend {
  readonly id: string;
  readonly role: Role;
  readonly class: string | null;
  readonly of: string | null;
  readonly might: Counts;
  readonly regen: number;
  presence: Presence;
  hp: number;
  maxHp: number;
  defense: number;
  animus: LogAnimus;
  tokens: Map<string, number>;
  cards: LogCards;
  caged: LogCaged | null;
  consumed: LogConsumed | null;
  thrown: LogFriend['thrown'];
  falcons: readonly string[];
  at: string | null;
  facing: Facing;
}

export interface Enemy {
  readonly id: string;
  readonly kind: string;
  present: boolean;
  dice: LogDie[];
  tokens: Map<string, number>;
  at: string | null;
  facing: Facing;
}

/** All that the auditor knows of a fight, from its setup and its events alone. */
export interface Books {
  readonly setup: LogSetup;
  readonly friends: Map<string, Friend>;
  readonly enemies: Map<string, Enemy>;
  readonly kinds: Map<string, LogKind>;
  readonly lasting: Map<string, LogLasting>;
  readonly abilities: Map<string, LogAbility>;
  readonly items: Map<string, LogItem>;
  readonly injuries: Map<string, LogInjury>;
  readonly allyCards: Map<string, LogAllyCard>;
  /** The card of each ally that has come, by the id that it has in play. */
  readonly allyOf: Map<string, LogAllyCard>;
  /** Who has played its injuries in this round. */
  readonly injured: Set<string>;
  readonly frames: LogFrame[];
  readonly jobs: LogJob[];
  phase: string;
  step: string;
  round: number;
  turn: { readonly who: string; readonly wet?: readonly string[] } | null;
  obstacles: readonly LogPlace[];
  tiles: readonly LogTile[];
  settings: LogSettings;
  diceLost: number;
  over: boolean;
}

/** CP-1. */
export const mostHp = ({ difficulty }: LogSetup): number =>
  difficulty === 'dread' ? 4 : difficulty === 'grim' ? 5 : 6;
export const easier = ({ difficulty }: LogSetup): number =>
  difficulty === 'journeyman' ? 2 : difficulty === 'pilgrim' ? 1 : 0;

const noCards: LogCards = { hand: [], cooldown: [[], [], [], []], spent: [], cubes: [] };
const colors = ['white', 'yellow', 'red', 'black'] as const;
export type Pool = { -readonly [C in (typeof colors)[number]]: number };
export const emptyPool = (): Pool => ({ white: 0, yellow: 0, red: 0, black: 0 });
export const everyColor = colors;

export function addTo(pool: Pool, more: Counts): Pool {
  for (const color of colors) pool[color] += more[color] ?? 0;
  return pool;
}
export const sizeOf = (pool: Counts): number => colors.reduce((sum, color) => sum + (pool[color] ?? 0), 0);

/** CP-3: what the items give, or what the sheet says outright. */
export function sheetDefense(setup: LogSetup, hero: LogHero, thrown: readonly string[]): number {
  const gives = (lost: boolean): number =>
    (hero.items ?? [])
      .filter(item => thrown.includes(item.id) === lost)
      .reduce((sum, item) => sum + (item.defense ?? 0), 0);
  const said = hero.defense === undefined ? null : hero.defense - gives(true);
  const own =
    hero.kind === 'companion' ? Math.max(3, said ?? gives(false) + 2) : Math.max(1, said ?? gives(false));
  return own + easier(setup);
}

function heroOf(setup: LogSetup, hero: LogHero): Friend {
  const full = hero.kind === 'full';
  const most = mostHp(setup);
  const hurt = full ? 0 : ([0, 0, 1, 1, 2][Math.min(4, hero.injuries?.length ?? 0)] ?? 0);
  const ids = (of: readonly { readonly id: string }[] | undefined) => (of ?? []).map(one => one.id);
  return {
    id: hero.id,
    role: hero.kind,
    class: hero.class,
    of: null,
    might: hero.might ?? (hero.items ?? []).reduce((sum, item) => addTo(sum, item.might ?? {}), emptyPool()),
    regen: full ? (hero.regen ?? 4) : 2,
    presence: 'standing',
    hp: Math.max(1, Math.min(most, hero.hp ?? most) - hurt),
    maxHp: most,
    defense: sheetDefense(setup, hero, []),
    animus: { available: 0, reserve: full ? (hero.maxAnimus ?? 6) : 2 },
    tokens: new Map(Object.entries(hero.tokens ?? {})),
    cards: {
      ...noCards,
      hand: full ? [...ids(hero.cards), ...ids(hero.items), ...ids(hero.injuries)] : ids(hero.items),
    },
    caged: null,
    consumed: null,
    thrown: [],
    falcons: hero.class === 'huntress' ? [hero.id, hero.id] : [],
    at: hero.at ?? null,
    facing: hero.facing ?? 'N',
  };
}

/** SU-5: the dice of a kind, each with its HP. */
export const diceOf = (kind: LogKind): LogDie[] =>
  kind.slots && kind.slots.length > 0
    ? kind.slots.flatMap(slot =>
        slot.dice.map((hp, i) => ({
          id: slot.dice.length > 1 ? `${slot.id}:${i + 1}` : slot.id,
          slot: slot.id,
          hp,
          max: hp,
        })),
      )
    : [{ id: 'hp', slot: 'hp', hp: kind.hp ?? 1, max: kind.hp ?? 1 }];

function enemiesOf({ encounter, settings }: LogSetup): Enemy[] {
  const count = new Map<string, number>();
  return encounter.placed.flatMap(({ enemy, at, facing, number }) => {
    const kind = encounter.enemies.find(one => one.id === enemy);
    if (!kind) return [];
    const nth = (count.get(enemy) ?? 0) + 1;
    count.set(enemy, nth);
    const several = kind.role === 'minion' || encounter.placed.filter(one => one.enemy === enemy).length > 1;
    return [
      {
        id: several ? `${enemy}${number ?? nth}` : enemy,
        kind: enemy,
        present: true,
        dice: diceOf(kind),
        tokens: new Map<string, number>(),
        at: settings.board === 'off' ? null : at,
        facing: facing ?? 'N',
      },
    ];
  });
}

const byId = <T extends { readonly id: string }>(of: readonly T[]): Map<string, T> =>
  new Map(of.map(one => [one.id, one]));

export function openBooks(setup: LogSetup): Books {
  const { heroes, encounter } = setup;
  return {
    setup,
    friends: byId(heroes.map(hero => heroOf(setup, hero))),
    enemies: byId(enemiesOf(setup)),
    kinds: byId(encounter.enemies),
    lasting: new Map(),
    abilities: byId(heroes.flatMap(hero => hero.cards ?? [])),
    items: byId(heroes.flatMap(hero => hero.items ?? [])),
    injuries: byId(heroes.flatMap(hero => hero.injuries ?? [])),
    allyCards: byId(setup.allies),
    allyOf: new Map(setup.guardian ? [['guardian', setup.guardian]] : []),
    injured: new Set(),
    frames: [],
    jobs: [],
    phase: 'setup',
    step: 'open',
    round: 0,
    turn: null,
    obstacles: encounter.obstacles,
    tiles: encounter.tiles,
    settings: setup.settings,
    diceLost: 0,
    over: false,
  };
}

export const isOathsworn = ({ role }: Friend): boolean => role === 'full' || role === 'companion';
export const isUp = ({ presence }: Friend): boolean => presence === 'standing' || presence === 'consumed';
export const isBoss = (books: Books, enemy: Enemy): boolean => books.kinds.get(enemy.kind)?.role === 'boss';
export const held = (one: { readonly tokens: Map<string, number> }, token: string): number =>
  one.tokens.get(token) ?? 0;
export const isDead = ({ dice }: Enemy): boolean => dice.every(die => die.hp <= 0);
/** RD-8: nothing is under way, and the players have their turns. */
export const isOpen = ({ phase, step, frames }: Books): boolean =>
  phase === 'oathsworn' && step === 'open' && frames.length === 0;

/** What holds for a while, on one character. */
export const lastingOn = ({ lasting }: Books, id: string): readonly LogLasting[] =>
  [...lasting.values()].filter(one => one.on === id);

/** Defense as it stands, with what lasts; at least 1. */
export function defenseOf(books: Books, id: string): number {
  const friend = books.friends.get(id);
  const enemy = books.enemies.get(id);
  const base = friend ? friend.defense : ((enemy && books.kinds.get(enemy.kind)?.defense) ?? 1);
  return Math.max(
    1,
    lastingOn(books, id).reduce((sum, one) => sum + one.defense, base),
  );
}

/** The effect of a card, item, archetype or ally's card. */
export function choiceOf(books: Books, who: Friend, card: string, choice: string): LogChoice | undefined {
  const item = books.items.get(card);
  const hero = books.setup.heroes.find(one => one.id === who.id);
  const archetype = hero?.archetype?.id === card ? hero.archetype.choices : [];
  const once = books.allyOf.get(who.id)?.once;
  return [
    ...(books.abilities.get(card)?.choices ?? []),
    ...(item?.choices ?? []),
    ...(item?.companion ? [item.companion] : []),
    ...archetype,
    ...(once ? [once] : []),
  ].find(one => one.id === choice);
}
