import { useEffect, useState } from 'preact/hooks';
import { keepSitting, looked, readSitting, type Sitting } from '../../../table/fight/sitting';
import { prefs } from '../../shell/prefs';
import { words } from '../../words/fight';

const w = words.clock;
const minute = 60_000;

/** The time of the round and of the sitting, for tables that want it. */
export function Clocks({ id, round }: { id: string; round: number }) {
  return prefs.clock.value === 'on' ? <Running key={id} id={id} round={round} /> : null;
}

function Running({ id, round }: { id: string; round: number }) {
  const [sitting, setSitting] = useState<Sitting>(() => looked(readSitting(id), round, Date.now()));
  useEffect(() => {
    const look = (): void =>
      setSitting(before => {
        const now = looked(before, round, Date.now());
        keepSitting(id, now);
        return now;
      });
    look();
    const tick = setInterval(look, 5_000);
    return () => clearInterval(tick);
  }, [id, round]);
  const minutes = (since: number): number => Math.max(0, Math.floor((sitting.last - since) / minute));
  return (
    <p class="clocks" role="timer" aria-live="off" aria-label={w.title}>
      {w.both(minutes(sitting.rounds[round] ?? sitting.last), minutes(sitting.began))}
    </p>
  );
}
