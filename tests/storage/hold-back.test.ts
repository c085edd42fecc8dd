import { expect, it } from 'vitest';
import { held } from '../../src/storage/file/held';
import { holdBack } from '../../src/storage/file/hold-back';

type Came = 'shared' | 'cancelled' | 'refused';
const holding = (came: () => Came) => holdBack([new File(['x'], 'x.northwest')], async () => came());

it('a file that is held back waits for a second tap, and is let go of when it was shared', async () => {
  const answers: Came[] = ['cancelled', 'refused', 'shared'];
  const handed = holding(() => answers.shift() ?? 'refused');
  for (let i = 0; i < 2; i++) {
    await held.value?.again();
    expect(held.value).toBeDefined();
  }
  await held.value?.again();
  expect([held.value, await handed]).toEqual([undefined, 'shared']);
});

it('a later file takes the place of the one that waits, and keeps it', async () => {
  const first = holding(() => 'shared');
  const mine = held.value;
  const second = holding(() => 'shared');
  expect(await first).toBe('cancelled');
  expect(held.value).toBeDefined();
  expect(held.value).not.toBe(mine);
  // The sheet of the first one may still be open.
  await mine?.again();
  expect(held.value).toBeDefined();
  held.value?.drop();
  expect([held.value, await second]).toEqual([undefined, 'cancelled']);
});
