/** Whose tap an entry of the log is. */
export interface TapName {
  readonly device: string;
  readonly n: number;
}

/** What a referee has answered to one device. */
interface Heard<Answer> {
  /** The last number that was answered. */
  readonly last: number;
  /** The answers of this life, of the last numbers. */
  readonly answers: ReadonlyMap<number, Answer>;
}

export type Turns<Answer> = ReadonlyMap<string, Heard<Answer>>;

const mostAnswers = 64;

/** From the log alone, as after a start: taps that were refused are in no log, and nobody sends them again. */
export function turnsOf<Answer>(taps: Iterable<TapName>): Turns<Answer> {
  const turns = new Map<string, Heard<Answer>>();
  for (const { device, n } of taps)
    turns.set(device, {
      last: Math.max(n, turns.get(device)?.last ?? 0),
      answers: new Map<number, Answer>(),
    });
  return turns;
}

/**
 * Taps of one device are taken strictly in their order (OWN-285). `low`: the device has had the answers to all before
 * this one. `early`: one before it has not come yet; the device sends both again. `again`: it was answered before.
 */
export function verdict(
  turns: Turns<unknown>,
  { device, n }: TapName,
  low: number,
): 'now' | 'early' | 'again' {
  const next = Math.max(turns.get(device)?.last ?? 0, low - 1) + 1;
  return n === next ? 'now' : n > next ? 'early' : 'again';
}

export function took<Answer>(turns: Turns<Answer>, { device, n }: TapName, answer: Answer): Turns<Answer> {
  const before = turns.get(device);
  const answers = new Map(before?.answers).set(n, answer);
  if (answers.size > mostAnswers) answers.delete(n - mostAnswers);
  return new Map(turns).set(device, { last: Math.max(n, before?.last ?? 0), answers });
}

/**
 * What was answered before. Where nothing is known of a tap that comes again, it stands in the log, or an earlier life
 * refused it: then it is refused again, whatever the reason was.
 */
export const answerOf = <Answer>(turns: Turns<Answer>, { device, n }: TapName): Answer | undefined =>
  turns.get(device)?.answers.get(n);
