import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Refused } from '../../../../play/history-in-play';
import type { AtTable } from '../../../../play/playing';
import { Stroke } from '../../../../ui/parts/Icon';
import { words } from '../../../../ui/words';
import { say } from '../../../../ui/words/say';
import { ui } from '../../words/ui';

interface Props {
  readonly table: AtTable & { readonly refusal: ReadonlySignal<Refused<unknown> | null> };
  readonly children: ComponentChildren;
}

/** One thing to do, always in the same place; a refusal stands where the button was. */
export function DockFrame({ table, children }: Props) {
  const refusal = table.refusal.value;
  return (
    <section class="hc-dock panel" aria-label={ui.dock}>
      {refusal ? (
        <p class="refusal hc-refusal" role="alert">
          <span>
            {say(refusal.message)} {refusal.rule ? <small>{refusal.rule}</small> : null}
          </span>
          <button
            type="button"
            class="btn square quiet"
            aria-label={words.app.close}
            onClick={table.dismissRefusal}
          >
            <Stroke of="close" />
          </button>
        </p>
      ) : null}
      {table.sawHidden.value ? <p class="soft">{ui.sawHidden}</p> : null}
      {children}
    </section>
  );
}
