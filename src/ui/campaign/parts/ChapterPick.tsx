import { LAST_CHAPTER } from '../../../campaign/model/state';

interface Props {
  label: string;
  value: number;
  low?: number;
  onPick: (chapter: number) => void;
}

const all = Array.from({ length: LAST_CHAPTER }, (_, i) => i + 1);

/** One of the 21 chapters in one tap. */
export function ChapterPick({ label, value, low = 1, onPick }: Props) {
  return (
    <fieldset class="chapter-pick" aria-label={label}>
      {(low === 0 ? [0, ...all] : all).map(n => (
        <button
          key={n}
          type="button"
          class="btn"
          aria-label={`${label}: ${n}`}
          aria-pressed={n === value}
          onClick={() => onPick(n)}
        >
          {n}
        </button>
      ))}
    </fieldset>
  );
}
