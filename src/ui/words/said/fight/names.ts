import { words } from '../..';

/** A combat token or mark; one of an author's own is called as the author calls it. */
export const tokenName = (kind: string): string => {
  const names: Record<string, string> = words.company.tokens;
  return names[kind] ?? kind;
};

/** "a Redraw token", "an Empowered token" */
export const aToken = (kind: string): string => {
  const name = tokenName(kind);
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name} token`;
};

export const arcName = {
  front: 'front',
  rear: 'rear',
  left: 'left',
  right: 'right',
  flank: 'flank',
} as const;

export const plural = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`;
