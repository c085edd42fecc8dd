import { useState } from 'preact/hooks';
import { handOut } from '../../../../storage/file/share';
import { words } from '../../../words/fight';
import { useFight } from '../../parts/context';
import { pictureOf } from './picture';
import { asText, reportOf } from './report';

const w = words.summary;

/** The fight to show around, of an unfinished one too: one picture, or the same as text. */
export function ShareReport() {
  const fight = useFight();
  const view = fight.view.value;
  const [failed, setFailed] = useState(false);
  const give = (make: () => Promise<{ bytes: Uint8Array<ArrayBuffer>; name: string; type: string }>) => {
    setFailed(false);
    make()
      .then(({ bytes, name, type }) => handOut([{ name, bytes }], type))
      .catch(() => setFailed(true));
  };
  const report = () => reportOf(view, fight.lookBack());
  const classes = view.friends.flatMap(one => (one.class && one.role !== 'ally' ? [classOf(one.class)] : []));
  return (
    <section class="report" aria-label={w.report}>
      <h3>{w.report}</h3>
      <div class="row">
        <button
          type="button"
          class="btn"
          onClick={() =>
            give(async () => ({
              bytes: await pictureOf(report(), classes),
              name: 'battle-report.png',
              type: 'image/png',
            }))
          }
        >
          {w.picture}
        </button>
        <button
          type="button"
          class="btn"
          onClick={() =>
            give(async () => ({
              bytes: new TextEncoder().encode(asText(report())),
              name: 'battle-report.txt',
              type: 'text/plain',
            }))
          }
        >
          {w.text}
        </button>
      </div>
      {failed ? <p role="alert">{w.handedFailed}</p> : null}
    </section>
  );
}

/** A fight calls one class otherwise than the campaign does. */
const classOf = (id: string): string => (id === 'grove-maiden' ? 'grove' : id);
