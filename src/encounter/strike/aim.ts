import { strike as aimAt, nearestSlots, slotOf } from '../../board/geometry/strike';
import { rangeNow } from '../damage/thrown-items';
import { boardOf, placed } from '../facts/positions';
import { diceLeft, emptySlots, enemyOf, friendOf } from '../facts/select';
import type { StrikeFrame } from '../model/frame';
import type { Enemy, Id, State } from '../model/state';

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
  const chosen = frame.strike.aims?.[enemy.id];
  const through = chosen === undefined ? frame.strike.through : [chosen];
  if (through) {
    const slots = through.flatMap(hex => slotOf(boardOf(state), enemy.id, hex) ?? []);
    const left = slots.filter(slot => !broken.includes(slot));
    if (left.length > 0) return left;
  }
  // Sentinels measure from the Grove Maiden, falcons from the Huntress, areas take the die nearest to the attacker (AE-6).
  const { targets, hexes } = frame.strike;
  const measured =
    // GM-13: creatures strike the location nearest to their mistress
    viaCreatures(frame) ||
    targets.length > 1 ||
    hexes !== undefined ||
    through !== undefined ||
    by.at === null;
  if (measured) return by.at === null ? all : nearestSlots(boardOf(state), enemy.id, [by.at], broken);
  const { range = rangeNow(state, by), noSight = false } = frame.strike;
  const { slots } = aimAt(boardOf(state), { actor: by.id, target: enemy.id, range, noSight, broken });
  // OWN-290: the table insists although nothing of it is in range and in sight.
  return slots.length > 0 ? slots : nearestSlots(boardOf(state), enemy.id, [by.at], broken);
}

const viaCreatures = ({ strike }: StrikeFrame): boolean =>
  (strike.sentinels ?? 0) > 0 || strike.falcons === true;

function boardSize(state: State, enemy: Enemy): number {
  const footprint = state.encounter.enemies.find(kind => kind.id === enemy.kind)?.footprint ?? 'single';
  return footprint === 'single' ? 1 : footprint === 'flower' ? 7 : footprint.length;
}

/** DM-2: the die chosen for a target, as long as it is there: another attack may have taken it off since. */
export function dieAimed(state: State, { aimed }: StrikeFrame, target: Id): Id | undefined {
  const enemy = enemyOf(state, target);
  return enemy && diceLeft(enemy).find(die => die.id === aimed[target])?.id;
}

/** The first target that has several dice to choose from and none chosen yet. */
export function toAim(state: State, frame: StrikeFrame): Id | null {
  return (
    frame.strike.targets.find(
      id => dieAimed(state, frame, id) === undefined && legalDice(state, frame, id).length > 1,
    ) ?? null
  );
}
