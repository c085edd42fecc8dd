import { useState } from 'preact/hooks';
import { words } from '../../words';
import { Stroke } from '../frame/Icon';

const w = words.saves;

interface Props {
  readonly id: string;
  readonly name: string;
  /** Whether the words stand beside the sign. */
  readonly wide?: boolean;
}

/** One save, with all that belongs to it, out of the device as a file. */
export function TakeAlong({ id, name, wide = false }: Props) {
  const [note, setNote] = useState<string | undefined>(undefined);
  const take = () => {
    // What goes into a file is loaded when somebody wants one.
    Promise.all([import('../../../play/files'), import('../input/takenNote')])
      .then(async ([{ takeOut }, { takenNote }]) => setNote(takenNote(await takeOut([id]))))
      .catch(console.error);
  };
  return (
    <>
      <button
        type="button"
        class={wide ? 'btn' : 'btn square quiet'}
        aria-label={wide ? undefined : w.takeOne(name)}
        onClick={take}
      >
        <Stroke of="take" />
        {wide ? w.takeThisOut : null}
      </button>
      {note ? (
        <p class="notice" role="status">
          {note}
        </p>
      ) : null}
    </>
  );
}
