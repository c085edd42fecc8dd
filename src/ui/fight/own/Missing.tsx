import { ownWords as w } from '../../words/own';

interface Props {
  /** It was said here that it stays so. */
  ready: boolean;
  names: readonly string[];
  onReady: () => void;
  onReveal: () => void;
}

/** Nobody reveals over the head of somebody who still chooses, unless by one tap more. */
export const Missing = ({ ready, names, onReady, onReveal }: Props) => (
  <>
    <p class="soft">{w.missing(names)}</p>
    {ready ? (
      <button type="button" class="btn" onClick={onReveal}>
        {w.revealNow}
      </button>
    ) : (
      <button type="button" class="btn main big" onClick={onReady}>
        {w.ready}
      </button>
    )}
  </>
);
