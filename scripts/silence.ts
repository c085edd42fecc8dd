/** Ends what has not been heard for so long; how long it takes in all does not matter, for machines differ. */
export function silence(limitMs: number, end: () => void): { heard(): void; over(): void } {
  let timer = setTimeout(end, limitMs);
  return {
    heard() {
      clearTimeout(timer);
      timer = setTimeout(end, limitMs);
    },
    over: () => clearTimeout(timer),
  };
}
