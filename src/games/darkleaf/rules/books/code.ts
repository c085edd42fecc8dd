import { type Clan, clans, type HexKind, type Kind, kinds } from '../board/position';
import type { Book } from '../duel/model';
import { type SkillId, skills } from '../skills/names';
import { guessedBook, kindsOf } from './books';

/**
 * A clan book as a line that can be pasted: clan and bone, a group for each kind (directions, `<`, `/` deeds, `g` and
 * `l` for what it casts), where they stand, and the rows. About 200 characters.
 */
const letters: Readonly<Record<Kind, string>> = {
  pawn: 'P',
  sage: 'S',
  knight: 'N',
  rook: 'R',
  queen: 'Q',
  king: 'K',
};
const head = 'DL1';
export const BOOK_CODE_LENGTH = 400;

const rowsOf = (clan: Clan): SkillId[] =>
  (Object.keys(skills) as SkillId[]).filter(id => skills[id].clan === clan);

export function codeOf({ clan, bone, units, start, rows }: Book): string {
  const kindsText = kindsOf(clan).map(kind => {
    const { journey, less, deed, hex } = units[kind];
    const casts = `${hex.includes('garden') ? 'g' : ''}${hex.includes('ladder') ? 'l' : ''}`;
    return `${letters[kind]}${journey.join('')}${less ? '<' : ''}/${deed.join('')}${casts}`;
  });
  const stand = kindsOf(clan).map(
    kind =>
      `${letters[kind]}${start
        .filter(one => one.kind === kind)
        .map(one => one.at)
        .sort()
        .join('')}`,
  );
  const rowText = rowsOf(clan).map(id => {
    const row = rows.find(one => one.id === id);
    const sum = row?.sum ? `=${row.sum[0]}-${row.sum[1]}` : '';
    return `${(row?.slots ?? []).join('.')}${sum}${row?.places === undefined ? '' : `:${row.places}`}`;
  });
  return [head, clan, bone, kindsText.join(','), stand.join(','), rowText.join(',')].join(';');
}

const kindOf = (letter: string): Kind | undefined => kinds.find(kind => letters[kind] === letter);
const unitText = /^([PSNRQK])([1-8]{0,8})(<?)\/([1-8]{0,8})(g?)(l?)$/;
const standText = /^([PSNRQK])((?:[a-h][1-4])*)$/;
const rowText =
  /^((?:(?:\*|E|O|\d{1,2}|\d{1,2}-\d{1,2})(?:\.(?!$|[=:])|(?=$|[=:])))*)(?:=(\d{1,3})-(\d{1,3}))?(?::(\d))?$/;

const digits = (text: string): number[] => [...new Set([...text].map(Number))].sort((a, b) => a - b);

/** The book of a pasted line; nothing where it is none. */
export function bookOfCode(line: string): Book | undefined {
  const [mark, name, bone = '', units = '', stand = '', rows = '', ...rest] = line.trim().split(';');
  const clan = clans.find(one => one === name);
  const sides = Number(bone);
  if (mark !== head || !clan || rest.length > 0 || !/^\d{1,2}$/.test(bone) || sides < 2 || sides > 20)
    return undefined;
  const blank = guessedBook(clan);
  const book = { ...blank.units };
  for (const part of units.split(',')) {
    const [, letter = '', journey = '', less, deed = '', garden, ladder] = unitText.exec(part) ?? [];
    const kind = kindOf(letter);
    if (!kind || !kindsOf(clan).includes(kind)) return undefined;
    const hex: HexKind[] = [
      ...(garden ? (['garden'] as const) : []),
      ...(ladder ? (['ladder'] as const) : []),
    ];
    book[kind] = { journey: digits(journey), less: less === '<', deed: digits(deed), hex };
  }
  const start: { at: string; kind: Kind }[] = [];
  for (const part of stand.split(',')) {
    const [, letter = '', squares = ''] = standText.exec(part) ?? [];
    const kind = kindOf(letter);
    if (!kind || !kindsOf(clan).includes(kind)) return undefined;
    for (const at of squares.match(/../g) ?? []) start.push({ at, kind });
  }
  if (new Set(start.map(one => one.at)).size !== start.length) return undefined;
  const told = rows.split(',');
  const ids = rowsOf(clan);
  if (told.length !== ids.length) return undefined;
  const taught: Book['rows'][number][] = [];
  for (const [i, id] of ids.entries()) {
    const found = rowText.exec(told[i] ?? '');
    if (!found) return undefined;
    const [, slots = '', low, high, places] = found;
    taught.push({
      id,
      slots: slots === '' ? [] : slots.split('.'),
      ...(low !== undefined && high !== undefined && { sum: [Number(low), Number(high)] as const }),
      ...(places !== undefined && { places: Number(places) }),
    });
  }
  return { clan, bone: sides, start, units: book, rows: taught };
}
