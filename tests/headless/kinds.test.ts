import { describe, expect, test } from 'vitest';
import { documentKind, documentKinds, type Outcome } from '../../src/headless';
import * as darkholds from '../play/subjects/darkholds';
import * as darkleaf from '../play/subjects/darkleaf';
import * as harrow from '../play/subjects/harrow';
import * as korrem from '../play/subjects/korrem';
import * as oathsworn from '../play/subjects/oathsworn';
import type { Subject } from '../play/subjects/subject';

type AnySubject = Subject<object, unknown, unknown, unknown>;
const isSubject = (value: unknown): value is AnySubject =>
  typeof value === 'object' && value !== null && 'kind' in value && 'player' in value;
const subjects = [oathsworn, harrow, darkholds, korrem, darkleaf]
  .flatMap(all => Object.values<unknown>(all))
  .filter(isSubject);

const accepted = <T>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value;
};
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('there is a headless kind for every kind of document, with the version of its saves', () => {
  const wanted = subjects.map(({ kind }) => `${kind.name} ${kind.version}`);
  expect(documentKinds.map(({ name, version }) => `${name} ${version}`).toSorted()).toEqual(
    wanted.toSorted(),
  );
});

describe.each(subjects.map(subject => [subject.kind.name, subject] as const))('%s', (name, subject) => {
  const headless = documentKind(name);
  if (!headless) throw new Error(`No headless kind ${name}`);

  test('plays as the app does, and events lead to the same state', () => {
    let state: unknown = plain(subject.start(1));
    const player = subject.player(1);
    for (let tap = 0; tap < 25; tap++) {
      const command = player(state as object);
      if (command === undefined) break;
      const decided = headless.decide(state, command);
      expect(decided.ok).toBe(subject.rules.decide(state as object, command).ok);
      if (!decided.ok) continue;
      const { events, state: next } = decided.value;
      const replayed = events.reduce((now, event) => accepted(headless.apply(now, plain(event))), state);
      expect(plain(replayed)).toEqual(plain(next));
      expect(accepted(headless.describe(state, events)).every(line => typeof line === 'string')).toBe(true);
      expect(plain(accepted(headless.question(next)))).toEqual(
        plain(subject.rules.questionOf(next as object)),
      );
      state = next;
    }
  });

  test('shows no random stream to the players', () => {
    const begun = plain(subject.start(1));
    expect(JSON.stringify(accepted(headless.view(begun)))).not.toMatch(/"(?:stream|direction|random)":\[/);
  });

  test('refuses what is no state of its kind', () => {
    for (const wrong of [undefined, null, 1, 'state', [], { wrong: true }])
      expect(headless.view(wrong)).toMatchObject({ ok: false });
  });
});
