import { KeyList } from '../parts/Keys';
import { Page } from '../parts/Page';
import { aboutWords as w } from '../words/about';

export function About() {
  return (
    <Page title={w.title}>
      <section class="panel settings">
        <p>{w.what}</p>
        <p>{w.unofficial}</p>
        <p>{w.version(__VERSION__, __DATE__)}</p>
        <h2>{w.credits}</h2>
        <p>
          {w.icons} <a href="https://game-icons.net">game-icons.net</a>,{' '}
          <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>
        </p>
        <p>{w.fonts}</p>
        <p>
          {w.code}{' '}
          <a href="./licences.txt" target="_blank" rel="noreferrer">
            {w.licences}
          </a>
          .
        </p>
        <h2>{w.keys}</h2>
        <KeyList />
      </section>
    </Page>
  );
}
