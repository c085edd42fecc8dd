import type { Reading } from '../../../src/basics/reading';
import {
  declinings,
  type EngagementTable,
  natures,
  outcomes,
  printedTable,
  type Row,
} from '../../../src/games/korrem/rules/meeting/natures';
import { say } from './says';

function readRow(reading: Reading, input: unknown, at: string): Row {
  const fields = reading.fields(input, at);
  const results = reading
    .list(fields.results, `${at}.results`)
    .map((one, i) => reading.word(one, `${at}.results[${i}]`, outcomes));
  if (results.length !== 8) reading.wrong('not-eight', `${at}.results`, say('korrem.eight-cells'));
  const declined = fields.declined ?? null;
  return {
    results,
    declined: declined === null ? null : reading.word(declined, `${at}.declined`, declinings),
  };
}

/** EN-1: the printed table as a group corrects it, row by row. */
export function readTable(reading: Reading, input: unknown, at: string): EngagementTable {
  const table = { ...printedTable };
  if (input === undefined) return table;
  for (const [name, row] of Object.entries(reading.fields(input, at)))
    table[reading.word(name, `${at}.${name}`, natures)] = readRow(reading, row, `${at}.${name}`);
  return table;
}
