/**
 * Asks for the letters of the device that stand in for the app's own (fonts.css): Firefox looks for none by itself while
 * the app's own are on their way, and other browsers do.
 */
export function askForStandIns(): void {
  if (!CSS.supports('-moz-appearance', 'none')) return;
  for (const face of document.fonts) if (face.family.includes('Like ')) face.load().catch(() => {});
}
