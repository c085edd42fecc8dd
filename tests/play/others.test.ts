import { expect, it } from 'vitest';
import { doors } from '../../src/play/others';
import { sitDown } from '../table/sit-down';

it('a document is in play from its opening to its end, and another one under its id stays where it is', async () => {
  const first = await sitDown('first');
  expect(doors.value.get(first.session.id)?.session).toBe(first.session);
  // The same document once more, as after it was handed over and taken back.
  const second = await sitDown('second', first.session.id);
  expect(doors.value.get(first.session.id)?.session).toBe(second.session);
  await first.fight.close();
  expect(doors.value.get(first.session.id)?.session).toBe(second.session);
  await second.fight.close();
  expect(doors.value.has(first.session.id)).toBe(false);
});
