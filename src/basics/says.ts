import { type Bare, speaker } from './said';

/** As the schema puts them: `string`, `"red" | "white"`, `>=1`; null when it does not say. */
type Expected = { readonly expected: string | null };
type Mismatch = { readonly expected: string | null; readonly received: string };

/** What the doors say of data that is not what it should be; worded in src/ui/words. */
export type DoorSays = {
  'door.missing': Expected;
  'door.unknown': Mismatch;
  'door.length': Mismatch;
  'door.number': Mismatch;
  'door.name': { readonly received: string };
  'door.type': Mismatch;
};
export const say = speaker<DoorSays>();

/** What a reading finds wrong, value by value; worded in src/ui/words. */
export type ReadingSays = {
  'reading.is-object': Bare;
  'reading.is-list': Bare;
  'reading.unknown': { readonly known: string };
  'reading.count': { readonly least: number; readonly most: number };
  'reading.flag': Bare;
  'reading.text': Bare;
};
export const sayOfReading = speaker<ReadingSays>();
