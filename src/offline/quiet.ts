const stillFor = 300;
const quietLimit = 3000;

/** Waits until the page has loaded and no file has arrived for a moment. */
export async function untilQuiet(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise(done => window.addEventListener('load', done, { once: true }));
  await new Promise<void>(done => {
    const end = (): void => {
      observer.disconnect();
      clearTimeout(still);
      clearTimeout(tooLong);
      done();
    };
    let still = setTimeout(end, stillFor);
    const tooLong = setTimeout(end, quietLimit);
    const observer = new PerformanceObserver(() => {
      clearTimeout(still);
      still = setTimeout(end, stillFor);
    });
    observer.observe({ type: 'resource' });
  });
}
