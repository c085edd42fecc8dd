import { hashOf } from '../../basics/hash';
import type { History } from '../../history/history';
import { headOf } from '../../history/history';
import type { Kind } from '../kinds';
import { pennedAbout, pennedState } from '../pen';
import type { Label } from '../rows';
import { type Outgoing, outgoing } from './saved';

export interface Live<State, Event> {
  readonly id: string;
  readonly label: Label;
  readonly kind: Kind<State, Event>;
  readonly history: History<State, Event>;
}

/** A document from the page's memory, where it could not be saved. */
export function outgoingLive<State, Event>(
  { id, label, kind, history }: Live<State, Event>,
  now: number,
): Outgoing {
  const last = history.next - 1;
  const { version } = kind;
  const records = history.entries.map(entry => ({
    version,
    record: entry.kind === 'mark' ? { ...entry, events: [...entry.events] } : entry,
  }));
  const first = history.known[0];
  const begin =
    first?.id === 0
      ? [{ version, record: { kind: 'begin', id: 0, label, state: first.state } as const }]
      : [];
  const root = history.line[0] ?? 0;
  const states = history.known
    .filter(one => one.id === root && root > 0)
    .map(one => ({ seq: one.id, mark: one.id, state: one.state }));
  if (last > root) states.push({ seq: last, mark: headOf(history), state: history.state });
  const snapshots = states
    .filter(({ state }) => pennedState(kind, state).ok)
    .map(({ seq, mark, state }) => ({
      seq,
      version,
      snapshot: { label, mark, state, hash: hashOf(state), ...(history.taps ? { taps: history.taps } : {}) },
    }));
  return outgoing({
    ...{
      id,
      label,
      version,
      played: now,
      about: pennedAbout(kind.about(history.state)),
      marks: history.line.length - 1,
    },
    ...{ last, settledTo: last, snapshotsKept: snapshots.map(one => one.seq) },
    records: [...begin, ...records],
    snapshots,
  });
}
