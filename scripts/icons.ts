// Renders the app's icons from public/icon.svg. Run by hand after the drawing has changed; the pictures are kept.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { themeColour } from './build/manifest';
import { findChromium, noChromium } from './chromium';

interface Picture {
  readonly name: string;
  readonly size: number;
  /** A full background with the drawing in its safe middle: for systems that cut icons to shapes of their own. */
  readonly filled: boolean;
}

const pictures: readonly Picture[] = [
  { name: 'icon-192', size: 192, filled: false },
  { name: 'icon-512', size: 512, filled: false },
  { name: 'icon-180', size: 180, filled: true },
  { name: 'icon-maskable-192', size: 192, filled: true },
  { name: 'icon-maskable-512', size: 512, filled: true },
];

const executablePath = findChromium();
if (!executablePath) throw new Error(noChromium());
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const drawing = readFileSync('public/icon.svg', 'utf8');

for (const { name, size, filled } of pictures) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const inner = filled ? 0.78 * size : size;
  await page.setContent(
    `<style>
      html { background: ${filled ? themeColour : 'transparent'} }
      body { margin: 0; height: ${size}px; display: grid; place-items: center }
      svg { width: ${inner}px; height: ${inner}px }
    </style>${drawing}`,
  );
  await page.screenshot({ path: join('public', `${name}.png`), omitBackground: !filled });
  await page.close();
  console.log(`public/${name}.png`);
}
await browser.close();
