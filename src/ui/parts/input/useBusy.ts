import { useState } from 'preact/hooks';

/** Whether something that was begun by a tap still goes on: shown when it takes longer than a moment (base.css). */
export function useBusy(): readonly [boolean, <T>(work: Promise<T>) => Promise<T>] {
  const [running, setRunning] = useState(0);
  return [
    running > 0,
    work => {
      setRunning(n => n + 1);
      return work.finally(() => setRunning(n => n - 1));
    },
  ];
}
