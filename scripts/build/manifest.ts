import type { ManifestOptions } from 'vite-plugin-pwa';

export const themeColour = '#131c17';

/** What a tablet needs to know to install the app. Paths are relative: it may lie in any folder of any host. */
export const manifest: Partial<ManifestOptions> = {
  id: './',
  name: 'Northwest: an encounter companion',
  short_name: 'Northwest',
  description: 'Runs the enemy in Oathsworn: Into the Deepwood beside the board, offline. Unofficial.',
  lang: 'en',
  dir: 'ltr',
  start_url: './',
  scope: './',
  display: 'standalone',
  orientation: 'any',
  theme_color: themeColour,
  background_color: themeColour,
  categories: ['games', 'utilities'],
  icons: [
    { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: 'icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
