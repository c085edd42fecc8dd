import { tryWords as w } from '../../../words/table';

/** Above a copy on which something is tried: the way back to the duel. */
export const TryNote = ({ onBack }: { onBack: () => void }) => (
  <div class="dl-lesson panel" role="status">
    <p>{w.note}</p>
    <button type="button" class="btn main" onClick={onBack}>
      {w.back}
    </button>
  </div>
);
