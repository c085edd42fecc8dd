import type { HeroSetup, Setup } from '../../../src/encounter/model/setup';
import type { AbilityCard, Cooldown, ItemCard } from '../../../src/stage/company';
import { say } from '../../support/words';
import { fight, hero, setupOf } from './least-fixture';

type Started = ReturnType<typeof fight>;

export const others = [hero('b'), hero('c'), hero('d')];

/** A fight with cards kept by the app, at the Oathsworn's first open phase; `a` is the one looked at. */
export function inCombat(
  change: Partial<HeroSetup>,
  setup: Partial<Setup> = {},
  instead: readonly HeroSetup[] = [],
): Started {
  const plain = setupOf(setup);
  const rest = others.map(it => instead.find(other => other.id === it.id) ?? it);
  const heroes = [hero('a', change), ...rest];
  const now = fight({ ...plain, heroes, settings: { ...plain.settings, company: 'full' } });
  now.tap({ do: 'begin' });
  return now;
}

/** An ability card that gives a Redraw token, or whatever else `change` says. */
export const gain = (
  id: string,
  cooldown: Cooldown,
  cost: number,
  change: Partial<AbilityCard> & { effects?: AbilityCard['choices'][number]['effects'] } = {},
): AbilityCard => {
  const { effects = [{ effect: 'gain', token: 'redraw', count: 1, on: 'self' }], ...rest } = change;
  return { id, name: id, cooldown, choices: [{ id: `${id}-1`, text: '', cost, effects }], ...rest };
};

/** A gear of one use that heals. */
export const one = (id: string, { cost }: { readonly cost: number }): ItemCard => ({
  id,
  name: id,
  kind: 'gear',
  choices: [{ id: `${id}-1`, text: '', cost, effects: [{ effect: 'heal', hp: 1, on: 'self' }] }],
});

export const findInHand = (now: Started, who: string): readonly string[] =>
  now.state.friends.find(it => it.id === who)?.cards.hand ?? [];

export const tasksOf = (now: Started): readonly string[] => now.state.tasks.map(task => say(task.text));
