import { describe, expect, test } from 'vitest';
import { ground, neighbours } from '../../src/games/all';
import { playDocument } from '../../src/play/playing';
import { openSession } from '../../src/session/session';
import { knownKind } from '../../src/storage/known';
import { longestTitle } from '../../src/storage/rows';
import { openStore } from '../../src/storage/store';
import { faultyPort } from '../storage/faults';
import { value } from '../storage/setup';
import { bent, lengthened } from '../support/bent';
import { patience, samples, seed } from '../support/samples';
import { say } from '../support/words';
import { barrowsBoxSubject, barrowsSubject, levelSubject } from './subjects/darkholds';
import { booksSubject, duelSubject } from './subjects/darkleaf';
import { boxSubject, loneSubject, pairSubject, soloSubject } from './subjects/harrow';
import { battleSubject, korremBoxSubject, worldSubject } from './subjects/korrem';
import { campaignSubject, fightSubject, packSubject } from './subjects/oathsworn';
import type { Subject } from './subjects/subject';

/** As it comes back from a database or a file. */
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const short = (value: unknown): string => JSON.stringify(value)?.slice(0, 400) ?? 'undefined';

/** Whether it was taken. Whatever is taken, all that came of it is taken by the doors that will read it. */
function tries<State, Command, Event, Question>(
  { kind, rules }: Subject<State, Command, Event, Question>,
  state: State,
  given: unknown,
): State | undefined {
  const sent = rules.command(stored(given));
  if (!sent.ok) {
    expect(sent.error.length, short(given)).toBeGreaterThan(0);
    return undefined;
  }
  const told = (): string => `${kind.name} ${short(given)}`;
  let decided: ReturnType<typeof rules.decide>;
  try {
    decided = rules.decide(state, sent.value);
  } catch (error) {
    throw new Error(`${told()} throws`, { cause: error });
  }
  if (!decided.ok) {
    expect(say(decided.error.message), told()).not.toBe('');
    return undefined;
  }
  for (const event of decided.value) {
    const read = kind.event(stored(event));
    if (!read.ok) throw new Error(`${told()} makes ${short(event)}: ${short(read.error)}`);
  }
  const next = decided.value.reduce(kind.apply, state);
  const read = kind.state(stored(next));
  if (!read.ok) throw new Error(`${told()} makes a state: ${short(read.error)}`);
  try {
    kind.look?.(next);
    rules.questionOf(next);
    say(rules.titleOf(state, sent.value, decided.value));
  } catch (error) {
    throw new Error(`${told()} cannot be shown`, { cause: error });
  }
  return next;
}

function takes<State, Command, Event, Question>(
  subject: Subject<State, Command, Event, Question>,
  often: number,
): void {
  const { kind, rules, start, player, besides } = subject;
  const games = samples(1, 60);
  const bends = samples(often, 20 * often);

  describe(`a ${kind.name}`, () => {
    test(
      'TAKES-1: what decide gives the door takes, whatever is sent in the middle of a game, at every length',
      () => {
        let tried = 0;
        let taken = 0;
        for (let n = 0; n < games; n++) {
          const sent = player(seed + n);
          let state = start(n);
          for (let tap = 0; tap < samples(10, 120); tap++) {
            const command = sent(state);
            if (command === undefined) break;
            const odd = tap % 10 === 0 ? besides(state) : [];
            for (const one of [command, ...odd]) {
              for (const given of bent(one, seed + tried, bends)) {
                tried++;
                if (tries(subject, state, given)) taken++;
              }
            }
            if (n === 0 && tap === 0)
              for (const one of odd)
                for (const given of lengthened(one, samples(6, 60))) {
                  tried++;
                  if (tries(subject, state, given)) taken++;
                }
            state = tries(subject, state, command) ?? state;
          }
        }
        expect(tried).toBeGreaterThan(samples(10, 150));
        expect(taken).toBeGreaterThan(samples(0, 10));
      },
      patience,
    );

    test(
      'TAKES-2: whatever a table sends, what was taken is there again, leaves as a file and comes in again',
      async () => {
        for (let n = 0; n < samples(1, 12); n++) {
          const desk = () =>
            openStore({
              kinds: [knownKind(kind)],
              port: faultyPort(),
              withoutLocks: true,
              name: `takes-${kind.name}-${n}-${Math.random()}`,
              patience: { answer: 1, handOver: 60 },
            });
          const store = await desk();
          const id = value(await store.create(kind, { name: 'Taken', state: start(n) }));
          const session = value(await openSession({ store, kind, id }));
          const playing = playDocument(session, kind, rules, say);
          const sent = player(seed + n);
          for (let tap = 0; tap < samples(25, 60); tap++) {
            const state = session.state.value;
            const command = sent(state);
            const odd = besides(state);
            const other = odd[tap % Math.max(1, odd.length)];
            for (const one of [other, command]) {
              if (one === undefined) continue;
              for (const given of bent(one, seed + tap, 1)) {
                // The types are what the door is there to hold.
                const taken = playing.send(given as Command);
                expect(playing.refusal.value === null, short(given)).toBe(taken);
              }
            }
            if (command !== undefined) playing.send(command);
            if (tap % 20 === 7) playing.undo();
            if (tap % 25 === 0) await session.pause();
          }
          for (const { title } of session.marks.value) expect(title.length).toBeLessThanOrEqual(longestTitle);
          const state = stored(session.state.value);
          const marks = session.marks.value.length;
          expect((await playing.close()) as object).toMatchObject({ kind: 'saved' });
          const again = value(await openSession({ store, kind, id }));
          expect(again.notes).toEqual([]);
          expect(stored(again.state.value)).toEqual(state);
          await again.close();
          const { files, leftOut } = value(await store.exportFiles([id]));
          expect(leftOut).toEqual([]);
          const other = await desk();
          const plan = value(await other.readFile(files[0]?.bytes ?? new Uint8Array()));
          const [copy] = value(await plan.apply(() => 'copy'));
          const there = value(await openSession({ store: other, kind, id: copy ?? '' }));
          expect([there.notes, there.marks.value.length]).toEqual([[], marks]);
          expect(stored(there.state.value)).toEqual(state);
          store.close();
          other.close();
        }
      },
      patience,
    );
  });
}

takes(fightSubject, 1);
takes(campaignSubject, 1);
takes(packSubject, 1);
takes(soloSubject, 10);
takes(pairSubject, 10);
takes(loneSubject, 10);
takes(boxSubject, 10);
takes(levelSubject, 10);
takes(barrowsSubject, 2);
takes(barrowsBoxSubject, 10);
takes(duelSubject, 3);
takes(booksSubject, 10);
takes(battleSubject, 5);
takes(worldSubject, 3);
takes(korremBoxSubject, 10);

test('TAKES-3: every kind of document of every game on the shelf is among them', async () => {
  const games = await Promise.all([ground, ...neighbours].map(async one => (await one.load()).game.kinds()));
  const here = [
    ...[fightSubject, campaignSubject, packSubject, soloSubject, pairSubject],
    ...[
      loneSubject,
      boxSubject,
      levelSubject,
      barrowsSubject,
      barrowsBoxSubject,
      duelSubject,
      booksSubject,
      battleSubject,
      worldSubject,
      korremBoxSubject,
    ],
  ];
  expect(here.map(({ kind }) => kind.name).sort()).toEqual(
    games
      .flat()
      .map(kind => kind.name)
      .sort(),
  );
});
