import { words } from '../../words';
import './field-limits.css';

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** One sign for all fields: a text that stops growing says why, at its own field. */
export function followFieldLimits(page: Document): void {
  const sign = page.createElement('p');
  sign.className = 'field-full';
  sign.setAttribute('role', 'status');
  const hide = (): void => sign.remove();
  page.addEventListener('input', ({ target }) => {
    if (!isField(target)) return;
    const most = target.maxLength;
    if (most < 1 || target.value.length < most) return hide();
    const { left, bottom } = target.getBoundingClientRect();
    sign.textContent = words.app.fieldFull(most);
    sign.style.left = `${left + window.scrollX}px`;
    sign.style.top = `${bottom + window.scrollY}px`;
    // In a sheet the sign belongs on top of it.
    (target.closest('dialog') ?? page.body).append(sign);
  });
  page.addEventListener('focusout', hide);
}
