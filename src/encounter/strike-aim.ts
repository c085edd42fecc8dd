import { distanceBetween } from '../board/measure';
import { strike as aimAt, nearestSlots } from '../board/strike';
import { diceLeft, emptySlots, enemyOf, friendOf, nameOf } from './find';
import type { StrikeFrame } from './frame';
import { boardOf, mirrored, placed } from './positions';
import type { Enemy, Id, State } from './state';

/** The dice that may be hit (DM-2): by the board where places are known, else every die that is left. */
export function legalDice(state: State, frame: StrikeFrame, target: Id): readonly Id[] {
  const enemy = enemyOf(state, target);
  if (!enemy) return [];
  const left = diceLeft(enemy);
  if (left.length < 2) return left.map(die => die.id);
  const slots = slotsHit(state, frame, enemy);
  const there = left.filter(die => slots.includes(die.slot)).map(die => die.id);
  return there.length > 0 ? there : left.map(die => die.id);
}

function slotsHit(state: State, frame: StrikeFrame, enemy: Enemy): readonly string[] {
  const all = enemy.dice.map(die => die.slot);
  const by = friendOf(state, frame.by);
  // All slots of a single hex lie in it: the player's choice.
  if (!by || !placed(state, [by.id, enemy.id]) || boardSize(state, enemy) === 1) return all;
  const broken = emptySlots(enemy);
  // Sentinels measure from the Grove Maiden, falcons from the Huntress, areas take the die nearest to the attacker (AE-6).
  const measured = viaCreatures(frame) || frame.strike.targets.length > 1 || by.at === null;
  if (measured) return by.at === null ? all : nearestSlots(boardOf(state), enemy.id, [by.at], broken);
  const range = frame.strike.range ?? by.range;
  return aimAt(boardOf(state), { actor: by.id, target: enemy.id, range, broken }).slots;
}

const viaCreatures = ({ strike }: StrikeFrame): boolean =>
  (strike.sentinels ?? 0) > 0 || strike.falcons === true;

/** AT-4, AT-5: what the board says against an attack on one target; a card that says otherwise goes before it. */
export function outOfReach(state: State, frame: StrikeFrame): string | null {
  const { strike } = frame;
  const by = friendOf(state, frame.by);
  const [target] = strike.targets;
  if (!by || by.consumed || target === undefined || strike.targets.length > 1) return null;
  if (strike.chain || viaCreatures(frame) || !mirrored(state) || !placed(state, [by.id, target])) return null;
  const board = boardOf(state);
  const range = strike.range ?? by.range;
  const far = distanceBetween(board, by.id, target);
  if (far > range)
    return `${nameOf(state, target)} is ${far} away from ${by.name}, whose range is ${range}: no attack without an enemy in range.`;
  if (!enemyOf(state, target) || range === 1) return null;
  if (aimAt(board, { actor: by.id, target, range, broken: [] }).aim.length > 0) return null;
  return `${by.name} does not see ${nameOf(state, target)}: a ranged attack needs sight.`;
}

function boardSize(state: State, enemy: Enemy): number {
  const footprint = state.encounter.enemies.find(kind => kind.id === enemy.kind)?.footprint ?? 'single';
  return footprint === 'single' ? 1 : footprint === 'flower' ? 7 : footprint.length;
}

/** The first target that has several dice to choose from and none chosen yet. */
export function toAim(state: State, frame: StrikeFrame): Id | null {
  return (
    frame.strike.targets.find(
      id => frame.aimed[id] === undefined && legalDice(state, frame, id).length > 1,
    ) ?? null
  );
}
