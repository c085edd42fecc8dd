import type { Encounter } from '../../../stage/encounter';

/** One change of the encounter in the editor, called by what it did. */
export type Change = (title: string, encounter: Encounter) => void;
