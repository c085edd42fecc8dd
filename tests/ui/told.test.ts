import { expect, it } from 'vitest';
import { told } from '../../src/ui/campaign/battle/told';

it('numbers names that several bear, and only those', () => {
  expect(told(['Man-at-Arms', 'Ida', 'Man-at-Arms'])).toEqual(['Man-at-Arms 1', 'Ida', 'Man-at-Arms 2']);
  expect(told(['Ida'])).toEqual(['Ida']);
});
