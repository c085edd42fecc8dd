import type { Clan, Kind } from '../rules/board/position';
import type { Side } from '../rules/board/square';
import { beginDuel } from '../rules/duel/commands/begin';
import type { Command } from '../rules/duel/commands/commands';
import type { At, Duel, UnitData } from '../rules/duel/model';
import { hedgerow } from './hedgerow';
import type { LessonId } from './lesson-ids';

/** What is to be done in a lesson, and how one sees that it was. */
export interface Step {
  readonly id: string;
  /** Done as soon as this holds of the duel, or of the square that is looked at. */
  readonly done: (duel: Duel, looked: At | undefined) => boolean;
  /** A command that does it, for whoever is stuck; nothing where only a look is wanted. */
  readonly shows?: Command;
}

export interface Lesson {
  readonly id: LessonId;
  readonly start: Duel;
  readonly steps: readonly Step[];
}

const unit = (side: Side, kind: Kind, more: Partial<UnitData> = {}): UnitData => ({
  ...{ side, kind, auras: [], marks: 0, quarry: false, ladder: 0, held: false },
  ...more,
});

function duelOf(a: Clan, b: Clan, units: Readonly<Record<At, UnitData>>): Duel {
  const duel = beginDuel({
    players: [
      { name: '', book: hedgerow[a] },
      { name: '', book: hedgerow[b] },
    ],
    help: 'open',
    dice: 'table',
    will: 'blessings',
    seed: 1,
  });
  return { ...duel, units, quarryDue: false };
}

const phase = (duel: Duel, ...phases: readonly Duel['turn']['phase'][]): boolean =>
  phases.includes(duel.turn.phase);

/** Four pieces: a rook that nothing can harm, a roll, a Hunt, a slot. */
function hunt(): Lesson {
  const start = duelOf('murg', 'huldra', {
    e1: unit('south', 'king'),
    f1: unit('south', 'rook'),
    e4: unit('north', 'knight'),
    d8: unit('north', 'queen'),
  });
  const turned: Duel = { ...start, count: 2, turn: { ...start.turn, side: 'north' } };
  return {
    id: 'hunt',
    start: turned,
    steps: [
      { id: 'rook', done: (_, looked) => looked === 'f1' },
      {
        id: 'roll',
        done: duel => duel.turn.bone?.value === 3 || (duel.units.e1?.marks ?? 0) > 0,
        shows: { do: 'roll', bone: 4, value: 3 },
      },
      {
        id: 'hunt',
        done: duel => (duel.units.e1?.marks ?? 0) > 0,
        shows: { do: 'act', action: { do: 'deed', unit: 'e4', targets: ['e1'] } },
      },
      {
        id: 'slot',
        done: duel => phase(duel, 'end') || duel.turn.side === 'south',
        shows: { do: 'slot', row: 'pivot', slot: 1 },
      },
      { id: 'end', done: duel => duel.turn.side === 'south', shows: { do: 'end' } },
    ],
  };
}

/** The Murg beside the king: a deed is said before the roll, and a royal needs a 6. */
function declare(): Lesson {
  const start = duelOf('murg', 'ferrymen', {
    e1: unit('south', 'king'),
    e7: unit('south', 'pawn'),
    d8: unit('north', 'king'),
    f8: unit('north', 'pawn'),
  });
  return {
    id: 'declare',
    start,
    steps: [
      { id: 'look', done: (duel, looked) => looked === 'd8' || !phase(duel, 'upkeep') },
      {
        id: 'declare',
        done: duel => duel.turn.intent.does === 'deed',
        shows: { do: 'declare', intent: 'deed', unit: 'e7', targets: ['d8'] },
      },
      {
        id: 'six',
        done: duel => (duel.turn.bone?.value ?? 0) === 6 || duel.end !== null,
        shows: { do: 'roll', bone: 6, value: 6 },
      },
      {
        id: 'destroy',
        done: duel => duel.end !== null,
        shows: { do: 'act', action: { do: 'deed', unit: 'e7', targets: ['d8'] } },
      },
    ],
  };
}

/** Hexen count a ladder down, and it goes on to the Quarry beside its bearer. */
function ladder(): Lesson {
  const start = duelOf('hexen', 'erde', {
    d1: unit('south', 'queen'),
    c4: unit('north', 'pawn', { ladder: 1 }),
    d4: unit('north', 'pawn', { quarry: true }),
    e8: unit('north', 'king'),
  });
  return {
    id: 'ladder',
    start: { ...start, turn: { ...start.turn, counters: true } },
    steps: [
      {
        id: 'count',
        done: duel => duel.units.d4?.ladder === 2,
        shows: { do: 'count', restarts: { c4: 'd4' } },
      },
      {
        id: 'direction',
        done: duel => duel.turn.bone !== null,
        shows: { do: 'roll', bone: 8, value: 1 },
      },
      {
        id: 'go',
        done: duel => phase(duel, 'choice', 'slot', 'end') || duel.turn.side === 'north',
        shows: { do: 'act', action: { do: 'journey', unit: 'd1', to: 'd3' } },
      },
    ],
  };
}

const made: Readonly<Record<LessonId, () => Lesson>> = { hunt, declare, ladder };
export const lessonOf = (id: LessonId): Lesson => made[id]();
