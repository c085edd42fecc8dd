import type { Why } from '../../../encounter/model/why';
import type { FightView } from '../../../table/fight/view';
import { nameIn } from '../parts/nameIn';
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
