import type { Problem } from '../basics/result';
import type { Encounter } from '../stage/encounter';
import { type Named, notThere } from '../stage/named';
import { conditionsOf, stepsOf } from '../stage/walk';
import { type Listed, say } from './says';

/** Ids that an encounter names and does not define: it cannot be played. */
export function* brokenReferences(encounter: Encounter, at: string): Generator<Problem> {
  const kinds = new Map(encounter.enemies.map(e => [e.id, e]));
  const slots = new Set(encounter.enemies.flatMap(e => e.slots?.map(s => s.id) ?? []));
  const unknown = (where: string, what: Named, named: string): Problem => ({
    code: 'reference',
    at: where,
    message: say('pack.not-there', { what, named }),
  });

  yield* repeated(encounter.enemies, `${at}.enemies`, 'enemy');
  yield* repeated(encounter.cards, `${at}.cards`, 'card');
  yield* repeated(encounter.abilities, `${at}.abilities`, 'ability');
  yield* repeated(encounter.obstacles, `${at}.obstacles`, 'obstacle');

  for (const [i, placed] of encounter.placed.entries()) {
    if (!kinds.has(placed.enemy)) yield unknown(`${at}.placed[${i}].enemy`, 'enemy', placed.enemy);
  }
  for (const [i, card] of encounter.cards.entries()) {
    for (const [k, actor] of (card.actors ?? []).entries()) {
      if (!kinds.has(actor)) yield unknown(`${at}.cards[${i}].actors[${k}]`, 'enemy', actor);
    }
  }
  for (const [i, trigger] of encounter.triggers.entries()) {
    if (trigger.trigger !== 'broken') continue;
    if (!slots.has(trigger.slot)) yield unknown(`${at}.triggers[${i}].slot`, 'slot', trigger.slot);
    if (trigger.enemy && !kinds.has(trigger.enemy)) {
      yield unknown(`${at}.triggers[${i}].enemy`, 'enemy', trigger.enemy);
    }
  }
  for (const [i, reminder] of encounter.reminders.entries()) {
    if (reminder.time.at === 'broken' && !slots.has(reminder.time.slot)) {
      yield unknown(`${at}.reminders[${i}].time.slot`, 'slot', reminder.time.slot);
    }
  }
  for (const { at: where, what, named } of notThere(encounter, stepsOf(encounter, at)))
    yield unknown(where, what, named);
}

/** Parts of an encounter that nothing on the table shows; it plays, but the words of a card come to nothing. */
export function* idleReferences(encounter: Encounter, at: string): Generator<Problem> {
  const icons = new Set(encounter.enemies.flatMap(e => e.slots?.map(s => s.icon ?? s.id) ?? []));
  const used = new Set<string>();
  for (const { step, at: where } of stepsOf(encounter, at)) {
    if (step.do === 'ability') used.add(step.ability);
    const asked = [
      ...(step.do === 'attack' ? (step.breaks ?? []) : []),
      ...conditionsOf(step).flatMap(c => (c.when === 'broken' ? [c.icon] : [])),
    ];
    for (const icon of asked) {
      if (!icons.has(icon)) {
        yield { code: 'icon', at: where, message: say('pack.no-icon', { icon }) };
      }
    }
  }
  for (const [i, ability] of encounter.abilities.entries()) {
    if (used.has(ability.id)) continue;
    yield {
      code: 'unused',
      at: `${at}.abilities[${i}]`,
      message: say('pack.unused-ability', { ability: ability.name }),
    };
  }
}

export function* repeated(
  list: readonly { readonly id: string }[],
  at: string,
  what: Listed,
  key: 'id' | 'of' = 'id',
): Generator<Problem> {
  const seen = new Set<string>();
  for (const [i, { id }] of list.entries()) {
    if (seen.has(id)) {
      yield {
        code: 'repeated',
        at: `${at}[${i}].${key}`,
        message: say('pack.repeated', { what, key, id }),
      };
    }
    seen.add(id);
  }
}
