import { useEffect, useState } from 'preact/hooks';
import type { Said } from '../../../basics/said';
import { say } from '../../words/say';
import { useFight } from '../parts/context';

type Against = ReadonlyMap<string, Said>;
const nothing: Against = new Map();

/** Long enough for a finger that taps on and on; short enough to be there before anybody has read the card. */
const pause = 250;

const alike = (a: Against, b: Against): boolean =>
  a.size === b.size && [...a].every(([key, reason]) => say(b.get(key) ?? '') === say(reason));

/** What speaks against playing this or that, by `playKey`: asked when the taps rest, so that no tap waits for it. */
export function useAgainst(who: string): Against {
  const fight = useFight();
  const view = fight.view.value;
  const [against, setAgainst] = useState(nothing);
  useEffect(() => {
    const later = setTimeout(() => {
      const now = fight.against(who);
      setAgainst(before => (alike(before, now) ? before : now));
    }, pause);
    return () => clearTimeout(later);
  }, [fight, view, who]);
  return against;
}
