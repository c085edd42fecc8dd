import * as v from 'valibot';
import type { Entry } from '../history/entry';
import type { Kind } from '../storage/kinds';
import { shapes } from '../storage/rows';

/** An entry of the referee's log through the doors that rows of this device pass. */
export function readEntry<Event>(
  kind: Pick<Kind<unknown, Event>, 'event'>,
  value: unknown,
): Entry<Event> | undefined {
  const read = v.safeParse(shapes.record, value);
  if (!read.success || read.output.kind === 'begin') return undefined;
  const record = read.output;
  if (record.kind === 'head') return record;
  const events: Event[] = [];
  for (const one of record.events) {
    const event = kind.event(one);
    if (!event.ok) return undefined;
    events.push(event.value);
  }
  return { ...record, events };
}
