/**
 * Until a hand comes down anew, nothing hears how the long press ends: what it brought may have put something else
 * under the finger.
 */
export function deafUntilNext(): void {
  const here = new AbortController();
  const always = { capture: true, signal: here.signal };
  const swallow = (event: MouseEvent) => {
    // Keys and whatever speaks for them press without a pointer: that is a press of its own.
    if (event.type === 'click' && event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, always);
  window.addEventListener('contextmenu', swallow, always);
  window.addEventListener('pointerdown', () => here.abort(), always);
}
