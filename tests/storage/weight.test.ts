import { expect, test } from 'vitest';
import { campaign, desk, play, sit, value } from './setup';
import { weighsWhatItHolds } from './weight';

test('SAVE-9: a document weighs less when its left branches are dropped, and what it holds then', async () => {
  const { port, store } = await desk();
  const session = await sit(store, await campaign(store));
  play(session, 1, 10);
  value(session.undo(6));
  play(session, 11, 12);
  await session.pause();
  const before = (await port.rows()).length;
  value(session.compact());
  await session.settled();
  expect((await port.rows()).length).toBeLessThan(before);
  await weighsWhatItHolds(port);
});
