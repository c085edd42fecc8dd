import { effect } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { watchPauses } from '../../src/session/pauses';
import { campaign, code, desk, play, sit, value } from '../storage/setup';
import { afterTaps } from '../storage/tally';

describe('a session', () => {
  test('SESSION-1: a tap changes the signals at once, together, whatever the disk does', async () => {
    const { store, port } = await desk();
    const session = await sit(store, await campaign(store));
    const seen: [number, number, boolean][] = [];
    const stop = effect(() => {
      seen.push([session.marks.value.length, session.state.value.seen.length, session.canUndo.value]);
    });
    const release = port.hold();
    play(session, 1, 2);
    value(session.undo());
    expect(seen).toEqual([
      [1, 0, false],
      [2, 1, true],
      [3, 2, true],
      [3, 1, true],
    ]);
    expect([session.undoTitle.value, session.redoTitle.value]).toEqual([
      'tap 1: the wolf turns the wolf turns',
      'tap 2: the wolf turns the wolf turns the wolf turns',
    ]);
    release();
    await session.settled();
    stop();
  });

  test('SESSION-2: what was seen is told before an undo, and a branch that was left can be found', async () => {
    const { store } = await desk();
    const session = await sit(store, await campaign(store));
    play(session, 1, 6);
    expect([session.seenSince(5), session.seenSince(4)]).toEqual([false, true]);
    value(session.undo(2));
    play(session, 7, 7);
    expect(session.branches.value.map(mark => mark.id)).toEqual([6]);
    value(session.jump(6));
    expect(session.state.value).toEqual(afterTaps(6));
  });

  test('SESSION-3: after closing nothing more is taken, and another session finds everything', async () => {
    const { store } = await desk();
    const id = await campaign(store);
    const session = await sit(store, id);
    play(session, 1, 3);
    value(await session.rename('The Deepwood'));
    expect(session.name.value).toBe('The Deepwood');
    expect(await session.close()).toEqual({ kind: 'saved' });
    expect(code(session.commit({ title: 'late', events: [] }))).toBe('elsewhere');
    expect(code(session.compact())).toBe('elsewhere');
    const again = await sit(store, id);
    expect([again.name.value, again.state.value]).toEqual(['The Deepwood', afterTaps(3)]);
  });

  test('SESSION-4: a snapshot every hundred marks without being asked', async () => {
    const { store, port } = await desk();
    const session = await sit(store, await campaign(store));
    play(session, 1, 100);
    await expect
      .poll(async () => (await port.rows()).filter(one => one.table === 'snapshots').map(one => one.key[1]))
      .toEqual([0, 100]);
  });

  test('SESSION-5: the page is put aside: that is a pause, until nobody watches; when it gives way to another nothing is begun', () => {
    const view = new EventTarget();
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible', defaultView: view });
    let pauses = 0;
    const stop = watchPauses(page as unknown as Document, () => {
      pauses++;
    });
    page.dispatchEvent(new Event('visibilitychange'));
    view.dispatchEvent(new Event('pagehide'));
    expect(pauses).toBe(0);
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(pauses).toBe(1);
    stop();
    page.dispatchEvent(new Event('visibilitychange'));
    expect(pauses).toBe(1);
  });
});
