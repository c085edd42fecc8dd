import { namesBeginning } from '../../../play/near-names';
import { nearNames as w } from '../../words/near-names';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  /** What has a name already. */
  readonly known: readonly string[];
  readonly onInput: (name: string) => void;
  /** A known one is taken as it is. */
  readonly onFound: (name: string) => void;
}

/** A name: two letters find what is known, and one tap takes it. */
export function NameField({ label, value, maxLength, known, onInput, onFound }: Props) {
  const found = namesBeginning(known, value);
  return (
    <div class="stack">
      <label class="field">
        {label}
        <input
          type="text"
          class="input"
          maxLength={maxLength}
          autocomplete="off"
          value={value}
          onInput={event => onInput(event.currentTarget.value)}
        />
      </label>
      {found.length > 0 ? (
        <fieldset class="choices" aria-label={w.found}>
          {found.map(name => (
            <button key={name} type="button" class="btn" onClick={() => onFound(name)}>
              {name}
            </button>
          ))}
          <small class="soft">{w.found}</small>
        </fieldset>
      ) : null}
    </div>
  );
}

interface AskProps {
  readonly twin: string;
  readonly onTwin: () => void;
  readonly onOther: () => void;
}

/** It comes at the end of a form: all its answers are to be seen. */
const wholeInSight = (box: HTMLElement | null): void => box?.scrollIntoView({ block: 'nearest' });

/** A name that is nearly one that is known: asked before there are two of one thing. */
export const DidYouMean = ({ twin, onTwin, onOther }: AskProps) => (
  <div class="notice stack" role="alert" ref={wholeInSight}>
    <p>{w.mean(twin)}</p>
    <div class="choices">
      <button type="button" class="btn main" onClick={onTwin}>
        {w.yes(twin)}
      </button>
      <button type="button" class="btn" onClick={onOther}>
        {w.no}
      </button>
    </div>
  </div>
);
