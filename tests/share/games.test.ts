import { expect, test } from 'vitest';
import { levelPlayer } from '../../scripts/play/darkholds-policy';
import { soloPlayer } from '../../scripts/play/harrow-policy';
import { hashOf } from '../../src/basics/hash';
import { streamOf } from '../../src/basics/random';
import { parseLevelCommand, playKind } from '../../src/games/darkholds/door/play';
import { decide, questionOf, reveals, titleOf } from '../../src/games/darkholds/rules/play/decide';
import { underColdMere } from '../../src/games/darkholds/sample/under-cold-mere';
import { parseSolo, soloKind } from '../../src/games/harrow/door/solo';
import { decideSolo } from '../../src/games/harrow/rules/solo/decide';
import { soloQuestion } from '../../src/games/harrow/rules/solo/question';
import { soloReveals, soloTitle } from '../../src/games/harrow/rules/solo/title';
import { sampleSolo } from '../../src/games/harrow/sample/solo';
import { follow } from '../../src/history/follow';
import { type Playing, playDocument } from '../../src/play/playing';
import type { Rules, Sharing } from '../../src/play/rules';
import { openSession, type Session } from '../../src/session/session';
import { readEntry } from '../../src/share/entry';
import { sentAs, take } from '../../src/share/take';
import type { Kind } from '../../src/storage/kinds';
import { knownKind } from '../../src/storage/known';
import { openStore } from '../../src/storage/store';
import { sharing } from '../../src/table/campaign/sharing';
import { founded } from '../campaign/company';
import { faultyPort } from '../storage/faults';
import { singleTab, value } from '../storage/setup';

interface Copy<State, Command, Event, Question> {
  readonly session: Session<State, Event>;
  readonly playing: Playing<State, Command, Event, Question>;
}

async function copyOf<State, Command, Event, Question>(
  kind: Kind<State, Event>,
  rules: Rules<State, Command, Event, Question>,
  state: State,
): Promise<Copy<State, Command, Event, Question>> {
  const name = `copy-${Math.random()}`;
  const store = await openStore({ kinds: [knownKind(kind)], port: faultyPort(), ...singleTab, name });
  const id = value(await store.create(kind, { name: 'a game', state, id: 'game' }));
  const session = value(await openSession({ store, kind, id }));
  return { session, playing: playDocument(session, kind, rules, () => 'a tap') };
}

/** A whole game, every tap of it by a phone: what it sends and hears goes through JSON, as over the line. */
async function playedByPhone<State, Command, Event, Question>(
  kind: Kind<State, Event>,
  rules: Rules<State, Command, Event, Question>,
  state: State,
  player: (state: State) => Command | null | undefined,
  most: number,
): Promise<number> {
  const [there, here] = [await copyOf(kind, rules, state), await copyOf(kind, rules, state)];
  let n = 0;
  for (; n < most; n++) {
    const command = player(here.session.state.value);
    if (!command) break;
    const what = sentAs(here.playing.door, undefined, { do: 'commands', commands: [command], title: null });
    const tap = { device: 'phone', n: n + 1, who: 'Ann' };
    const taken = take(there.playing.door, undefined, JSON.parse(JSON.stringify(what)), tap);
    if (!('entry' in taken)) throw new Error(JSON.stringify(taken));
    for (const one of there.session.history.value.entries.slice(here.session.history.value.entries.length)) {
      const entry = readEntry(kind, JSON.parse(JSON.stringify(one)));
      if (!entry || !here.session.follow(entry, follow).ok) throw new Error('not followed');
    }
    expect(hashOf(here.session.state.value)).toBe(hashOf(there.session.state.value));
  }
  return n;
}

test('OWN-285, OWN-287: a whole solo game of Harrow is played from a phone', async () => {
  const rules = {
    command: parseSolo,
    decide: decideSolo,
    questionOf: soloQuestion,
    titleOf: soloTitle,
    revealedBy: soloReveals,
  };
  const taps = await playedByPhone(
    soloKind,
    rules,
    sampleSolo(3),
    soloPlayer(streamOf(3, 'player'), false),
    120,
  );
  expect(taps).toBeGreaterThan(40);
});

test('OWN-285, OWN-287: a level of Darkholds is played from a phone', async () => {
  const rules = { command: parseLevelCommand, decide, questionOf, titleOf, revealedBy: reveals };
  const player = levelPlayer(streamOf(3, 'player'), true);
  expect(await playedByPhone(playKind, rules, underColdMere(3, 'app'), player, 120)).toBeGreaterThan(40);
});

test('what no screen sends is refused by the doors, and nothing of it comes about', async () => {
  const rules = {
    command: parseSolo,
    decide: decideSolo,
    questionOf: soloQuestion,
    titleOf: soloTitle,
    revealedBy: soloReveals,
  };
  const { session, playing } = await copyOf(soloKind, rules, sampleSolo(3));
  const tap = { device: 'phone', n: 1, who: 'Ann' };
  const wrong: readonly unknown[] = [null, 7, 'x', {}, { do: 'no such' }, { do: 'answer' }, [], { do: {} }];
  for (const command of wrong) {
    const taken = take(
      playing.door,
      undefined,
      { do: 'commands', commands: [command], title: null, question: null },
      tap,
    );
    expect('refused' in taken).toBe(true);
  }
  const events = [{ type: 'no such' }];
  const mark = { do: 'mark', head: 0, instead: false, title: 't', events, revealed: false } as const;
  expect('refused' in take(playing.door, undefined, mark, tap)).toBe(true);
  expect(session.history.value.entries).toEqual([]);
});

test('OWN-286: what two phones write on the sheets of a company adds up', () => {
  const state = founded();
  const [first] = state.seats;
  const iron = (): number => state.people[first ?? '']?.iron ?? 0;
  const how: Sharing<typeof state, Parameters<typeof sharing.answers>[0]> = sharing;
  const sent = how.relative(state, { set: 'member', who: first ?? '', iron: iron() + 3 });
  const richer = {
    ...state,
    people: { ...state.people, [first ?? '']: { ...state.people[first ?? '']!, iron: iron() + 10 } },
  };
  expect(how.settled(richer, JSON.parse(JSON.stringify(sent)))).toEqual({
    set: 'member',
    who: first,
    iron: iron() + 13,
  });
  const name = { set: 'name', name: 'The Lost' } as const;
  expect(how.settled(richer, how.relative(state, name))).toEqual(name);
  for (const wrong of [{ do: 'by', number: 'constructor', of: [], by: 1 }, { do: 'by' }, { set: 'iron' }, 3])
    expect(how.settled(state, wrong)).toBe(undefined);
});
