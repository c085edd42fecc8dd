import { expect, test } from 'vitest';
import { nextCommand } from '../../scripts/player/policy';
import { initialState } from '../../src/encounter/setup/initial-state';
import { saveHelp } from '../../src/play/save-help';
import { openSession } from '../../src/session/session';
import { knownKind } from '../../src/storage/known';
import { openStore } from '../../src/storage/store';
import { rules } from '../../src/table/fight/encounter-rules';
import { fightKind } from '../../src/table/fight/fight-kind';
import { playOn } from '../../src/table/fight/play';
import { readySetup } from '../../src/table/setup/ready';
import { faultyPort } from '../storage/faults';
import { campaign, desk, play, singleTab, sit, value } from '../storage/setup';

test('on a full device what is played now leaves as a file, and room is made', async () => {
  const { store, port } = await desk();
  const id = await campaign(store);
  const before = await sit(store, id);
  play(before, 1, 5);
  await before.close();
  await store.backUp(id);
  const session = await sit(store, id);
  await session.settled();
  const handed: Uint8Array<ArrayBuffer>[] = [];
  const help = saveHelp(
    session,
    () => Promise.resolve(store),
    file => {
      handed.push(file.bytes);
      return Promise.resolve('downloaded');
    },
  );
  expect([help.needed.value, help.full.value]).toEqual([false, false]);

  port.fail(Number.POSITIVE_INFINITY, 'QuotaExceededError');
  play(session, 6, 8);
  await session.settled();
  expect([help.needed.value, help.full.value]).toEqual([true, true]);
  expect((await help.takeOut()).ok).toBe(true);
  const elsewhere = (await desk()).store;
  const plan = value(await elsewhere.readFile(handed[0] ?? new Uint8Array()));
  const [copy] = value(await plan.apply(() => 'copy'));
  expect((await sit(elsewhere, copy ?? '')).state.value).toEqual(session.state.value);

  expect((await help.makeRoom()).ok).toBe(false);
  port.fail(0, '');
  expect((await help.makeRoom()).ok).toBe(true);
  await session.settled();
  expect([help.needed.value, help.full.value]).toEqual([false, false]);
  expect(session.saving.value.kind).toBe('saved');
});

test('a file that was handed out is noted, one that was not is not', async () => {
  const { store } = await desk();
  const id = await campaign(store);
  const session = await sit(store, id);
  const told = async (how: 'cancelled' | 'shared') => {
    const help = saveHelp(
      session,
      () => Promise.resolve(store),
      () => Promise.resolve(how),
    );
    await help.takeOut();
    return value(await store.list()).find(one => one.id === id)?.exported !== undefined;
  };
  expect(await told('cancelled')).toBe(false);
  expect(await told('shared')).toBe(true);
});

test('what opening found out of order is said until it is put away, and the damaged part leaves as a file', async () => {
  const { store, port } = await desk();
  const id = await campaign(store);
  const before = await sit(store, id);
  play(before, 1, 9);
  await before.settled();
  await port.spoil('records', [id, 5], row => ({ ...row, text: `${row.text} ` }));
  store.close();
  const { store: later } = await desk(undefined, port);
  const session = await sit(later, id);
  const handed: Uint8Array<ArrayBuffer>[] = [];
  const help = saveHelp(
    session,
    () => Promise.resolve(later),
    file => {
      handed.push(file.bytes);
      return Promise.resolve('downloaded');
    },
  );
  expect(help.found.value.length).toBeGreaterThan(0);
  expect(help.found.value).toEqual(session.notes.map(note => note.message));
  expect((await help.takeDamaged?.())?.ok).toBe(true);
  expect(handed[0]?.length).toBeGreaterThan(0);
  help.putAway();
  expect(help.found.value).toEqual([]);
  expect(saveHelp(await sit(later, await campaign(later))).takeDamaged).toBe(undefined);
});

test('when a fight ends, what was undone and left is let go; the line that was played can be undone', async () => {
  const setup = readySetup('old-mossback', 5);
  if (!setup) throw new Error('The first fight is gone.');
  const kinds = [knownKind(fightKind)];
  const store = await openStore({ kinds, port: faultyPort(), ...singleTab, name: 'a fight that ends' });
  const id = value(await store.create(fightKind, { name: 'Mossback', state: initialState(setup) }));
  const session = value(await openSession({ store, kind: fightKind, id }));
  const fight = playOn(session, rules, String);
  const tap = () => {
    const command = nextCommand(session.state.value);
    if (!command) throw new Error('Nothing is left to do.');
    expect(fight.send(command)).toBe(true);
  };
  for (let i = 0; i < 5; i++) tap();
  fight.undo();
  fight.undo();
  expect(fight.send({ do: 'giveUp' })).toBe(true);
  fight.undo();
  for (let i = 0; i < 3; i++) tap();
  while (session.state.value.phase !== 'over') tap();
  const entries = session.history.value.entries;
  expect(entries.every(entry => entry.kind === 'mark')).toBe(true);
  expect(entries).toHaveLength(session.history.value.line.length - 1);
  const ended = session.state.value;
  await fight.close();

  const again = value(await openSession({ store, kind: fightKind, id }));
  expect(again.notes).toEqual([]);
  expect(again.state.value).toEqual(ended);
  expect(again.undo().ok).toBe(true);
  expect(again.state.value.phase).not.toBe('over');
});
