import { test } from 'vitest';
import { campaign, desk, play, sit, value } from './setup';
import { weighsWhatItHolds } from './weight';

test('SAVE-9: what is played while left branches are being dropped is weighed too', async () => {
  const { port, store } = await desk();
  const session = await sit(store, await campaign(store));
  play(session, 1, 10);
  value(session.undo(6));
  value(session.compact());
  play(session, 11, 14);
  await session.pause();
  await weighsWhatItHolds(port);
  play(session, 15, 16);
  await session.pause();
  await weighsWhatItHolds(port);
});
