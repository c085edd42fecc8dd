import { words } from '../../words/campaign';

const w = words.trade;

interface Props {
  /** What is bought. */
  what: string;
  price: number;
  /** What those who pay have together. */
  purse: number;
  onBuy: () => void;
}

/** A price, and whether it can be paid. What cannot is still asked for: the rules say so, and the table may insist. */
export function Priced({ what, price, purse, onBuy }: Props) {
  const short = Math.max(0, price - purse);
  return (
    <button type="button" class={short > 0 ? 'btn priced dear' : 'btn priced'} onClick={onBuy}>
      <span>{what}</span>
      <b>{w.price(price)}</b>
      {short > 0 ? <small>{w.short(short)}</small> : null}
    </button>
  );
}
