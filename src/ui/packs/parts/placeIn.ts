import { fieldWord, oneWord } from '../../words/pack-fields';

const within = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

const called = (value: unknown): string | undefined => {
  const name = within(value, 'name') ?? within(value, 'label');
  return typeof name === 'string' && name !== '' ? name : undefined;
};

/** A place in a pack by the names of what stands there; what lies before `inside` is known and left out. */
export function placeIn(pack: unknown, at: string, inside = ''): string | undefined {
  const path = at.match(/[^.[\]]+/g) ?? [];
  const known = inside.match(/[^.[\]]+/g)?.length ?? 0;
  const names: string[] = [];
  let value = pack;
  for (const [i, key] of path.entries()) {
    value = within(value, key);
    if (i < known) continue;
    if (/^\d+$/.test(key)) {
      if (value === undefined) return undefined;
      names.push(called(value) ?? `${oneWord(path[i - 1] ?? '')} ${Number(key) + 1}`);
    } else if (!/^\d+$/.test(path[i + 1] ?? '')) names.push(fieldWord(key));
  }
  return names.length > 0 ? names.join(', ') : undefined;
}
