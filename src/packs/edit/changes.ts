import { hashOf } from '../../basics/hash';
import type { Encounter } from '../../stage/encounter';
import type { Pack } from '../pack';

export type Changed =
  | 'encounter'
  | 'card'
  | 'enemy'
  | 'ability'
  | 'board'
  | 'rules'
  | 'course'
  | 'company'
  | 'pictures'
  | 'about';

/** One difference between two versions of a pack. */
export interface PackChange {
  readonly what: Changed;
  readonly how: 'added' | 'removed' | 'changed';
  /** What it is called; of a whole part, the encounter that it belongs to, or nothing. */
  readonly name: string;
}

const hashes = new WeakMap<object, string>();

/** A part that did not change is the same object in each version, and is hashed once. */
export function hashOfPart(part: object): string {
  const known = hashes.get(part) ?? hashOf(part);
  hashes.set(part, known);
  return known;
}

const same = (a: unknown, b: unknown): boolean => a === b || hashOf(a ?? null) === hashOf(b ?? null);

export const changesOf = (before: Pack, after: Pack): readonly PackChange[] => [
  ...listed('encounter', before.encounters, after.encounters, one => one.name).flatMap(change => {
    if (change.how !== 'changed') return [change];
    const [was, now] = [before, after].map(pack => pack.encounters.find(one => one.id === change.id));
    return was && now ? within(was, now) : [];
  }),
  ...parts(before, after, '', {
    company: ['classes', 'items', 'injuries', 'allies', 'heroes'],
    pictures: ['pictures'],
    about: ['name', 'author', 'licence', 'language', 'text'],
  }),
];

const within = (was: Encounter, now: Encounter): readonly PackChange[] => [
  ...listed('card', was.cards, now.cards, one => one.label),
  ...listed('enemy', was.enemies, now.enemies, one => one.name),
  ...listed('ability', was.abilities, now.abilities, one => one.name),
  ...parts(was, now, now.name, {
    board: ['board', 'startZone', 'obstacles', 'tiles', 'placed', 'civilians'],
    course: ['triggers', 'victory', 'reminders'],
    rules: ['name', 'chapter', 'flavour', 'tileKinds', 'tokens', 'checklist', 'note'],
  }),
];

function listed<T extends { readonly id: string }>(
  what: Changed,
  before: readonly T[],
  after: readonly T[],
  nameOf: (one: T) => string,
): readonly (PackChange & { readonly id: string })[] {
  const change = (how: PackChange['how'], one: T) => ({ what, how, name: nameOf(one), id: one.id });
  return [
    ...before.filter(one => !after.some(now => now.id === one.id)).map(one => change('removed', one)),
    ...after.flatMap(one => {
      const was = before.find(old => old.id === one.id);
      if (!was) return [change('added', one)];
      return was === one || hashOfPart(was) === hashOfPart(one) ? [] : [change('changed', one)];
    }),
  ];
}

function parts<T extends object>(
  was: T,
  now: T,
  name: string,
  of: Partial<Record<Changed, readonly (keyof T)[]>>,
): readonly PackChange[] {
  const all: readonly Changed[] = ['board', 'course', 'rules', 'company', 'pictures', 'about'];
  return all
    .filter(what => of[what]?.some(key => !same(was[key], now[key])))
    .map(what => ({ what, how: 'changed', name }));
}
