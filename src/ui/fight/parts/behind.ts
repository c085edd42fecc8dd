import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Fight } from '../../../table/fight/fight';
import { afterPaint } from '../../shell/freshTaps';

/**
 * The fight as the table shows it. Under a sheet, where no finger reaches it, the table follows a tap one frame later:
 * first the sheet is drawn, in which the tap was. Without a sheet both are one.
 */
export function useBehind(fight: Fight, covered: ReadonlySignal<boolean>): Fight {
  const [behind, follow] = useMemo(() => {
    const drawn = signal(0);
    const late = <T>(now: ReadonlySignal<T>): ReadonlySignal<T> =>
      computed(() => {
        if (!covered.value) return now.value;
        drawn.value;
        return now.peek();
      });
    const table: Fight = {
      ...fight,
      view: late(fight.view),
      question: late(fight.question),
      refusal: late(fight.refusal),
      line: late(fight.line),
      happened: late(fight.happened),
      walked: late(fight.walked),
      moved: late(fight.moved),
      leftOut: late(fight.leftOut),
      forecast: late(fight.forecast),
      threat: late(fight.threat),
      mayShow: late(fight.mayShow),
      sawHidden: late(fight.sawHidden),
      undoTitle: late(fight.undoTitle),
      redoTitle: late(fight.redoTitle),
    };
    // What all the others follow from; none of them costs anything to be looked at.
    const causes = [fight.line, fight.refusal, fight.sawHidden, fight.forecast, fight.threat];
    return [
      table,
      () =>
        effect(() => {
          for (const cause of causes) cause.value;
          if (covered.peek()) afterPaint(() => drawn.value++);
        }),
    ] as const;
  }, [fight, covered]);
  useEffect(() => follow(), [follow]);
  return behind;
}
