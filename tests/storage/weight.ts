import { expect } from 'vitest';
import type { FaultyPort } from './faults';

/** What a document is said to weigh is what its steps weigh. */
export async function weighsWhatItHolds(port: FaultyPort): Promise<void> {
  const texts = async (table: string): Promise<readonly string[]> =>
    (await port.rows()).flatMap(one => (one.table === table ? [one.row.text] : []));
  const [told = ''] = await texts('documents');
  const sum = (await texts('records')).reduce((all, text) => all + text.length, 0);
  expect(JSON.parse(told).size).toBe(sum);
}
