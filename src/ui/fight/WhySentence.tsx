import type { Why } from '../../encounter/why';
import type { FightView } from '../../table/view';
import { nameIn } from './nameIn';
import { whyText } from './whyText';

/** A choice in one line: who chose whom, and why. */
export function WhySentence({ view, why }: { view: FightView; why: Why }) {
  const { target, reasons } = whyText(view, why);
  return (
    <>
      <span class="soft">{nameIn(view, why.actor)} ▸ </span>
      <b>{target}</b>
      {reasons ? `: ${reasons}` : ''}
    </>
  );
}
