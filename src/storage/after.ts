/** After the task that runs now, and the frame that it may be part of: a tap is painted before anything is written. */
export const afterThisTask = (): Promise<void> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
