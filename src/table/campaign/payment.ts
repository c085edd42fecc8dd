import type { Character } from '../../campaign/model/character';
import type { Payment } from '../../campaign/model/command';

/** One pays all of it, or everybody as evenly as the purses allow. */
export function payment(price: number, four: readonly Character[], who: string): Payment {
  if (who !== 'all') return price > 0 ? { [who]: price } : {};
  const pay: { [id: string]: number } = {};
  let left = price;
  while (left > 0) {
    const able = four.filter(c => c.iron > (pay[c.id] ?? 0));
    const next = able.reduce<Character | undefined>(
      (least, c) => (least && (pay[least.id] ?? 0) <= (pay[c.id] ?? 0) ? least : c),
      undefined,
    );
    // Where the purses do not reach, the first pays the rest and the rules refuse it.
    const payer = next ?? four[0];
    if (!payer) break;
    pay[payer.id] = (pay[payer.id] ?? 0) + (next ? 1 : left);
    left -= next ? 1 : left;
  }
  return pay;
}
