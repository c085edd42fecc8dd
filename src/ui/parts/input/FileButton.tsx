import { handOut } from '../../../storage/file/share';

interface Props {
  /** Of the file, with its ending. */
  readonly name: string;
  readonly type: string;
  /** What stands in it, made when somebody wants it. */
  readonly text: () => string;
  readonly children: string;
}

/** A text that leaves as a file, by share sheet or download. */
export const FileButton = ({ name, type, text, children }: Props) => (
  <button
    type="button"
    class="btn"
    onClick={() => {
      handOut([{ name, bytes: new TextEncoder().encode(text()) }], type).catch(console.error);
    }}
  >
    {children}
  </button>
);
