import { signal } from '@preact/signals';

/** The part of the page that was tapped last: a refusal stands there, where the button was. */
export const pressedIn = signal('dock');

const find = (from: EventTarget | null): string => {
  const near = from instanceof Element ? from.closest('[data-spot], dialog') : null;
  if (!near) return 'dock';
  return near instanceof HTMLElement ? (near.dataset.spot ?? 'dialog') : 'dock';
};

/** Follows every press of the page, by hand or by key; returns what stops it. */
export function followPresses(): () => void {
  const heard = (event: Event) => {
    pressedIn.value = find(event.target);
  };
  const always = { capture: true };
  document.addEventListener('click', heard, always);
  document.addEventListener('submit', heard, always);
  return () => {
    document.removeEventListener('click', heard, always);
    document.removeEventListener('submit', heard, always);
  };
}
