import type { BrowserContext } from 'playwright-core';

/**
 * In Firefox the test library writes into a field by script, and such a field never says that it was changed. Typed by
 * hand it would, when it is left or by Enter: so it does here.
 */
export const sayChanged = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const written = new Set<EventTarget>();
    const say = ({ target }: Event): void => {
      if (target && written.delete(target)) target.dispatchEvent(new Event('change', { bubbles: true }));
    };
    addEventListener(
      'input',
      ({ isTrusted, target }) => {
        if (!isTrusted && target) written.add(target);
      },
      true,
    );
    addEventListener('change', ({ target }) => target && written.delete(target), true);
    addEventListener('blur', say, true);
    addEventListener(
      'keydown',
      event => {
        // A window that is not in front tells nobody that a field was left.
        const left =
          event.key === 'Tab' || (event.key === 'Enter' && event.target instanceof HTMLInputElement);
        if (left) say(event);
      },
      true,
    );
  });
