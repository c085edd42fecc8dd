import { speaker } from './said';

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
