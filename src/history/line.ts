import type { Entry, MarkId } from './entry';
import type { History, Known } from './log';
import { entryOf, markOf } from './states';

type Place = Pick<History<unknown, unknown>, 'line' | 'at'>;
interface Trunk<Event> {
  readonly entries: readonly Entry<Event>[];
  readonly known: readonly Known<unknown>[];
}

/** From the first mark whose state can be worked out down to `id`; undefined if not even that of `id` can. */
export function pathTo<Event>({ entries, known }: Trunk<Event>, id: MarkId): readonly MarkId[] | undefined {
  const up: MarkId[] = [];
  let rootAt = -1;
  for (let at = id; ; ) {
    up.push(at);
    if (entryOf(known, at)) rootAt = up.length;
    const mark = markOf(entries, at);
    if (!mark) break;
    at = mark.parent;
  }
  return rootAt < 0 ? undefined : up.slice(0, rootAt).reverse();
}

/** The newest mark that grew from `id`, or `id` itself. */
function newestFrom<Event>(entries: readonly Entry<Event>[], id: MarkId): MarkId {
  const grown = new Set<MarkId>([id]);
  let newest = id;
  for (const entry of entries) {
    if (entry.kind !== 'mark' || !grown.has(entry.parent)) continue;
    grown.add(entry.id);
    newest = entry.id;
  }
  return newest;
}

/** The line after a move to `id`: the present one when it passes there, else the newest branch that does. */
export function lineThrough<Event>(
  trunk: Trunk<Event>,
  id: MarkId,
  present: readonly MarkId[],
): Place | undefined {
  const at = present.indexOf(id);
  if (at >= 0) return { line: present, at };
  const line = pathTo(trunk, newestFrom(trunk.entries, id));
  const place = line?.indexOf(id) ?? -1;
  return line && place >= 0 ? { line, at: place } : undefined;
}
