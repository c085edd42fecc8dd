import { createContext, type FunctionComponent } from 'preact';
import { useContext } from 'preact/hooks';
import type { Shape } from '../../../packs/edit/shape';

export interface FieldProps<S extends Shape = Shape> {
  readonly shape: S;
  /** Its key in the file: it names the field and what an id may point at. */
  readonly name: string;
  readonly label: string;
  readonly value: unknown;
  /** It has just been added. */
  readonly begun?: boolean;
  readonly onChange: (value: unknown) => void;
}

const nothing: FunctionComponent<FieldProps> = () => null;
/** How a field within a field is shown: fields hold fields, and each is of one of a few shapes. */
export const FieldContext = createContext<FunctionComponent<FieldProps>>(nothing);
export const useField = (): FunctionComponent<FieldProps> => useContext(FieldContext);
