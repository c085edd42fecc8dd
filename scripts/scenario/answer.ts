import type { Problem, Result } from '../../src/basics/result';
import { isRecord } from '../../src/hex/read';
import { say } from '../words';
import { questions as aboutBoards } from './board';
import { questions as aboutMight } from './might';

const questions = { ...aboutBoards, ...aboutMight };

/** The results of one file's cases, in order; `undefined` is a file that could not be read. */
export function answerFile(text: string | undefined, file: string): object[] {
  if (text === undefined) return [failed(null, problem('no-file', file, 'This file cannot be read.'))];
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch (error) {
    return [failed(null, problem('not-json', file, `This is not JSON: ${messageOf(error)}`))];
  }
  if (!isRecord(input) || !Array.isArray(input.cases)) {
    return [failed(null, problem('no-cases', file, 'A scenario file is an object with a list of cases.'))];
  }
  return input.cases.map((question: unknown, index) => answerCase(question, `cases[${index}]`));
}

/** One case's result, under the id that it came with. */
export function answerCase(question: unknown, at: string): object {
  if (!isRecord(question)) return failed(null, problem('not-an-object', at, 'A case is an object.'));
  const id = question.id ?? null;
  const name = question.do;
  const answer = typeof name === 'string' && Object.hasOwn(questions, name) ? questions[name] : undefined;
  if (!answer) {
    const known = Object.keys(questions).join(', ');
    return failed(id, problem('unknown-question', `${at}.do`, `A case asks one of ${known}.`));
  }
  const result = attempt(() => answer(question, at), at);
  return result.ok ? { id, ...result.value } : failed(id, result.error[0] ?? unexplained(at));
}

/** A mistake of ours in one case must not cost the answers to all the others. */
function attempt(work: () => Result<object, Problem[]>, at: string): Result<object, Problem[]> {
  try {
    return work();
  } catch (error) {
    return { ok: false, error: [problem('failed', at, `This case broke the engine: ${messageOf(error)}`)] };
  }
}

const problem = (code: string, at: string, message: string): Problem => ({ code, at, message });
const unexplained = (at: string) => problem('failed', at, 'This case could not be answered.');
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
/** Whoever reads the answers reads them in English. */
const failed = (id: unknown, error: Problem): object => ({
  id,
  error: { ...error, message: say(error.message) },
});
