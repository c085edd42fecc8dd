import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Encounter } from '../../../stage/encounter';

export interface Ref {
  readonly id: string;
  readonly text: string;
}

/** What a form may point at. */
export interface FormAround {
  /** What an id under this key can name; nothing where ids are free. */
  readonly refs: (key: string) => readonly Ref[] | undefined;
  /** Words that others have used under this key; any other word will do as well. */
  readonly hints: (key: string) => readonly string[];
  /** A picture for one of the kinds, words or ids under this key, where there are pictures. */
  readonly sign?: (key: string, one: string) => ComponentChildren;
  /** The board on which hexes are tapped. */
  readonly encounter?: Encounter;
}

const nothing: FormAround = { refs: () => undefined, hints: () => [] };
export const FormContext = createContext<FormAround>(nothing);
export const useAround = (): FormAround => useContext(FormContext);
