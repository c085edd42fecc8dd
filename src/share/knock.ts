import { differing, knocking, type OnTable, protocol, readEnvelope, type Sent } from '../hands/messages';
import { type OpenLine, openLine } from './line';
import type { Trouble } from './room';
import { type Invited, keysOf, newAddress, opened, sealed } from './seal';

export interface Knocking {
  /** Told while nobody answers: the trouble, if it is known. */
  readonly trouble: (trouble: Trouble | undefined) => void;
  readonly found: (table: OnTable) => void;
}

/** Asks in the room of a secret what lies on its table, until somebody answers. The caller ends it. */
export function knock(
  relay: string,
  secret: string,
  as: Invited,
  device: string,
  { trouble, found }: Knocking,
  lineTo: OpenLine = openLine,
): (() => void) | undefined {
  const keys = keysOf(secret, as);
  if (!keys) return undefined;
  const at = newAddress();
  const who: Sent<'hello'>['who'] = { device, name: '', role: as, owns: [] };
  const hello: Sent<'hello'> = { m: 'hello', who, doc: knocking, after: 1_000_000_000, lineage: [] };
  const ask = (): void => {
    line.send(sealed(keys, as, 0, JSON.stringify({ v: protocol, device, at, message: hello })));
  };
  const line = lineTo({
    url: `${relay}/relay/${keys.room}?at=${at.toString(16)}`,
    opened: () => ask(),
    heard(frame) {
      const text = opened(keys, frame);
      if (!text) return;
      let value: unknown;
      try {
        value = JSON.parse(text.text);
      } catch {
        return;
      }
      const envelope = readEnvelope(value);
      if (envelope === 'other-protocol') trouble(differing(value));
      else if (envelope?.message.m === 'beat') found(envelope.message.table);
    },
  });
  const timer = setInterval(ask, 3_000);
  return () => {
    clearInterval(timer);
    line.close();
  };
}
