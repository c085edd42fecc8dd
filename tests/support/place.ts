import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly middle: { readonly x: number; readonly y: number };
}

/** Where something lies, once it is shown and lies still: a sheet that opens is not there yet, a board still moves. */
export async function placeOf(what: Locator): Promise<Place> {
  let last = '';
  let box: Awaited<ReturnType<Locator['boundingBox']>> = null;
  await expect
    .poll(
      async () => {
        const before = last;
        box = await what.boundingBox();
        last = JSON.stringify(box);
        return box !== null && last === before;
      },
      { interval: 20, timeout: 10_000, message: `${what} shown and lying still` },
    )
    .toBe(true);
  if (!box) throw new Error(`${what} is not on the screen`);
  const { x, y, width, height } = box;
  return { x, y, width, height, middle: { x: x + width / 2, y: y + height / 2 } };
}
