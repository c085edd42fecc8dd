import type { Reading } from '../../../src/basics/reading';
import {
  type Land,
  type LandMap,
  landGrid,
  landTypes,
  type Settlement,
  settlementKinds,
} from '../../../src/games/korrem/rules/world/land';
import { say } from './says';

/** A hex of the grid by its name. */
export function readHex(reading: Reading, value: unknown, at: string): number {
  const cell = typeof value === 'string' ? landGrid.cellOf.get(value) : undefined;
  if (cell !== undefined) return cell;
  reading.wrong('unknown-hex', at, say('korrem.no-hex', { named: String(value) }));
  return 0;
}

export const readHexes = (reading: Reading, value: unknown, at: string): number[] =>
  reading.list(value, at).map((hex, i) => readHex(reading, hex, `${at}[${i}]`));

export function readLand(reading: Reading, input: unknown, at: string): Land {
  const fields = reading.fields(input, at);
  return {
    type: reading.word(fields.type, `${at}.type`, landTypes),
    landmark: reading.flag(fields.landmark, `${at}.landmark`),
  };
}

function readSettlement(reading: Reading, input: unknown, at: string): Settlement {
  const fields = reading.fields(input, at);
  return {
    owner: reading.text(fields.owner, `${at}.owner`),
    kind: reading.word(fields.kind, `${at}.kind`, settlementKinds),
    occupied: reading.flag(fields.occupied, `${at}.occupied`),
  };
}

/** What lies on hexes, each named once. */
function byCell<T>(
  reading: Reading,
  input: unknown,
  at: string,
  read: (reading: Reading, input: unknown, at: string) => T,
): Map<number, T> {
  const found = new Map<number, T>();
  reading.list(input, at).forEach((one, i) => {
    const where = `${at}[${i}]`;
    const cell = readHex(reading, reading.fields(one, where).hex, `${where}.hex`);
    if (found.has(cell))
      reading.wrong(
        'hex-twice',
        `${where}.hex`,
        say('korrem.hex-twice', { hex: landGrid.names[cell] ?? '' }),
      );
    found.set(cell, read(reading, one, where));
  });
  return found;
}

/** The door for the map of lands. */
export function readLandMap(reading: Reading, input: unknown, at: string): LandMap {
  const fields = reading.fields(input, at);
  return {
    lands: byCell(reading, fields.lands, `${at}.lands`, readLand),
    settlements: byCell(reading, fields.settlements, `${at}.settlements`, readSettlement),
  };
}
