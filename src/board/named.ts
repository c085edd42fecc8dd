import { never } from '../basics/never';
import { type Arc, arcOf } from './arcs';
import { arenaOf, pieceOf } from './arena';
import { compareEffort, type Option, optionFor } from './choose';
import { adjacentTo } from './measure';
import type { Board, Character, Side } from './types';
import { fieldOf } from './way';

/** TG-4: whom a card or a special rules board names. `most: false` is the least. */
export type NamedTarget =
  | { readonly kind: 'closest' }
  | { readonly kind: 'furthest' }
  | { readonly kind: 'hp'; readonly most: boolean }
  | { readonly kind: 'wounded' }
  | { readonly kind: 'animus'; readonly most: boolean }
  | { readonly kind: 'tokens'; readonly token: string; readonly most: boolean }
  | { readonly kind: 'first-player' }
  | { readonly kind: 'class'; readonly name: string }
  | { readonly kind: 'arc'; readonly arc: Arc | 'flank' }
  | { readonly kind: 'adjacent' }
  | { readonly kind: 'last-attacker' }
  | { readonly kind: 'random'; readonly roll: number }
  | { readonly kind: 'players' };

/** What is not on the board, but on the players' boards. Whoever is missing counts as having none. */
export interface Facts {
  readonly of: Readonly<Record<string, PersonalFacts>>;
  readonly firstPlayer?: string;
  readonly lastAttacker?: string;
}

export interface PersonalFacts {
  readonly hp?: number;
  readonly maxHp?: number;
  readonly animus?: number;
  readonly tokens?: Readonly<Record<string, number>>;
  readonly class?: string;
}

/** Who may be named at all: without a word only Oathsworn, never Sentinels, nobody excluded. */
export interface Field {
  readonly sides?: readonly Side[];
  readonly excluded?: readonly string[];
}

/** TG-4, TG-8: who may be targeted, North then West. A random target is rolled among these, 1 is the first. */
export function mayBeNamed(board: Board, field: Field = {}): string[] {
  const sides = field.sides ?? ['oathsworn'];
  const may = board.characters.filter(
    character =>
      sides.includes(character.side) &&
      character.side !== 'sentinel' &&
      !field.excluded?.includes(character.id),
  );
  const arena = arenaOf(board);
  const cell = (character: Character) => pieceOf(arena, character.id).cell;
  return may.sort((a, b) => cell(a) - cell(b)).map(character => character.id);
}

/** TG-4: all who fit, reachable or not. One that the players decide is all who may be named. */
export function whoFits(
  board: Board,
  actor: string,
  named: NamedTarget,
  facts: Facts,
  field?: Field,
): string[] {
  const may = mayBeNamed(board, field).filter(id => id !== actor);
  const about = (id: string): PersonalFacts => facts.of[id] ?? {};
  switch (named.kind) {
    case 'closest':
      return byEffort(board, actor, may, 1);
    case 'furthest':
      return byEffort(board, actor, may, -1);
    case 'hp':
      return extreme(may, id => hpOf(board, about(id), id), named.most);
    case 'wounded':
      return extreme(may, id => (about(id).maxHp ?? 6) - hpOf(board, about(id), id), true);
    case 'animus':
      return extreme(may, id => about(id).animus ?? 0, named.most);
    case 'tokens':
      return extreme(may, id => about(id).tokens?.[named.token] ?? 0, named.most);
    case 'first-player':
      return may.filter(id => id === facts.firstPlayer);
    case 'class':
      return may.filter(id => about(id).class === named.name);
    case 'arc':
      return may.filter(id => liesIn(board, actor, id, named.arc));
    case 'adjacent':
      return may.filter(id => adjacentTo(board, actor, id));
    case 'last-attacker':
      return may.filter(id => id === facts.lastAttacker);
    case 'random':
      return may.slice(named.roll - 1, named.roll);
    case 'players':
      return may;
    default:
      return never(named);
  }
}

/** By the movement to them (TG-1), least (1) or most (-1). */
function byEffort(board: Board, actor: string, ids: readonly string[], sign: 1 | -1): string[] {
  const arena = arenaOf(board);
  const mover = pieceOf(arena, actor);
  const field = fieldOf(arena, mover);
  const order = { actor, move: 0 };
  const options = ids.map(id => optionFor(arena, mover, field, pieceOf(arena, id), order));
  const beats = (a: Option, b: Option) => sign * compareEffort(a, b) < 0;
  return options
    .filter(option => !options.some(other => beats(other, option)))
    .map(option => option.piece.character.id);
}

function extreme(ids: readonly string[], measure: (id: string) => number, most: boolean): string[] {
  const wanted = most ? Math.max(...ids.map(measure)) : Math.min(...ids.map(measure));
  return ids.filter(id => measure(id) === wanted);
}

const hpOf = (board: Board, facts: PersonalFacts, id: string): number =>
  facts.hp ?? board.characters.find(character => character.id === id)?.hp ?? 0;

function liesIn(board: Board, actor: string, id: string, arc: Arc | 'flank'): boolean {
  const character = board.characters.find(other => other.id === id);
  if (!character) return false;
  const found = arcOf(board, actor, character.at);
  return arc === 'flank' ? found === 'left' || found === 'right' : found === arc;
}
