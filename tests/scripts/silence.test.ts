import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { silence } from '../../scripts/silence';

const minute = 60_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what is heard again and again goes on for hours', () => {
  const end = vi.fn();
  const watch = silence(5 * minute, end);
  for (let i = 0; i < 100; i++) {
    vi.advanceTimersByTime(4 * minute);
    watch.heard();
  }
  expect(end).not.toHaveBeenCalled();
});

test('what has been silent for the whole limit is ended, once', () => {
  const end = vi.fn();
  const watch = silence(5 * minute, end);
  vi.advanceTimersByTime(4 * minute);
  watch.heard();
  vi.advanceTimersByTime(5 * minute - 1);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60 * minute);
  expect(end).toHaveBeenCalledTimes(1);
});

test('what has come to its end is not ended any more', () => {
  const end = vi.fn();
  silence(minute, end).over();
  vi.advanceTimersByTime(60 * minute);
  expect(end).not.toHaveBeenCalled();
});
