import { strike as aimAt } from '../../src/board/geometry/strike';
import type { Board } from '../../src/board/geometry/types';
import { distanceBetween, hexDistance, hexesOf } from '../../src/board/targets/measure';
import { moveCharacter } from '../../src/board/text/edit';
import { idleAttack } from '../../src/encounter/cards/refuse-idle-attack';
import { strides } from '../../src/encounter/damage/stride';
import { edge } from '../../src/encounter/enemy/perform-place';
import { nearestFree } from '../../src/encounter/facts/free-hexes';
import { boardOf, placed } from '../../src/encounter/facts/positions';
import {
  cardOfAlly,
  friendOf,
  heroes,
  isStanding,
  standing,
  tokensOf,
} from '../../src/encounter/facts/select';
import type { Command } from '../../src/encounter/model/command';
import type { Friend, Id, State } from '../../src/encounter/model/state';
import { needProblem } from '../../src/encounter/windows/check-needs';
import { costOf, type Playable, playable } from '../../src/encounter/windows/playable';
import type { Hex } from '../../src/hex/shape';
import type { HeroEffect } from '../../src/stage/company';
import { wounded } from './answers';

type Attack = Extract<HeroEffect, { effect: 'attack' }>;

/** What somebody can strike with now: an ability card, or the plain attack of those who keep no cards here. */
interface Way {
  readonly cost: number;
  readonly range: number;
  readonly play: Playable | null;
}

/** The next tap of the Oathsworn phase; the end of it when nobody has anything to do. */
export function turnOf(state: State): Command {
  const fallen = heroes(state).find(
    one =>
      (one.presence === 'unconscious' || one.presence === 'dead') &&
      !state.friends.some(
        it => it.of === one.id && it.role === 'ally' && (isStanding(it) || it.presence === 'consumed'),
      ),
  );
  const ally = state.allies[0];
  if (fallen && ally) {
    const at = state.settings.board === 'off' ? null : nearestFree(state, edge(state));
    return { do: 'ally', who: fallen.id, ally: ally.id, at };
  }
  for (const one of standing(state)) {
    if (one.role === 'sentinel' || dormant(state, one)) continue;
    const command = turnOfOne(state, one);
    if (command) return command;
  }
  return { do: 'endTurns' };
}

/** GM-6: what a fallen Grove Maiden called lies dormant. */
const dormant = (state: State, one: Friend): boolean => {
  const maiden = one.role === 'guardian' ? friendOf(state, one.of) : undefined;
  return maiden?.presence === 'unconscious' || maiden?.presence === 'dead';
};

function turnOfOne(state: State, one: Friend): Command | null {
  if (one.caged) return null;
  const injury = one.role === 'full' ? one.cards.hand.find(id => state.library.injuries[id]) : undefined;
  if (injury) return { do: 'injury', who: one.id, card: injury };
  const ways = waysOf(state, one).filter(way => way.cost <= one.animus.available);
  for (const way of ways) {
    const targets = inRange(state, one, way.range);
    const target = wounded(state, targets)[0];
    if (target === undefined) continue;
    if (way.play) return { do: 'play', who: one.id, card: way.play.card, choice: way.play.choice.id };
    return {
      do: 'attack',
      who: one.id,
      strike: { targets: [target], white: 2, cost: way.cost, range: way.range },
    };
  }
  return approach(state, one, ways);
}

function waysOf(state: State, one: Friend): readonly Way[] {
  const attacks = playable(state, one).flatMap(play => {
    if (play.what === 'item' || play.choice.interrupt) return [];
    const attack = play.choice.effects.find((effect): effect is Attack => effect.effect === 'attack');
    return attack && playIsLawful(state, one, play)
      ? [{ cost: costOf(one, play), range: attack.range ?? reach(attack) ?? one.range, play }]
      : [];
  });
  const ofAlly = cardOfAlly(state, one);
  const plain: Way = {
    cost: ofAlly?.attackCost ?? (one.role === 'full' ? 2 : 1),
    range: one.range,
    play: null,
  };
  const keepsCards =
    one.role === 'full' &&
    one.cards.hand.concat(one.cards.cooldown.flat()).some(id => state.library.abilities[id]);
  return keepsCards ? [...attacks].sort((a, b) => b.cost - a.cost) : [plain];
}

/** Its conditions are met, and it would strike somebody. */
export const playIsLawful = (state: State, one: Friend, { choice }: Playable): boolean =>
  needProblem(state, one, choice) === null && idleAttack(state, one.id, choice) === null;

const reach = (attack: Attack): number | null => {
  if (attack.area === 'adjacent') return 1;
  if (typeof attack.area === 'object' && 'cone' in attack.area) return attack.area.cone;
  return attack.charge ?? null;
};

/** The enemies that it could strike from where it stands; all of them where no places are kept. */
export function inRange(state: State, one: Friend, range: number): readonly Id[] {
  const there = state.enemies.filter(enemy => enemy.present).map(enemy => enemy.id);
  if (one.consumed) return [one.consumed.enemy];
  return there.filter(id => !placed(state, [one.id, id]) || canStrike(boardOf(state), one.id, id, range));
}

const canStrike = (board: Board, actor: Id, target: Id, range: number): boolean =>
  distanceBetween(board, actor, target) <= range &&
  aimAt(board, { actor, target, range, broken: [] }).aim.length > 0;

/** As near as it must be to strike, for the least animus; nearer to the closest enemy when that cannot be. */
function approach(state: State, one: Friend, ways: readonly Way[]): Command | null {
  const animus = one.animus.available;
  if (animus < 1 || tokensOf(one, 'crippled') > 0 || one.presence !== 'standing') return null;
  if (state.turn?.who === one.id && state.turn.moved) return null;
  const there = state.enemies.filter(enemy => enemy.present);
  if (there.length === 0 || !placed(state, [one.id, ...there.map(enemy => enemy.id)])) return null;
  const board = boardOf(state);
  const found = [...strides(state, one.id)]
    .map(([hex, cost]) => ({ hex, cost }))
    .sort((a, b) => a.cost - b.cost);
  const theirs = there.map(enemy => ({ id: enemy.id, hexes: hexesOf(board, enemy.id) }));
  const gap = (hex: Hex, hexes: readonly Hex[]): number =>
    Math.min(...hexes.map(other => hexDistance(board, hex, other)));
  for (const way of ways) {
    for (const walk of found) {
      if (walk.cost + way.cost > animus) continue;
      const near = theirs.filter(enemy => gap(walk.hex, enemy.hexes) <= way.range);
      if (near.length === 0) continue;
      const moved = moveCharacter(board, one.id, walk.hex);
      if (near.some(enemy => canStrike(moved, one.id, enemy.id, way.range)))
        return { do: 'move', who: one.id, to: walk.hex, animus: walk.cost };
    }
  }
  const nearest = (hex: Hex): number => Math.min(...theirs.map(enemy => gap(hex, enemy.hexes)));
  const now = one.at === null ? 0 : nearest(one.at);
  const best = found
    .map(walk => ({ walk, gap: nearest(walk.hex) }))
    .filter(it => it.gap < now)
    .sort((a, b) => a.gap - b.gap || a.walk.cost - b.walk.cost)[0];
  return best ? { do: 'move', who: one.id, to: best.walk.hex, animus: best.walk.cost } : null;
}
