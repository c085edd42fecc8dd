import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

interface Found {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}
declare global {
  interface Window {
    readonly axe?: { run(where: object, how: object): Promise<{ readonly violations: readonly Found[] }> };
  }
}

interface Wanted {
  /** Selectors of what is left out. */
  readonly exclude?: readonly string[];
  /** Rules that are switched on besides the usual ones. */
  readonly also?: readonly string[];
  /** The sheet or dialog on top alone, where there is one: nothing behind it can be reached. */
  readonly onTop?: boolean;
}

/** What axe finds wrong with the page as it stands, in words. It is loaded once into each page and stays there. */
export async function violations(
  page: Page,
  { exclude = [], also = [], onTop = false }: Wanted = {},
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window)))
    await new AxeBuilder({ page }).setLegacyMode().include('h1').analyze();
  return page.evaluate(
    async ([without, on, top]) => {
      if (!window.axe) throw new Error('axe is not there');
      const sheet = top ? [...document.querySelectorAll('dialog[open]')].at(-1) : undefined;
      const found = await window.axe.run(
        { include: [sheet ?? document], exclude: without.map(one => [one]) },
        {
          resultTypes: ['violations'],
          // No rule that is switched on reads the style sheets.
          preload: { assets: ['media'] },
          rules: Object.fromEntries(on.map(rule => [rule, { enabled: true }])),
        },
      );
      return found.violations.flatMap(one =>
        one.nodes.map(node => `${one.id}: ${node.html.slice(0, 140)} ${node.failureSummary ?? ''}`),
      );
    },
    [exclude, also, onTop] as const,
  );
}
