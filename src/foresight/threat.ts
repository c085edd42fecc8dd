import { area } from '../board/areas/area';
import type { Board, Order } from '../board/geometry/types';
import { activate } from '../board/moves/activate';
import { charge } from '../board/moves/charge';
import { hexesOf } from '../board/targets/measure';
import { afterMovement, moveCharacter } from '../board/text/edit';
import { actorsOf } from '../encounter/enemy/card-frame';
import { areaOrder } from '../encounter/facts/area-order';
import { isHeld, planFor, rangeOf } from '../encounter/facts/lookahead';
import { boardOf, mirrored, placed } from '../encounter/facts/positions';
import { cardOf, heroes, isBoss, isExcluded, kindOf } from '../encounter/facts/select';
import type { Enemy, Id, State } from '../encounter/model/state';
import { Run } from '../encounter/run/run';
import { mayBeTargeted, whoFits } from '../encounter/target/fit-rules';
import { namesAll, pointedAt } from '../encounter/target/order';
import { gridOf } from '../hex/grid';
import type { Hex } from '../hex/shape';
import type { AttackStep, Step, TargetRule } from '../stage/steps';
import { blindfold } from './blindfold';

/**
 * What standing on a hex means while the face-up card is as it is: `target` its attack would come at me, `struck` I
 * would be hit beside somebody else, `sought` it would come for me without reaching me, `safe` none of these.
 */
export type Danger = 'target' | 'struck' | 'sought' | 'safe';

export interface ThreatMap {
  readonly card: Id;
  /** For each character: each hex that is free for it, and its own. */
  readonly of: { readonly [hero: Id]: { readonly [hex: Hex]: Danger } };
  /** The card rolls, or asks the players, before it is known whom it wants. */
  readonly open: boolean;
}

/** One enemy's part of the card: whom it chooses by which words, how far it goes, and its first attack. */
interface Part {
  readonly enemy: Enemy;
  readonly words: readonly TargetRule[];
  readonly among: 'oathsworn' | 'company';
  readonly move: number;
  readonly attack: AttackStep | null;
  /** Who fits the words, where that does not change with anybody's place. */
  readonly fits: readonly Id[] | null;
}

/** Every hex for every standing Oathsworn; null where no places are kept or nothing lies face up. */
export function threatMap(now: State, of?: readonly Id[]): ThreatMap | null {
  const state = blindfold(now);
  const card = state.stage.up ? cardOf(state, state.stage.deck[0] ?? '') : undefined;
  if (!card || card.steps.length === 0 || !mirrored(state)) return null;
  const standing = heroes(state).filter(one => one.presence === 'standing' && (!of || of.includes(one.id)));
  const acting = actorsOf(state, card);
  const actors = state.enemies.filter(one => acting.includes(one.id));
  if (
    !placed(
      state,
      [...standing, ...actors].map(one => one.id),
    )
  )
    return null;
  const parts = actors.map(enemy => partOf(state, enemy, card.steps));
  const map: Record<Id, Record<Hex, Danger>> = {};
  const board = boardOf(state);
  const free = freeHexes(board);
  for (const hero of standing) {
    const dangers: Record<Hex, Danger> = {};
    for (const hex of hero.at === null ? free : [hero.at, ...free]) {
      const there = {
        ...state,
        friends: state.friends.map(one => (one === hero ? { ...one, at: hex } : one)),
      };
      dangers[hex] = dangerAt(there, moveCharacter(board, hero.id, hex), hero.id, parts);
    }
    map[hero.id] = dangers;
  }
  return { card: card.id, of: map, open: parts.some(part => part.words.some(isOpen)) };
}

const byPlace = new Set<TargetRule['rule']>(['furthest', 'inArc', 'adjacent']);

/** All who fit the words; null where only the table can say. */
function fitting(
  state: State,
  actor: Id,
  words: readonly TargetRule[],
  among: Part['among'],
): readonly Id[] | null {
  if (words.length === 0 && !namesAll(state, actor, among, words)) return [];
  const fit = whoFits(new Run(state), actor, words, mayBeTargeted(state, among));
  return 'ask' in fit ? null : fit.ids;
}

const isOpen = (rule: TargetRule): boolean => rule.rule === 'random' || rule.rule === 'players';

/** Board hexes without an obstacle or a character; Sentinels hold none (PS-6). */
function freeHexes(board: Board): Hex[] {
  const taken = new Set(board.obstacles.flatMap(one => one.hexes));
  const grid = gridOf(board.shape);
  for (const one of board.characters)
    if (one.side !== 'sentinel') for (const hex of hexesOf(board, one.id)) taken.add(hex);
  return [...grid.cellOf.keys()].filter(hex => !taken.has(hex));
}

function partOf(state: State, enemy: Enemy, steps: readonly Step[]): Part {
  const at = steps.findIndex(step => step.do === 'target');
  const chooses = at < 0 ? undefined : steps[at];
  const rules = chooses?.do === 'target' ? chooses.rules : [];
  const asked = rules.length > 0 ? rules : (kindOf(state, enemy)?.targets ?? []);
  const attack = steps.find(step => step.do === 'attack');
  const words = asked.filter(rule => rule.rule !== 'closest');
  // TG-5: a minion that the card lets act may go for anybody of the company.
  const said = (chooses?.do === 'target' ? chooses.among : undefined) ?? 'oathsworn';
  const among = isBoss(state, enemy) ? said : 'company';
  return {
    enemy,
    words,
    among,
    fits: words.some(rule => byPlace.has(rule.rule) || isOpen(rule))
      ? null
      : fitting(state, enemy.id, words, among),
    move: planFor(state, enemy.id, steps, at + 1).move,
    attack: attack?.do === 'attack' && !isHeld(enemy, attack.area) ? attack : null,
  };
}

const worse: Readonly<Record<Danger, number>> = { safe: 0, sought: 1, struck: 2, target: 3 };

function dangerAt(state: State, start: Board, hero: Id, parts: readonly Part[]): Danger {
  let danger: Danger = 'safe';
  let board = start;
  for (const part of parts) {
    const order = orderOf(state, part);
    if (order === 'anybody') return 'target';
    const done = activate(board, order);
    board = afterMovement(board, part.enemy.id, done);
    const next = dangerOf(state, part, hero, done.target, done.attacks, board);
    if (worse[next] > worse[danger]) danger = next;
  }
  return danger;
}

/** TG: words that ask for places are asked with the hero on that hex; a roll or the players may name anybody. */
function orderOf(state: State, part: Part): Order | 'anybody' {
  const taunter = pointedAt(state, state.taunt?.by ?? null);
  const open = taunter === null && part.words.some(isOpen);
  const named = open ? null : (part.fits ?? fitting(state, part.enemy.id, part.words, part.among));
  if (named === null) return 'anybody';
  return {
    actor: part.enemy.id,
    move: part.move,
    range: part.attack ? rangeOf(part.attack) : 1,
    attack: part.attack !== null,
    named,
    excluded: state.friends.filter(one => one.at !== null && isExcluded(state, one.id)).map(one => one.id),
    ...(taunter === null ? {} : { taunter }),
  };
}

function dangerOf(
  state: State,
  part: Part,
  hero: Id,
  target: Id | null,
  attacks: boolean,
  after: Board,
): Danger {
  const { attack, enemy } = part;
  if (attack?.area && attack.area.area !== 'chain') {
    const struck = struckBy(state, attack, enemy.id, target, after);
    if (struck.includes(hero)) return target === hero ? 'target' : 'struck';
    return target === hero ? 'sought' : 'safe';
  }
  if (target !== hero) return 'safe';
  return attacks ? 'target' : 'sought';
}

function struckBy(
  state: State,
  attack: AttackStep,
  actor: Id,
  target: Id | null,
  board: Board,
): readonly Id[] {
  if (!attack.area) return [];
  if (attack.area.area === 'charge')
    return charge(board, { actor, hexes: attack.area.hexes }).hit.map(one => one.id);
  const order = areaOrder(state, actor, attack.area, target);
  return order ? area(board, order).hit.map(one => one.id) : [];
}
