import * as v from 'valibot';
import { type Line, type OpenLine, openLine } from './line';
import { type FilePart, mostParts, partsOf, together } from './parts';
import { type Keys, keysOf, newAddress, opened, sealed } from './seal';

/** The version of these messages; two devices of different versions say so. */
const protocol = 1;
const mostFiles = 100;

/** A file on its way from one device to another. */
export interface Carried {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const place = { file: count(mostFiles), part: count(mostParts) };
const address = count(0xffff_ffff);
const message = v.variant('m', [
  v.object({ v: v.literal(protocol), m: v.literal('ask'), at: address, ...place }),
  v.object({
    ...{ v: v.literal(protocol), m: v.literal('part'), ...place },
    ...{ files: count(mostFiles), of: count(mostParts), name: v.pipe(v.string(), v.maxLength(200)) },
    bytes: v.pipe(v.string(), v.maxLength(200_000)),
  }),
  v.object({ v: v.literal(protocol), m: v.literal('done') }),
]);
type Message = v.InferOutput<typeof message>;

const otherProtocol = (value: unknown): boolean =>
  v.is(v.object({ v: v.pipe(v.number(), v.notValue(protocol)), m: v.string() }), value);

function read(keys: Keys, frame: Uint8Array): Message | 'other-version' | undefined {
  const plain = opened(keys, frame);
  if (plain?.by !== 'phone') return undefined;
  let value: unknown;
  try {
    value = JSON.parse(plain.text);
  } catch {
    return undefined;
  }
  const one = v.safeParse(message, value);
  if (one.success) return one.output;
  return otherProtocol(value) ? 'other-version' : undefined;
}

interface Ends {
  readonly relay: string;
  readonly secret: string;
  readonly lineTo?: OpenLine;
}

interface Way {
  readonly line: Line;
  readonly at: number;
  say(one: Message, to?: number): void;
}

/** Undefined for a text that is no secret. */
function wayOf(
  { relay, secret, lineTo = openLine }: Ends,
  opened: () => void,
  heard: (message: Message | 'other-version') => void,
): Way | undefined {
  const keys = keysOf(secret, 'phone');
  if (!keys) return undefined;
  const at = newAddress();
  const line = lineTo({
    url: `${relay}/relay/${keys.room}?at=${at.toString(16)}`,
    opened,
    heard(frame) {
      const one = read(keys, frame);
      if (one) heard(one);
    },
  });
  return { line, at, say: (one, to = 0) => line.send(sealed(keys, 'phone', to, JSON.stringify(one))) };
}

/** The state of giving; `share` lies between 0 and 1. */
export type Giving =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'going'; readonly share: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'other-version' };

/**
 * OWN-304: answers whoever has the secret with the part that is asked for: it keeps no account of who has what, so a way that is
 * cut, and a second device, make no difference. Ends when it is told to. Undefined: it is too much for this way.
 */
export function give(
  files: readonly Carried[],
  { told, ...ends }: Ends & { readonly told: (giving: Giving) => void },
): (() => void) | undefined {
  const parts: readonly (readonly FilePart[])[] = files.map(({ bytes }) => partsOf(bytes));
  if (files.length > mostFiles || parts.some(one => one.length === 0)) return undefined;
  const before = parts.map((_, file) => parts.slice(0, file).flat().length);
  const all = Math.max(1, parts.flat().length);
  const way = wayOf(
    ends,
    () => undefined,
    one => {
      if (one === 'other-version') return told({ kind: 'other-version' });
      if (one.m === 'done') return told({ kind: 'done' });
      if (one.m !== 'ask') return;
      const { file, part } = one;
      const found = parts[file]?.[part];
      if (!found) return;
      told({ kind: 'going', share: ((before[file] ?? 0) + part) / all });
      const { of, bytes } = found;
      const name = files[file]?.name.slice(0, 200) ?? '';
      way?.say({ v: protocol, m: 'part', ...{ file, part, of, bytes, name }, files: files.length }, one.at);
    },
  );
  return way && (() => way.line.close());
}

export type Taking =
  | { readonly kind: 'looking' }
  | { readonly kind: 'coming'; readonly share: number }
  /** Several questions have gone without an answer. */
  | { readonly kind: 'silent' }
  | { readonly kind: 'other-version' }
  | { readonly kind: 'here'; readonly files: readonly Carried[] };

/** Questions without an answer before the silence is told. */
const patience = 5;

/** OWN-304: asks for one part after another, each as often as it takes; ends by itself when the last is here. */
export function takeFrom({
  told,
  everyMs = 1_000,
  ...ends
}: Ends & { readonly told: (taking: Taking) => void; readonly everyMs?: number }): (() => void) | undefined {
  const files: Carried[] = [];
  let parts: string[] = [];
  let asked = 0;
  const ask = (): void => {
    asked++;
    if (asked > patience) told({ kind: 'silent' });
    way?.say({ v: protocol, m: 'ask', at: way.at, file: files.length, part: parts.length });
  };
  const end = (): void => {
    clearInterval(timer);
    way?.line.close();
  };
  const way = wayOf(ends, ask, one => {
    if (one === 'other-version') return told({ kind: 'other-version' });
    if (one.m !== 'part' || one.file !== files.length || one.part !== parts.length) return;
    asked = 0;
    parts.push(one.bytes);
    if (parts.length >= one.of) {
      const bytes = together(parts);
      parts = [];
      // A file that cannot be put together is asked for again.
      if (bytes) files.push({ name: one.name, bytes });
    }
    if (files.length < one.files) {
      told({ kind: 'coming', share: (files.length + parts.length / one.of) / one.files });
      return ask();
    }
    way?.say({ v: protocol, m: 'done' });
    told({ kind: 'here', files });
    // The line stays open until the last message has left.
    clearInterval(timer);
    setTimeout(end, everyMs);
  });
  const timer = setInterval(ask, everyMs);
  if (way) return end;
  clearInterval(timer);
  return undefined;
}
