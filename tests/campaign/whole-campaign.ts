import { draw, type Stream, streamOf } from '../../src/basics/random';
import { owed } from '../../src/campaign/facts/owed';
import type { ClassId } from '../../src/campaign/kinds/classes';
import { CLASS_IDS } from '../../src/campaign/kinds/classes';
import { TOKEN_KINDS } from '../../src/campaign/kinds/tokens';
import { TRAIT_IDS } from '../../src/campaign/kinds/traits';
import type { Command, NewMember } from '../../src/campaign/model/command';
import {
  activeOf,
  type Campaign,
  DIFFICULTIES,
  type Difficulty,
  emptySeats,
  type Fight,
} from '../../src/campaign/model/state';
import { fightOf, item, play, refusal } from './company';

/** What was done in a chapter, said without the campaign's own reckoning: the ledger reckons from this alone. */
export interface Diary {
  readonly chapter: number;
  readonly difficulty: Difficulty;
  readonly extraUnique: boolean;
  /** Seats whose rider changed before the chapter: with the items it brought in, and whether only its kind changed. */
  readonly swaps: readonly { readonly seat: number; readonly kindOnly: boolean }[];
  readonly storyIron: readonly number[];
  readonly curatives: number;
  readonly storyDeaths: readonly number[];
  /** Seats that fell, attempt by attempt; the last one counts. */
  readonly attempts: readonly (readonly number[])[];
  readonly hp: readonly number[];
  readonly won: boolean;
  readonly alliesKilled: number;
  /** Seats quick leveled and equipped anew, before the chapter and after a death in its story. */
  readonly equipped: readonly number[];
  readonly equippedLater: readonly number[];
}

export interface Played {
  readonly state: Campaign;
  readonly diary: Diary;
}

type Roll = (low: number, high: number) => number;
/** How a chapter's fight goes: guessed, or really played. */
type Fights = (state: Campaign, roll: Roll) => Fight;

/** A fight that nobody fought. In hardcore the stand-in is luckier, or no company would see the end. */
function guessed(state: Campaign, roll: Roll): Fight {
  const won = roll(1, 10) > (state.hardcore ? 1 : 3);
  const fallen = [0, 1, 2, 3].filter(() => !won || roll(1, state.hardcore ? 16 : 4) === 1);
  const hp = [0, 1, 2, 3].map(seat => (fallen.includes(seat) ? 0 : roll(1, 4)));
  const living = state.allies.filter(ally => !ally.archived);
  return fightOf(state, {
    fallen: fallen.map(seat => state.seats[seat]!),
    hp: Object.fromEntries(state.seats.map((who, seat) => [who, hp[seat]!])),
    killed: living.slice(0, Math.min(roll(0, 1), living.length)).map(ally => ally.id),
    outcome: won ? 'won' : roll(0, 1) === 0 ? 'lost' : 'givenUp',
  });
}

/** A chapter from its start to the next start, by a stand-in for the players: seeded, and careful to choose all it is owed. */
export function playChapter(start: Campaign, seed: number, fights: Fights = guessed): Played {
  let stream: Stream = streamOf(seed, `chapter/${start.chapter}`);
  const roll: Roll = (low, high) => {
    const [n, next] = draw(stream, low, high);
    stream = next;
    return n;
  };
  const one = <T>(all: readonly T[]): T => all[roll(0, all.length - 1)]!;
  let state = start;
  const on = (...commands: Command[]) => {
    state = play(state, ...commands);
  };
  const swaps: { seat: number; kindOnly: boolean }[] = [];
  const equipped: number[] = [];
  const equippedLater: number[] = [];

  const difficulty = one(DIFFICULTIES);
  on({ do: 'difficulty', difficulty });
  for (const seat of emptySeats(state)) on({ do: 'replace', seat, in: somebody(state, one) });
  if (roll(1, 4) === 1 && comersOf(state, one).length > 0) {
    const seat = roll(0, 3);
    swaps.push({ seat, kindOnly: false });
    on({ do: 'swap', out: state.seats[seat]!, in: somebody(state, one) });
  }
  if (roll(1, 6) === 1) {
    const seat = roll(0, 3);
    swaps.push({ seat, kindOnly: true });
    on({ do: 'changeKind', who: state.seats[seat]! });
  }
  state = chooseAll(state, roll, equipped);

  on({ do: 'beginChapter' });
  const storyIron = state.seats.map(() => roll(0, 5));
  state.seats.forEach((who, seat) => {
    const { iron } = state.people[who]!;
    on({ set: 'member', who, iron: iron + storyIron[seat]!, hp: roll(1, 4) });
  });
  const rich = state.seats.find(who => state.people[who]!.iron >= state.chapter);
  const curatives = rich ? 1 : 0;
  if (rich) on({ do: 'curatives', count: 1, pay: { [rich]: state.chapter } });
  const storyDeaths: number[] = [];
  if (!state.hardcore && roll(1, 10) === 1) {
    const seat = roll(0, 3);
    storyDeaths.push(seat);
    on({ do: 'die', who: state.seats[seat]! });
    on({ do: 'replace', seat, in: somebody(state, one) });
    state = chooseAll(state, roll, equippedLater);
  }
  const extraUnique = roll(1, 2) === 1;
  on({ set: 'box', chapter: state.chapter, box: 'extraUnique', on: extraUnique }, { do: 'endStory' });

  const attempts: number[][] = [];
  let won = false;
  let alliesKilled = 0;
  let hp: number[] = [];
  for (;;) {
    on({ do: 'beginFight' });
    const result = fights(state, roll);
    const inSeat = state.seats.map(who => result.heroes.find(one => one.id === who));
    won = result.outcome === 'won';
    const fallen = [0, 1, 2, 3].filter(seat => inSeat[seat]?.fallen);
    hp = inSeat.map(one => one?.hp ?? 0);
    alliesKilled = result.alliesKilled.length;
    attempts.push(fallen);
    on({ do: 'endFight', result });
    if (won) break;
    if (roll(1, 2) === 1 || attempts.length === 4) {
      on({ do: 'moveOn' });
      break;
    }
    on({ do: 'replay' });
    for (const { id } of activeOf(state)) {
      for (let i = 0; i < 3; i++) on({ do: 'replayToken', who: id, token: one(TOKEN_KINDS) });
    }
  }
  on({ do: 'tally' });
  const diary: Diary = {
    chapter: start.chapter,
    difficulty,
    extraUnique,
    swaps,
    storyIron,
    curatives,
    storyDeaths,
    attempts,
    hp,
    won,
    alliesKilled,
    equipped,
    equippedLater,
  };
  if (state.ending !== null) return { state, diary };
  state = chooseAll(state, roll, equipped);
  on({ do: 'nextChapter' });
  return { state, diary };
}

/** Anybody who may come: somebody of a class that neither rides nor is dead, or one who was here before. */
const somebody = (state: Campaign, one: One): Comer => one(comersOf(state, one));

type One = <T>(all: readonly T[]) => T;
type Comer = NewMember | { readonly back: string };

function comersOf(state: Campaign, one: One): readonly Comer[] {
  const riding = activeOf(state).map(c => c.class);
  const away = Object.values(state.people).filter(c => c.fate === 'away' && !riding.includes(c.class));
  const dead = Object.values(state.people).flatMap(c => (c.fate === 'dead' ? [c.class] : []));
  const free: readonly ClassId[] = CLASS_IDS.filter(id => !riding.includes(id) && !dead.includes(id));
  const fresh = free.filter(id => !away.some(c => c.class === id));
  return [
    ...away.filter(c => free.includes(c.class)).map(c => ({ back: c.id })),
    ...fresh.map(id => ({
      class: id,
      name: id,
      kind: one(['full', 'companion'] as const),
      boardAnimus: 6,
      boardRegen: 5,
    })),
  ];
}

const OUTFIT = [
  item({ hands: 2 }),
  item({ kind: 'armor', hands: 0, defense: 1 }),
  item({ kind: 'gear', hands: 0 }),
];

/** Chooses everything that is owed, each by a command that the rules allow. */
function chooseAll(
  start: Campaign,
  roll: (low: number, high: number) => number,
  equipped: number[],
): Campaign {
  let state = start;
  for (let turn = 0; turn < 400; turn++) {
    const next = owed(state).find(({ owes }) => owes !== 'member' && owes !== 'board');
    if (!next) return state;
    const options = answersTo(state, next);
    const shift = roll(0, options.length - 1);
    const turned = [...options.slice(shift), ...options.slice(0, shift)];
    const allowed = turned.find(command => refusal(state, command) === undefined);
    if (!allowed) throw new Error(`Nothing answers ${JSON.stringify(next)}`);
    if (next.owes === 'equip') {
      equipped.push(state.seats.indexOf(next.who));
      for (const one of OUTFIT) state = play(state, { set: 'item', item: one, to: { who: next.who } });
    }
    state = play(state, allowed);
  }
  throw new Error('There is no end to what is owed.');
}

function answersTo(state: Campaign, next: ReturnType<typeof owed>[number]): readonly Command[] {
  switch (next.owes) {
    case 'trait':
      return TRAIT_IDS.map(trait => ({ do: 'chooseTrait', trait }));
    case 'permanent':
      return TOKEN_KINDS.map(token => ({ do: 'choosePermanent', who: next.who, token }));
    case 'growth':
      return (['maxAnimus', 'regen', 'animus', 'battleflow'] as const).map(growth => ({
        do: 'chooseGrowth',
        who: next.who,
        growth,
      }));
    case 'unlock':
      return [unlocked(state, next.who, next.levels[0] ?? 0)];
    case 'equip':
      return [{ do: 'equipped', who: next.who }];
    case 'common':
    case 'unique':
      return [
        { do: 'loot', deck: next.owes, item: item({ unique: next.owes === 'unique' }), to: 'backpack' },
      ];
    case 'injury':
      return [{ do: 'drawInjury', who: next.who, name: 'Scar' }];
    case 'item': {
      const worn = state.people[next.who]?.items ?? [];
      // OWN-13: of whom no item is written down the loss is told all the same.
      const lost = worn.length > 0 ? worn.map(item => item.id) : [null];
      return lost.map(item => ({ do: 'loseItem', who: next.who, item }));
    }
    case 'member':
    case 'board':
    case 'replayToken':
      return [];
  }
}

/** One card of each level is written down, with what it does. */
function unlocked(state: Campaign, who: string, level: number): Command {
  const uses = [{ text: '', cost: 2, attack: true, bonus: 1, move: 1, window: null }];
  const full = state.people[who]?.kind === 'full';
  return {
    do: 'unlock',
    who,
    level,
    abilities: full ? [{ name: `Cut ${level}`, level, cooldown: 1, defense: 2, uses }] : [],
    archetypes: full ? [] : [{ name: `Side ${level}`, level }],
  };
}
