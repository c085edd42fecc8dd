import { describe, expect, it } from 'vitest';
import type { SoloCommand } from '../../src/games/harrow/rules/solo/commands';
import { say as saidSolo } from '../../src/games/harrow/rules/solo/says';
import { playDocument } from '../../src/play/playing';
import { tryOut } from '../../src/play/trial';
import { openSession } from '../../src/session/session';
import { knownKind } from '../../src/storage/known';
import { openStore } from '../../src/storage/store';
import { faultyPort } from '../storage/faults';
import { value } from '../storage/setup';
import { say } from '../support/words';
import { soloSubject } from './subjects/harrow';

const { kind, rules, start, player } = soloSubject;
const bytes = (it: unknown): string => JSON.stringify(it);
const may = ({ do: what }: SoloCommand): boolean => what !== 'tree' && what !== 'endTurn';

async function atHester() {
  const store = await openStore({
    kinds: [knownKind(kind)],
    port: faultyPort(),
    withoutLocks: true,
    name: `trial-${Math.random()}`,
    patience: { answer: 1, handOver: 60 },
  });
  const id = value(await store.create(kind, { name: 'Tried', state: start(2) }));
  const session = value(await openSession({ store, kind, id }));
  const table = playDocument(session, kind, rules, say);
  const sent = player(4);
  while (table.question.value?.ask !== 'root') {
    const command = sent(table.state.value);
    if (!command || !table.send(command)) throw new Error('never Hester');
  }
  const begin = () => tryOut(table, may, saidSolo('harrow.not-tried'));
  /** Hester's doings until the Tree. */
  const play = (on: typeof table): void => {
    const hers = player(6);
    for (let i = 0; i < 20; i++) {
      const command = hers(on.state.value);
      if (!command || !may(command) || !on.send(command)) return;
    }
  };
  return {
    table,
    begin,
    play,
    done: async () => {
      await table.close();
      store.close();
    },
  };
}

describe('a try on a copy', () => {
  it('dropped, it leaves the same bytes: state, marks, undo and refusal', async () => {
    const { table, begin, play, done } = await atHester();
    const before = bytes([table.state.value, table.line.value, table.marks.value]);
    const trial = begin();
    play(trial.table);
    expect(trial.table.line.value.at).toBeGreaterThan(1);
    expect(bytes(trial.table.state.value)).not.toBe(bytes(table.state.value));
    // HE-11, TR-5: what the Tree would let through nobody may know before.
    const tried = bytes(trial.table.state.value);
    expect(trial.table.send({ do: 'tree', out: {} })).toBe(false);
    expect(trial.table.refusal.value?.code).toBe('not-tried');
    expect(bytes(trial.table.state.value)).toBe(tried);
    expect(bytes([table.state.value, table.line.value, table.marks.value])).toBe(before);
    expect(table.refusal.value).toBeNull();
    await done();
  });

  it('done, it is one mark, and all of it is undone in one tap; what was undone in the try is not done', async () => {
    const { table, begin, play, done } = await atHester();
    const marks = table.line.value.at;
    const before = bytes(table.state.value);
    const trial = begin();
    play(trial.table);
    trial.table.undo();
    const wanted = bytes(trial.table.state.value);
    expect(trial.doIt('What Hester tried')).toBe(true);
    expect(bytes(table.state.value)).toBe(wanted);
    expect(table.line.value.at).toBe(marks + 1);
    expect(table.marks.value.at(-1)?.title).toBe('What Hester tried');
    table.undo();
    expect(bytes(table.state.value)).toBe(before);
    await done();
  });

  it('nothing tried is nothing done', async () => {
    const { table, begin, done } = await atHester();
    const marks = table.line.value.at;
    expect(begin().doIt('Nothing')).toBe(false);
    expect(table.line.value.at).toBe(marks);
    await done();
  });
});
