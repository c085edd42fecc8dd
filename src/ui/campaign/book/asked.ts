import { signal } from '@preact/signals';
import { owed } from '../../../campaign/facts/owed';
import { type Campaign, emptySeats } from '../../../campaign/model/state';

/** The thing to do that somebody wants to see first, by its id on the chapter's page. */
export const wanted = signal<string | undefined>(undefined);

interface Open {
  readonly page: readonly string[];
  readonly show: () => void;
}

const toDo = (id: string): Open => ({
  page: [],
  show: () => {
    wanted.value = id;
  },
});

/** Where what a rule misses is done, if it can be done in the book. */
export function askedFor(state: Campaign, rule: string): Open | undefined {
  const all = owed(state);
  const first = (...kinds: readonly string[]) => all.find(one => kinds.includes(one.owes))?.owes;
  switch (rule) {
    case 'CP-2':
      return emptySeats(state).length > 0 ? toDo('member') : undefined;
    case 'EN-10':
      return toDo('replayToken');
    case 'LL-1': {
      const open = first('common', 'unique', 'injury', 'item');
      return open ? toDo(open) : state.course.tally ? undefined : toDo('tally');
    }
    default:
      return undefined;
  }
}
