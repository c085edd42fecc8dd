import { useEffect, useState } from 'preact/hooks';
import { useFight } from './context';

const nothing: ReadonlyMap<string, string> = new Map();

/** What speaks against playing this or that, by `playKey`: asked after the tap is painted, so that no tap waits. */
export function useAgainst(who: string): ReadonlyMap<string, string> {
  const fight = useFight();
  const view = fight.view.value;
  const [against, setAgainst] = useState(nothing);
  useEffect(() => {
    const later = setTimeout(() => setAgainst(fight.against(who)));
    return () => clearTimeout(later);
  }, [fight, view, who]);
  return against;
}
