const second = 1000;
/** So many seconds before the end are heard. */
const lastSeconds = 10;

/** What is heard between two looks at a glass: a tick for a second that has begun, a gong when it is out. */
export function heardAt(before: number | null, left: number | null): 'tick' | 'gong' | null {
  // A page that slept, or a glass that was turned anew, tells nothing of what went by.
  if (before === null || left === null || left >= before) return null;
  if (left === 0) return 'gong';
  const [was, is] = [before, left].map(ms => Math.ceil(ms / second));
  return is !== undefined && was !== undefined && is < was && is <= lastSeconds ? 'tick' : null;
}
