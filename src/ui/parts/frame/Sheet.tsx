import './sheet.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../../words';
import { Stroke } from './Icon';

interface Props {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  foot?: ComponentChildren;
  wide?: boolean;
}

/** A sheet over the table: the browser's own dialog keeps focus inside and closes on Escape. */
export function Sheet({ title, onClose, children, foot, wide }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (element && !element.open) element.showModal();
    return () => {
      element?.close();
      // The sheet's elements are gone, and with them the browser has lost the focus.
      const lost = document.activeElement === null || document.activeElement === document.body;
      if (lost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={wide ? 'sheet panel wide' : 'sheet panel'}
      aria-label={title}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
    >
      <div class="sheet-head">
        <h2>{title}</h2>
        <button type="button" class="btn square quiet" aria-label={words.app.close} onClick={onClose}>
          <Stroke of="close" />
        </button>
      </div>
      <div class="sheet-body">{children}</div>
      {foot ? <div class="sheet-foot">{foot}</div> : null}
    </dialog>
  );
}
