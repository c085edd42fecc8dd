import { useEffect, useState } from 'preact/hooks';
import { mossback } from '../../../packs/builtin/mossback';
import { mossbackPictures } from '../../../packs/builtin/pictures-mossback';
import { Page } from '../../parts/frame/Page';
import { words } from '../../words';
import { beginWords as w } from '../../words/begin';
import { Art } from '../faces/Art';
import './demo.css';

const loadStart = () => import('./startDemo');

const picture = mossbackPictures.find(({ of }) => of === mossback.id);

/** The first fight: straight in, and guided from there. */
export function Demo() {
  const [refused, setRefused] = useState<string | undefined>(undefined);
  // The fight follows this page and loads while it is read.
  useEffect(() => {
    Promise.all([loadStart(), import('./FightPage')]).catch(() => {});
  }, []);
  const start = () => {
    loadStart().then(
      ({ startDemo }) => startDemo().then(setRefused, console.error),
      () => setRefused(words.app.notLoaded),
    );
  };
  return (
    <Page title={words.home.demo}>
      {refused ? <p role="alert">{refused}</p> : null}
      <section class="panel settings demo-page">
        <Art of={picture} large />
        <h2>{mossback.name}</h2>
        {w.demo.map(line => (
          <p key={line}>{line}</p>
        ))}
        <div class="ask-answers">
          <button type="button" class="btn main big" onClick={start}>
            {w.demoGo}
          </button>
        </div>
      </section>
    </Page>
  );
}
