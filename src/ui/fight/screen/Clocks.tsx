import { useEffect, useState } from 'preact/hooks';
import { prefs } from '../../shell/prefs';
import { words } from '../../words/fight';

const w = words.clock;
const minute = 60_000;

/** When each fight was opened, and when its round began, as far as this page has seen it. */
const seen = new Map<string, { readonly opened: number; readonly round: number; readonly since: number }>();

/** The time of the round and of the sitting, for tables that want it. */
export function Clocks({ id, round }: { id: string; round: number }) {
  return prefs.clock.value === 'on' ? <Running id={id} round={round} /> : null;
}

function Running({ id, round }: { id: string; round: number }) {
  const before = seen.get(id);
  const start = Date.now();
  const times = before?.round === round ? before : { opened: before?.opened ?? start, round, since: start };
  seen.set(id, times);
  const [now, setNow] = useState(start);
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 5_000);
    return () => clearInterval(tick);
  }, []);
  const minutes = (since: number): number => Math.max(0, Math.floor((now - since) / minute));
  return (
    <p class="clocks" role="timer" aria-live="off" aria-label={w.title}>
      {w.both(minutes(times.since), minutes(times.opened))}
    </p>
  );
}
