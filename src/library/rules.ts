import * as v from 'valibot';
import { never } from '../basics/never';
import { err, ok, type Refusal, type Result } from '../basics/result';
import type { Said } from '../basics/said';
import { keyText } from '../basics/schema';
import { type EntryId, entryName, type Library, type PackOf } from './library';

const idSchema = keyText(80);

/** The commands that change a library of dictionaries, for `variants('do', …)`. */
/* @__NO_SIDE_EFFECTS__ */
export const libraryCommands = <
  Pack extends v.GenericSchema<unknown, unknown>,
  const Parts extends readonly string[],
>(
  pack: Pack,
  parts: Parts,
) => ({ put: { pack }, drop: { part: v.picklist(parts), id: idSchema } });

/** The events that they cause, for `variants('type', …)`. */
/* @__NO_SIDE_EFFECTS__ */
export const libraryEvents = <
  Pack extends v.GenericSchema<unknown, unknown>,
  const Parts extends readonly string[],
>(
  pack: Pack,
  parts: Parts,
) => ({ put: { pack }, dropped: { part: v.picklist(parts), id: idSchema } });

type LibraryCommand<Contents, Part extends string> =
  | { readonly do: 'put'; readonly pack: PackOf<Contents> }
  | ({ readonly do: 'drop' } & EntryId<Part>);

type LibraryEvent<Contents, Part extends string> =
  | { readonly type: 'put'; readonly pack: PackOf<Contents> }
  | ({ readonly type: 'dropped' } & EntryId<Part>);

type LibraryRefusal = 'nothing' | 'full' | 'unknown';

const NAMES_IN_TITLE = 3;
const NAME_LENGTH_IN_TITLE = 40;

interface Definition<Contents extends object, Part extends string> {
  readonly library: Library<Contents, Part>;
  readonly mostEntries: number;
  readonly refusal: (code: LibraryRefusal) => Refusal & { readonly rule?: string };
  readonly putTitle: (names: string) => Said;
  readonly dropTitle: (name: string) => Said;
}

/** The rules of a library of dictionaries. None of them may hold more than `mostEntries`. */
export function libraryRules<Contents extends object, Part extends string>({
  library,
  mostEntries,
  refusal,
  putTitle,
  dropTitle,
}: Definition<Contents, Part>) {
  type Command = LibraryCommand<Contents, Part>;
  type Event = LibraryEvent<Contents, Part>;
  const apply = <Ours extends Contents>(ours: Ours, event: Event): Ours => {
    switch (event.type) {
      case 'put':
        return library.put(ours, event.pack);
      case 'dropped':
        return library.remove(ours, event);
      default:
        return never(event);
    }
  };
  const decide = (ours: Contents, command: Command): Result<readonly Event[], ReturnType<typeof refusal>> => {
    if (command.do === 'drop') {
      const { part, id } = command;
      return library.find(ours, command) === undefined
        ? err(refusal('unknown'))
        : ok([{ type: 'dropped', part, id }]);
    }
    const changes = library.differences(ours, command.pack);
    if (changes.length === 0) return err(refusal('nothing'));
    const pack = library.pick(command.pack, changes);
    const isFull = library.parts.some(part => library.count(library.put(ours, pack), part) > mostEntries);
    return isFull ? err(refusal('full')) : ok([{ type: 'put', pack }]);
  };
  const titleOf = (ours: Contents, command: Command): Said => {
    if (command.do === 'drop') return dropTitle(entryName(command.id, library.find(ours, command)));
    const names = library
      .differences(ours, command.pack)
      .map(({ name }) => name.slice(0, NAME_LENGTH_IN_TITLE));
    const few = names.slice(0, NAMES_IN_TITLE).join(', ');
    return putTitle(names.length > NAMES_IN_TITLE ? `${few} (${names.length})` : few);
  };
  return { apply, decide, titleOf };
}
