import { useEffect, useState } from 'preact/hooks';
import { buzz } from '../../shell/prefs';

/** So long after the last phase nobody has read what came. */
const read = 600;

interface Props {
  label: string;
  /** What it begins, for those who look for it. */
  go: 'begin' | 'endTurns' | 'nextRound' | 'summary' | 'go';
  onTap: () => void;
}

/**
 * The button that ends a phase. It comes a moment after the phase has, and each stands where the one before it did not:
 * so a second tap of a hasty finger never carries another phase.
 */
export function PhaseButton({ label, go, onTap }: Props) {
  const [there, setThere] = useState(false);
  useEffect(() => {
    const wait = setTimeout(() => setThere(true), read);
    return () => clearTimeout(wait);
  }, []);
  return (
    <button
      type="button"
      class={there ? 'btn main big next' : 'btn main big next coming'}
      data-go={go}
      disabled={!there}
      onClick={() => {
        buzz([12, 40, 12]);
        onTap();
      }}
    >
      {label}
    </button>
  );
}
