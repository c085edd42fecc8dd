import * as v from 'valibot';
import type { Part, Said, Sentence } from '../basics/said';

/** Of the messages; devices that speak another one are told to bring themselves up to date. */
export const protocol = 1;

/** In the place of a document, in the hello of somebody who only asks what lies on the table. */
export const knocking = 'none';

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));
const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
/** It becomes a key: none that every object has. */
const device = v.pipe(
  v.string(),
  v.regex(/^[\w-]{1,40}$/),
  v.check(name => !(name in {})),
);
const document = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

const reign = v.object({ term: count, by: device, life: count });
const lineage = v.pipe(v.array(v.object({ term: count, by: device, from: count })), v.maxLength(1_000));

const part: v.GenericSchema<unknown, Part> = v.lazy(() =>
  v.union([
    text(4_000),
    v.number(),
    v.boolean(),
    v.null(),
    v.pipe(v.array(part), v.maxLength(200)),
    sentence,
  ]),
);
const sentence: v.GenericSchema<unknown, Sentence> = v.objectWithRest({ say: text(80) }, part);
const said: v.GenericSchema<unknown, Said> = v.union([text(4_000), sentence]);

/** What a tap asks the referee to do. Commands and events pass the doors of their game where they are carried out. */
const what = v.variant('do', [
  v.object({
    do: v.literal('commands'),
    commands: v.pipe(v.array(v.unknown()), v.maxLength(200)),
    /** A title of one's own for the mark. */
    title: v.nullable(text(1_000)),
    /** The question that was on the screen, by its mark and its hash; nothing where none of the commands answers one. */
    question: v.nullable(v.object({ head: count, hash: text(20) })),
  }),
  v.object({ do: v.literal('undo'), head: count }),
  v.object({ do: v.literal('redo'), head: count }),
  v.object({ do: v.literal('jump'), head: count, to: count }),
  /** A mark that no command makes; `instead` of the one at the head. */
  v.object({
    do: v.literal('mark'),
    head: count,
    instead: v.boolean(),
    title: text(1_000),
    events: v.pipe(v.array(v.unknown()), v.maxLength(2_000)),
    revealed: v.boolean(),
  }),
]);
export type What = v.InferOutput<typeof what>;

export const MEMBER_NAME_LENGTH = 40;
/** One who is here. */
const member = v.object({
  device,
  name: text(MEMBER_NAME_LENGTH),
  role: v.picklist(['tablet', 'phone', 'onlooker']),
  /** Whose sheets lie before this one. */
  owns: v.pipe(v.array(text(80)), v.maxLength(12)),
});
export type Member = v.InferOutput<typeof member>;

/** What lies on the tablet: its kind and version, and the page that shows it. */
const table = v.object({
  doc: document,
  kind: text(40),
  version: count,
  name: text(80),
  page: v.pipe(v.array(text(80)), v.minLength(1), v.maxLength(6)),
});
export type OnTable = v.InferOutput<typeof table>;

/** This device cannot unpack: what it asks for is sent as readable text. */
const plain = v.exactOptional(v.boolean());

const refusal = v.object({ code: text(80), message: said, rule: v.exactOptional(text(20)) });

const message = v.variant('m', [
  /** I am here, this is where I stand. */
  v.object({ m: v.literal('hello'), who: member, doc: v.nullable(document), after: count, lineage, plain }),
  /** Every few seconds, and after each change: how it stands with the referee. */
  v.object({
    m: v.literal('beat'),
    reign,
    lineage,
    table,
    last: count,
    hash: text(20),
    here: v.pipe(v.array(member), v.maxLength(40)),
    who: v.picklist(['anybody', 'own']),
  }),
  v.object({ m: v.literal('tap'), reign, doc: document, n: count, low: count, name: text(40), what }),
  /** Entries of the log that follow the one at `after`. */
  v.object({
    m: v.literal('told'),
    reign,
    doc: document,
    after: count,
    entries: v.pipe(v.array(v.unknown()), v.maxLength(100)),
  }),
  /** A tap that is in no log: refused, or, without a refusal, without effect. */
  v.object({
    m: v.literal('no'),
    reign,
    doc: document,
    device,
    n: count,
    refusal: v.nullable(refusal),
  }),
  /** Entries after this place, please, or all of it where there is no way from there. */
  v.object({ m: v.literal('want'), doc: document, after: count, lineage, plain }),
  /** A part of the whole document, as a file in base64. */
  v.object({
    m: v.literal('whole'),
    reign,
    lineage,
    doc: document,
    last: count,
    part: count,
    of: count,
    bytes: text(200_000),
  }),
  /** What somebody has chosen and not sent yet: shown to the others, and in no log. */
  v.object({ m: v.literal('draft'), doc: document, about: text(1_000), value: v.unknown() }),
  v.object({ m: v.literal('off'), device }),
  /** All but those who were sent away go to another room. */
  v.object({ m: v.literal('moved'), secret: text(40), device }),
  v.object({ m: v.literal('bye') }),
]);
export type Message = v.InferOutput<typeof message>;
export type Sent<M extends Message['m']> = Extract<Message, { m: M }>;

const envelope = v.object({
  v: v.literal(protocol),
  /** Who says it, and its address at the relay. */
  device,
  at: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(0xffffffff)),
  message,
});
export type Envelope = v.InferOutput<typeof envelope>;

const versioned = v.object({ v: v.number() });

/** What came through the seal: a message, one of another protocol, or nothing that anybody understands. */
export function readEnvelope(value: unknown): Envelope | 'other-protocol' | undefined {
  const read = v.safeParse(envelope, value, { abortEarly: true });
  if (read.success) return read.output;
  const version = v.safeParse(versioned, value);
  return version.success && version.output.v !== protocol ? 'other-protocol' : undefined;
}

/** Which of two devices of different protocols is the older one. */
export function differing(value: unknown): 'update-this' | 'update-other' {
  const version = v.safeParse(versioned, value);
  return version.success && version.output.v > protocol ? 'update-this' : 'update-other';
}
