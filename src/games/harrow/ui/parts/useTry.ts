import { useState } from 'preact/hooks';
import type { Playing } from '../../../../play/playing';
import type { Trial } from '../../../../play/trial';
import { say } from '../../rules/solo/says';

/** Hester's turn tried on a copy. */
export interface Trying {
  readonly on: boolean;
  readonly begin: () => void;
  readonly doIt: (title: string) => void;
  readonly drop: () => void;
}

interface Tried<Table> {
  readonly playing: Table;
  readonly trying: Trying;
}

/** Neither the Tree nor what follows Hester's turn is tried: what they bring to light nobody may know before. */
const ofHers = ({ do: what }: { readonly do: string }): boolean => what !== 'tree' && what !== 'endTurn';

/** The table, or the copy that something is tried on; what happens at the table ends the try. */
export function useTry<State, Command extends { readonly do: string }, Event, Question>(
  table: Playing<State, Command, Event, Question>,
): Tried<Playing<State, Command, Event, Question>> {
  const [begun, setTrial] = useState<Trial<State, Command, Event, Question> | undefined>(undefined);
  const trial = begun?.from === table.state.value ? begun : undefined;
  const begin = async (): Promise<void> => {
    const { tryOut } = await import('../../../../play/trial');
    setTrial(tryOut(table, ofHers, say('harrow.not-tried')));
  };
  const drop = () => setTrial(undefined);
  return {
    playing: trial?.table ?? table,
    trying: {
      on: trial !== undefined,
      begin: () => {
        begin().catch(console.error);
      },
      doIt: title => {
        trial?.doIt(title);
        drop();
      },
      drop,
    },
  };
}
