import type { Page } from 'playwright-core';
import { inFirefox } from './browser/chromium-only';

/**
 * Draws the page as it would be printed, or as it is on the screen again. Firefox cannot be told to by the test
 * library: there what holds for paper holds on the screen too.
 */
export const onPaper = (page: Page, yes: boolean): Promise<void> =>
  inFirefox
    ? page.evaluate(
        ([before, after]) => {
          for (const { cssRules } of document.styleSheets)
            for (const rule of cssRules)
              if (rule instanceof CSSMediaRule && rule.media.mediaText === before)
                rule.media.mediaText = after;
        },
        yes ? (['print', 'print, screen'] as const) : (['print, screen', 'print'] as const),
      )
    : page.emulateMedia({ media: yes ? 'print' : 'screen' });
