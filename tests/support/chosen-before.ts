import type { Page } from 'playwright-core';

/** What somebody chose on this device before the app opens: settings by name. */
export const chosenBefore = (page: Page, settings: Readonly<Record<string, string>>): Promise<unknown> =>
  page.addInitScript(all => {
    // In Firefox this runs in the empty page too, which is nobody's and may keep nothing.
    if (origin === 'null') return;
    for (const [name, value] of Object.entries(all)) localStorage.setItem(`northwest.${name}`, value);
  }, settings);

/** Without movement: what is looked at is what stands there. */
export const holdStill = (page: Page): Promise<unknown> => chosenBefore(page, { motion: 'still' });
