import type { Why } from '../../../encounter/model/why';
import type { FightView } from '../../../table/fight/view';
import { words } from '../../words/fight';
import { nameIn } from '../parts/nameIn';

const w = words.why;

/** A choice in one line: whom, and the reasons in the order in which they counted. */
export function whyText(view: FightView, why: Why): { readonly target: string; readonly reasons: string } {
  const target = nameIn(view, why.target) || w.nobody;
  const steps = why.candidates.find(one => one.id === why.target)?.movement ?? null;
  const reasons = why.rules.map(rule => {
    const others = why.candidates.filter(one => one.dropped === rule).map(one => nameIn(view, one.id));
    return w.reason(rule, target, steps, others);
  });
  const alone =
    reasons.length === 0 &&
    why.target !== null &&
    why.candidates.length > 1 &&
    why.candidates.every(one => one.id === why.target || one.dropped === 'not-reachable');
  return { target, reasons: alone ? w.only : reasons.join('; ') };
}
