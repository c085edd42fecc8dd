import { isRecord } from '../../src/basics/reading';
import type { Problem, Result } from '../../src/basics/result';
import type { Said } from '../../src/basics/said';
import type { Scenario } from './scenario';

/** The scenario record of a game; nothing for a name that is no game. */
export type FindScenario = (game: string) => Promise<Scenario | undefined>;

type Fields = Readonly<Record<string, unknown>>;
interface Read {
  readonly scenario: Scenario;
  readonly cases: readonly unknown[];
}

/** Files without `game` are older than the second game. */
const firstGame = 'oathsworn';

async function read(
  text: string | undefined,
  file: string,
  find: FindScenario,
): Promise<Result<Read, object>> {
  const bad = (code: string, at: string, message: string) =>
    ({ ok: false, error: failed(null, { code, at, message }, String) }) as const;
  if (text === undefined) return bad('no-file', file, 'This file cannot be read.');
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch (error) {
    return bad('not-json', file, `This is not JSON: ${messageOf(error)}`);
  }
  if (!isRecord(input) || !Array.isArray(input.cases))
    return bad('no-cases', file, 'A scenario file is an object with a list of cases.');
  const game: unknown = input.game === undefined ? firstGame : input.game;
  const scenario = typeof game === 'string' ? await find(game) : undefined;
  if (!scenario)
    return bad('unknown-game', 'game', `${JSON.stringify(game)} is no game that this app knows.`);
  return { ok: true, value: { scenario, cases: input.cases } };
}

/** The results of one file's cases, in order; `undefined` is a file that could not be read. */
export async function answerFile(
  text: string | undefined,
  file: string,
  find: FindScenario,
): Promise<object[]> {
  const found = await read(text, file, find);
  if (!found.ok) return [found.error];
  const { scenario, cases } = found.value;
  const all = cases.some(asked => isRecord(asked) && asked.do === 'play')
    ? await withPlay(scenario)
    : scenario;
  return cases.map((asked, index) => answerCase(all, asked, `cases[${index}]`));
}

/** Every game can be played; the rules of all games are only loaded for it. */
async function withPlay(scenario: Scenario): Promise<Scenario> {
  const { answerPlay } = await import('./play');
  return { ...scenario, questions: { ...scenario.questions, play: answerPlay } };
}

/** The pictures of one file's cases, one after the other; what has nothing to draw is left out. */
export async function drawFile(text: string | undefined, file: string, find: FindScenario): Promise<string> {
  const found = await read(text, file, find);
  if (!found.ok) return `${JSON.stringify(found.error)}\n`;
  const { scenario, cases } = found.value;
  return cases
    .map((asked, index) => (isRecord(asked) ? (scenario.draw?.(asked, `cases[${index}]`) ?? '') : ''))
    .join('');
}

/** One case's result, under the id that it came with. */
export function answerCase(scenario: Scenario, asked: unknown, at: string): object {
  const { questions, codes, say } = scenario;
  if (!isRecord(asked))
    return failed(null, { code: codes.unreadable, at, message: 'A case is an object.' }, say);
  const id = asked.id ?? null;
  const name = asked.do;
  const answer = typeof name === 'string' && Object.hasOwn(questions, name) ? questions[name] : undefined;
  if (!answer) {
    const message = `A case asks one of ${Object.keys(questions).join(', ')}.`;
    return failed(id, { code: codes.unknownDo, at: `${at}.do`, message }, say);
  }
  const result = attempt(answer, asked, at);
  return result.ok ? { id, ...result.value } : failed(id, result.error[0] ?? unexplained(at), say);
}

/** A mistake of ours in one case must not cost the answers to all the others. */
function attempt(
  answer: Scenario['questions'][string],
  asked: Fields,
  at: string,
): Result<object, readonly Problem[]> {
  try {
    return answer(asked, at);
  } catch (error) {
    const message = `This case broke the engine: ${messageOf(error)}`;
    return { ok: false, error: [{ code: 'failed', at, message }] };
  }
}

const unexplained = (at: string): Problem => ({
  code: 'failed',
  at,
  message: 'This case could not be answered.',
});
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
/** Whoever reads the answers reads them in English. */
const failed = (id: unknown, error: Problem, say: (said: Said) => string): object => ({
  id,
  error: { ...error, message: say(error.message) },
});
