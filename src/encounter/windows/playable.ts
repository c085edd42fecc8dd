import type { Choice } from '../../stage/company';
import { isUnarmed } from '../damage/thrown-items';
import { costTable } from '../facts/cost-table';
import { cardOfAlly } from '../facts/select';
import type { Friend, Id, State } from '../model/state';

export interface Playable {
  readonly card: Id;
  readonly name: string;
  readonly what: 'ability' | 'item' | 'archetype' | 'ally';
  readonly choice: Choice;
}

/**
 * What somebody could play from the hand, the archetype or the ally card, by choice (only one of a card's effects).
 * `used`: also what a cube marks as used (CN-3, UC-5).
 */
export function playable(state: State, friend: Friend, used = false): readonly Playable[] {
  const { library } = state;
  const companion = friend.role === 'companion';
  const out: Playable[] = [];
  for (const id of friend.cards.hand) {
    const ability = library.abilities[id];
    if (ability)
      for (const choice of ability.choices)
        out.push({ card: id, name: ability.name, what: 'ability', choice });
    const item = library.items[id];
    if (!item || friend.thrown.some(one => one.item === id)) continue;
    // SE-23: whoever strikes unarmed, or has thrown a weapon, uses no ability of a weapon.
    if (item.kind === 'weapon' && disarmed(state, friend)) continue;
    // CN-7: its own effect, where the item prints one
    const choices = companion ? (item.companion ? [item.companion] : item.choices) : item.choices;
    for (const choice of choices) out.push({ card: id, name: item.name, what: 'item', choice });
  }
  const archetype = library.archetypes[friend.id];
  if (companion && archetype)
    for (const choice of archetype.choices)
      if (used || !friend.cards.cubes.includes(choice.id))
        out.push({ card: archetype.id, name: archetype.name, what: 'archetype', choice });
  const ally = cardOfAlly(state, friend);
  if (ally?.once && (used || !friend.cards.cubes.includes(ally.once.id)))
    out.push({ card: ally.id, name: ally.name, what: 'ally', choice: ally.once });
  return out;
}

const disarmed = (state: State, friend: Friend): boolean =>
  isUnarmed(state, friend) ||
  state.frames.some(
    frame => frame.frame === 'strike' && frame.by === friend.id && frame.flow?.setup.unarmed === true,
  );

/** Interrupts of companions, and their items, cost no animus; their archetype's other abilities cost 1 (CN-4). */
export function costOf(friend: Friend, one: Playable): number {
  const way = one.what === 'item' ? 'item' : one.choice.interrupt ? 'interrupt' : 'ability';
  const { price } = costTable[way][friend.role];
  return typeof price === 'number' ? price : one.choice.cost;
}
