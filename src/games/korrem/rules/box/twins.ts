import type { Ability } from '../battle/card';
import { type Unsure, unsureNumbers } from '../fight/model';

interface Numbered extends Readonly<Record<Unsure, number>> {
  readonly abilities: readonly Ability[];
  readonly unsure?: readonly Unsure[];
}

/** TE-2: a card that is known, with what was just told of it under nearly its name: numbers and abilities. */
export function asKnown<T extends Numbered>(known: T, told: Numbered): T {
  const open = told.unsure ?? [];
  const numbers = Object.fromEntries(
    unsureNumbers.filter(name => !open.includes(name)).map(name => [name, told[name]]),
  );
  const still = (known.unsure ?? []).filter(name => open.includes(name));
  const { unsure: _, ...card } = { ...known, ...numbers };
  return {
    ...(card as T),
    abilities: told.abilities.length > 0 ? told.abilities : known.abilities,
    ...(still.length > 0 && { unsure: still }),
  };
}
