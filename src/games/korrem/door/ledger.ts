import * as v from 'valibot';
import { list, text, wholeNumber } from '../../../basics/schema';
import { NAME_LENGTH } from '../rules/fields';
import type { World } from '../rules/play/model';
import { NOTE_LENGTH } from '../rules/play/nations';
import { goodsFrom, type Ledger, ledgerOf, packedLedger, shorter } from '../rules/play/records/ledger';

const count = wholeNumber(0, 99_999);
const name = text(NAME_LENGTH);
const hex = text(4);
const goods = v.pipe(list(count, 7), v.length(7));
const packed = v.strictTuple([
  v.strictTuple([count, wholeNumber(-9_999, 99_999), count, count, wholeNumber(0, 1)]),
  name,
  goods,
  list(v.strictTuple([name, count, count]), 60),
  list(v.strictTuple([hex, wholeNumber(0, 1), count, count]), 60),
  list(v.strictTuple([text(200), v.nullable(hex), list(name, 300), goods]), 60),
  list(count, 60),
  list(name, 200),
  text(NOTE_LENGTH),
]);

/** The door of ledgers that come by a code; nothing for what is none. */
export function readLedger(source: string): Ledger | undefined {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    return undefined;
  }
  const read = v.safeParse(packed, value);
  if (!read.success) return undefined;
  const [numbers, called, bank, quests, settlements, armies, piles, artifacts, note] = read.output;
  const [turn, points, target, hand, cut] = numbers;
  return {
    ...{ turn, name: called, points, target, bank: goodsFrom(bank), hand },
    quests: quests.map(([quest, n, goal]) => ({ name: quest, count: n, goal })),
    settlements: settlements.map(([at, kind, walls, towers]) => ({
      ...{ hex: at, walls, towers },
      kind: kind === 1 ? 'kingdom' : 'village',
    })),
    armies: armies.map(([army, at, cards, held]) => ({ name: army, hex: at, cards, goods: goodsFrom(held) })),
    ...{ piles, artifacts, note },
    ...(cut === 1 && { cut: true }),
  };
}

/** A nation's ledger as a text whose code is no longer than that; what finds no room is left out, and that is told. */
export async function ledgerText(
  world: World,
  id: string,
  most: number,
  codeOf: (text: string) => Promise<string>,
): Promise<string | undefined> {
  let ledger = ledgerOf(world, id);
  for (const shorten of [undefined, ...shorter]) {
    if (!ledger) return undefined;
    if (shorten) ledger = shorten(ledger);
    const found = JSON.stringify(packedLedger(ledger));
    if ((await codeOf(found)).length <= most) return found;
  }
  return undefined;
}
