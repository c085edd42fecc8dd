import { useState } from 'preact/hooks';
import { handsButton } from '../words/hands-button';
import { lazy } from './lazy';

const PhonesSheet = lazy(async () => (await import('../hands/PhonesSheet')).PhonesSheet);

/** Opens a table to phones: nothing of it is loaded before. */
export function PhonesButton({ id, line = false }: { id: string; line?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class={line ? 'menu-line' : 'btn quiet'} onClick={() => setOpen(true)}>
        {handsButton}
      </button>
      {open ? <PhonesSheet id={id} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
