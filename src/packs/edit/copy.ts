import type { Encounter } from '../../stage/encounter';
import type { Pack } from '../pack';
import { idFrom } from './blank';
import type { Edit } from './edit';

export interface Copied {
  readonly id: string;
  readonly edits: readonly Edit[];
}

/** An encounter of one pack in another, with its pictures; under another id where its own is taken. */
export function copied(encounter: Encounter, from: Pack, into: Pack): Copied {
  const id = idFrom(
    encounter.id,
    into.encounters.map(one => one.id),
  );
  const of = (name: string): string => (name === encounter.id ? id : name);
  const names = [encounter.id, ...encounter.enemies.map(one => one.id)];
  const drawn = from.pictures
    .filter(one => names.includes(one.of))
    .map(one => ({ ...one, of: of(one.of) }))
    .filter(one => !into.pictures.some(there => there.of === one.of));
  return {
    id,
    edits: [
      { edit: 'put', encounter: { ...encounter, id } },
      ...(drawn.length > 0
        ? [{ edit: 'parts', parts: { pictures: [...into.pictures, ...drawn] } } as const]
        : []),
    ],
  };
}
