/** One turn of the page: what was already waiting to be done comes first. */
const turn = (): Promise<void> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/**
 * After the task that runs now, and the frame that it is part of: a tap is painted before anything is written. Two
 * turns, for whoever waits for the frame waits one. Not a timer and not a frame: those sleep in a page that is hidden.
 */
export async function afterThisTask(): Promise<void> {
  await turn();
  await turn();
}
