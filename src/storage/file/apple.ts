/** iPads call themselves Macs, but no Mac has a touch screen. */
export const onApple = (): boolean =>
  /iPad|iPhone/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** Opened from the home screen, without the browser's own bars. */
export const standalone = (): boolean =>
  matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches ||
  ('standalone' in navigator && navigator.standalone === true);
