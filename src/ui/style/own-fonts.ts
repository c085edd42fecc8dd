import { untilQuiet } from '../../offline/quiet';

/**
 * Shows text in the app's own fonts: at once where the service worker has them. On a first visit the code of the page
 * is more urgent, so its text is shown in fonts of the device that take the same space until the page has loaded.
 */
export async function useOwnFonts(): Promise<void> {
  if (!navigator.serviceWorker?.controller) await untilQuiet();
  document.documentElement.classList.add('own-fonts');
}
