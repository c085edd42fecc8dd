import './report.css';
import { useState } from 'preact/hooks';
import { handOut } from '../../../storage/file/share';
import { asText, type Drawn, pictureOf } from './picture';

interface Props {
  /** What the buttons and a failure say. */
  readonly words: {
    readonly report: string;
    readonly picture: string;
    readonly text: string;
    readonly handedFailed: string;
  };
  /** Of the files, without its ending. */
  readonly file: string;
  /** Made when somebody wants it. */
  readonly make: () => Drawn;
}

/** Something to show around: one picture, or the same as text, by share sheet or download. */
export function ShareReport({ words: w, file, make }: Props) {
  const [failed, setFailed] = useState(false);
  const give = (bytes: () => Promise<Uint8Array<ArrayBuffer>>, ending: string, type: string) => {
    setFailed(false);
    bytes()
      .then(made => handOut([{ name: `${file}.${ending}`, bytes: made }], type))
      .catch(() => setFailed(true));
  };
  return (
    <section class="report" aria-label={w.report}>
      <h3>{w.report}</h3>
      <div class="row">
        <button type="button" class="btn" onClick={() => give(() => pictureOf(make()), 'png', 'image/png')}>
          {w.picture}
        </button>
        <button
          type="button"
          class="btn"
          onClick={() => give(async () => new TextEncoder().encode(asText(make())), 'txt', 'text/plain')}
        >
          {w.text}
        </button>
      </div>
      {failed ? <p role="alert">{w.handedFailed}</p> : null}
    </section>
  );
}
