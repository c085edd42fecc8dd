import type { Command } from '../../../campaign/model/command';
import { activeOf, type Campaign } from '../../../campaign/model/state';

/** LV-22: the next chapter begins; its number is everybody's level, and the cards up to it lie unlocked. */
export function doneUpTo(state: Campaign, last: number): readonly Command[] {
  const chapter = Math.min(state.chapters.length, last + 1);
  const boxes = state.chapters.flatMap(({ boxes: ticked }, i): Command[] => {
    const on = i + 1 < chapter;
    const stays = ticked.encounter === on;
    if (stays) return [];
    const encounter: Command = { set: 'box', chapter: i + 1, box: 'encounter', on };
    return state.mode === 'instant'
      ? [encounter]
      : [{ set: 'box', chapter: i + 1, box: 'story', on }, encounter];
  });
  const levels = activeOf(state).map(
    (c): Command => ({ set: 'member', who: c.id, level: chapter, unlockedTo: chapter }),
  );
  return [{ set: 'place', chapter, phase: 'start' }, ...boxes, ...levels];
}

/** So many ticks in all, whatever stood there before. */
export function ticksTo(state: Campaign, count: number, reason: string): readonly Command[] {
  const more = count - state.ticks.length;
  if (more > 0) return [{ set: 'tick', chapter: Math.max(1, state.chapter - 1), words: reason, count: more }];
  return state.ticks.slice(count).map(tick => ({ set: 'untick', tick: tick.id }));
}

/** OWN-144, LV-22: sheets of another company for those of the same class: cards, items, values of the board. */
export function copied(state: Campaign, from: Campaign): readonly Command[] {
  const sources = Object.values(from.people);
  const members = activeOf(state).flatMap(c => {
    const source = sources.find(one => one.class === c.class && one.kind === c.kind);
    if (!source) return [];
    const has = (name: string, list: readonly { readonly name: string }[]) =>
      list.some(one => one.name === name);
    const commands: Command[] = [];
    if (c.kind === 'full' && (source.boardAnimus !== null || source.boardRegen !== null))
      commands.push({
        set: 'member',
        who: c.id,
        boardAnimus: source.boardAnimus,
        boardRegen: source.boardRegen,
      });
    for (const { id: _, ...ability } of source.abilities)
      if (ability.level <= c.level && !has(ability.name, c.abilities))
        commands.push({ set: 'ability', who: c.id, ability });
    for (const { id: _, ...archetype } of source.archetypes)
      if (archetype.level <= c.level && !has(archetype.name, c.archetypes))
        commands.push({ set: 'archetype', who: c.id, archetype });
    for (const { id: _, ...item } of source.items)
      if (!has(item.name, c.items)) commands.push({ set: 'item', item, to: { who: c.id } });
    return commands;
  });
  const allies = state.allies.flatMap((ally): Command[] => {
    const known = from.allies.find(one => one.name === ally.name && one.numbers)?.numbers;
    return known && !ally.numbers ? [{ set: 'allyNumbers', ally: ally.id, numbers: known }] : [];
  });
  return [...members, ...allies.slice(0, 1)];
}

/** How many of the four another company has a sheet for. */
export const sharedWith = (state: Campaign, from: Campaign): readonly string[] =>
  activeOf(state)
    .filter(c => Object.values(from.people).some(one => one.class === c.class && one.kind === c.kind))
    .map(c => c.name);
