import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Refused } from '../../../../play/history-in-play';
import type { AtTable } from '../../../../play/playing';
import { DockNews } from '../../../../ui/parts/frame/DockNews';
import { ui } from '../../words/ui';

interface Props {
  readonly table: AtTable & { readonly refusal: ReadonlySignal<Refused<unknown> | null> };
  /** What is asked: with the next question its first line comes into sight. */
  readonly asked: unknown;
  readonly children: ComponentChildren;
}

/** On a page that scrolls below its map, a new question begins below the map and not under it. */
function bringIntoSight(dock: HTMLElement | null): void {
  const map = document.querySelector('.hc-middle');
  if (!dock || !map || window.scrollY === 0) return;
  const under = map.getBoundingClientRect().bottom - dock.getBoundingClientRect().top;
  if (under > 0) window.scrollBy(0, -under - 6);
}

/** One thing to do, always in the same place; a refusal stands where the button was. */
export function DockFrame({ table, asked, children }: Props) {
  const dock = useRef<HTMLElement>(null);
  useEffect(() => bringIntoSight(dock.current), [asked]);
  return (
    <section ref={dock} class="hc-dock panel" aria-label={ui.dock}>
      <DockNews table={table} game="harrow" sawHidden={ui.sawHidden} />
      {children}
    </section>
  );
}
