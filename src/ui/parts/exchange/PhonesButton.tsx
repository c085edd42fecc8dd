import { useState } from 'preact/hooks';
import { handsButton } from '../../words/hands-button';
import { Stroke } from '../frame/Icon';
import { lazy } from '../frame/lazy';

const PhonesSheet = lazy(async () => (await import('../../hands/PhonesSheet')).PhonesSheet);

/** How it stands there: a line of a menu, a word in a bar, or its sign alone where there is no room for a word. */
type Shape = 'line' | 'word' | 'sign';

const classes: Readonly<Record<Shape, string>> = {
  line: 'menu-line',
  word: 'btn quiet',
  sign: 'btn square quiet',
};

/** Opens a table to phones; the code for it loads on the first tap. */
export function PhonesButton({ id, as = 'word' }: { id: string; as?: Shape }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class={classes[as]} aria-label={handsButton} onClick={() => setOpen(true)}>
        {as === 'word' ? null : <Stroke of="phone" />}
        {as === 'sign' ? null : handsButton}
      </button>
      {open ? <PhonesSheet id={id} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
