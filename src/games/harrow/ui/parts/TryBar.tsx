import { sheets } from '../../words/sheets-ui';
import type { Trying } from './useTry';

const w = sheets.trial;

/** Hester's turn may be tried on a copy: then it is done, or dropped. */
export const TryBar = ({ trying }: { trying: Trying }) =>
  trying.on ? (
    <div class="hc-trying">
      <span role="status">{w.note}</span>
      <button type="button" class="btn main" onClick={() => trying.doIt(w.title)}>
        {w.doIt}
      </button>
      <button type="button" class="btn" onClick={trying.drop}>
        {w.drop}
      </button>
    </div>
  ) : (
    <div class="hc-trying">
      <button type="button" class="btn quiet" onClick={trying.begin}>
        {w.begin}
      </button>
    </div>
  );
