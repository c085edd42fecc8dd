import { expect } from 'vitest';
import { scenario } from '../../../scripts/scenario/darkholds';

export type Fields = Readonly<Record<string, unknown>>;

/** The public answer to one question, read back as a program that asks would read it. */
export function ask(what: string, fields: object = {}): Fields {
  const question = scenario.questions[what];
  expect(question, what).toBeDefined();
  const answer = question?.({ do: what, ...fields }, 'cases[0]');
  if (!answer?.ok) throw new Error(JSON.stringify(answer?.error));
  const read: Fields = JSON.parse(JSON.stringify(answer.value));
  return read;
}

/** The codes and paths of what is wrong with a case. */
export function refusedAt(what: string, fields: object): string[] {
  const answer = scenario.questions[what]?.({ do: what, ...fields }, 'cases[0]');
  return answer?.ok === false ? answer.error.map(({ code, at }) => `${code} ${at}`) : [];
}
