import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Refused } from '../../../../play/history-in-play';
import type { AtTable } from '../../../../play/playing';
import { DockNews } from '../../../../ui/parts/DockNews';
import { ui } from '../../words/ui';

interface Props {
  readonly table: AtTable & { readonly refusal: ReadonlySignal<Refused<unknown> | null> };
  readonly children: ComponentChildren;
}

/** One thing to do, always in the same place; a refusal stands where the button was. */
export function DockFrame({ table, children }: Props) {
  return (
    <section class="hc-dock panel" aria-label={ui.dock}>
      <DockNews table={table} game="harrow" sawHidden={ui.sawHidden} />
      {children}
    </section>
  );
}
