import { expect } from 'vitest';
import type { Scenario } from '../../scripts/answers/scenario';

export type Fields = Readonly<Record<string, unknown>>;

/** Asks a game its scenario questions, one case at a time. */
export const asking = (scenario: Scenario) => ({
  /** The public answer to one question, read back as a program that asks would read it. */
  ask(what: string, fields: Fields = {}): Fields {
    const question = scenario.questions[what];
    expect(question, what).toBeDefined();
    const answer = question?.({ do: what, ...fields }, 'cases[0]');
    if (!answer?.ok) throw new Error(JSON.stringify(answer?.error));
    const read: Fields = JSON.parse(JSON.stringify(answer.value));
    return read;
  },
  /** The codes and paths of what is wrong with a case. */
  refusedAt(what: string, fields: Fields): string[] {
    const answer = scenario.questions[what]?.({ do: what, ...fields }, 'cases[0]');
    return answer?.ok === false ? answer.error.map(({ code, at }) => `${code} ${at}`) : [];
  },
});
