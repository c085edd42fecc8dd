import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { knownKind } from '../../../src/storage/known';
import { openStore, type Store } from '../../../src/storage/store';
import { campaignKind } from '../../../src/table/campaign/kind';
import { fightKind } from '../../../src/table/fight/fight-kind';
import { packKind } from '../../../src/table/packs/kind';
import { type FaultyPort, faultyPort } from '../../storage/faults';
import { singleTab, value } from '../../storage/setup';

/** Real saves as earlier versions wrote them, never written again. */
export const frozen = (name: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(readFileSync(`tests/fixtures/saves/${name}`));

const rows = v.array(
  v.object({
    table: v.picklist(['documents', 'writers', 'records', 'snapshots']),
    key: v.union([v.string(), v.tuple([v.string(), v.number()])]),
    row: v.object({ version: v.number(), text: v.string(), sum: v.string() }),
  }),
);

const kinds = [knownKind(fightKind), knownKind(campaignKind), knownKind(packKind)];
let stores = 0;

export const storeOn = (port: FaultyPort = faultyPort()): Promise<Store> =>
  openStore({ kinds, port, ...singleTab, name: `frozen-${stores++}` });

/** The rows of the save, in a database of its own. */
export async function fromRows(name: string): Promise<Store> {
  const port = faultyPort();
  const all = v.parse(rows, JSON.parse(gunzipSync(frozen(name)).toString()));
  for (const { table, key, row } of all) await port.spoil(table, key, () => row);
  return storeOn(port);
}

export async function fromFile(name: string): Promise<Store> {
  const store = await storeOn();
  const plan = value(await store.readFile(frozen(name)));
  value(await plan.apply(() => 'copy'));
  return store;
}
