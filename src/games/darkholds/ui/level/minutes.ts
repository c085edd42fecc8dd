const minute = 60_000;
const keyOf = (id: string): string => `northwest.minutes.${id}`;

/** How long a level was open on this device; nothing where that was less than a minute, or is not kept. */
export function minutesAt(id: string): number | undefined {
  try {
    const kept = Number(localStorage.getItem(keyOf(id)));
    return kept > 0 && kept < 100_000 ? Math.floor(kept) : undefined;
  } catch {
    return undefined;
  }
}

function keep(id: string, minutes: number): void {
  try {
    if (minutes > 0) localStorage.setItem(keyOf(id), `${minutes}`);
    else localStorage.removeItem(keyOf(id));
  } catch {
    // A chronicle without minutes is one all the same.
  }
}

/** Time lies beside the log: a minute that the page was looked at counts, whatever is undone. Gives what ends that. */
export function countMinutes(id: string): () => void {
  const tick = setInterval(() => {
    if (!document.hidden) keep(id, (minutesAt(id) ?? 0) + 1);
  }, minute);
  return () => clearInterval(tick);
}

/** The next level begins at nothing. */
export const forgetMinutes = (id: string): void => keep(id, 0);
