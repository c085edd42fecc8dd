import './about.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type News, newsHere } from '../../offline/news';
import { KeyList } from '../parts/frame/Keys';
import { Page } from '../parts/frame/Page';
import { aboutWords as w } from '../words/about';

/** The link opens beside the app: an app on a home screen has no way back. */
function Out({ to, children }: { to: string; children: ComponentChildren }) {
  return (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

export function About() {
  const [news, setNews] = useState<News | undefined>(undefined);
  useEffect(() => {
    newsHere().then(setNews, console.error);
  }, []);
  return (
    <Page title={w.title}>
      <section class="panel settings">
        <p>{w.what}</p>
        <p>{w.unofficial}</p>
        <p>{w.version(__VERSION__, __DATE__)}</p>
        {news && news.news.length > 0 ? (
          <>
            <h2>{w.news}</h2>
            <ul>
              {news.news.map(line => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        ) : null}
        <div class="about-columns">
          <div class="stack">
            <h2>{w.credits}</h2>
            <p>
              {w.icons} <Out to="https://game-icons.net">game-icons.net</Out>,{' '}
              <Out to="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</Out>
            </p>
            <p>{w.fonts}</p>
            <p>
              {w.code}{' '}
              <a href="./licences.txt" target="_blank" rel="noreferrer">
                {w.licences}
              </a>
              .
            </p>
            <h2>{w.devices}</h2>
            <p>{w.oldest}</p>
          </div>
          <div class="stack">
            <h2>{w.keys}</h2>
            <KeyList />
          </div>
        </div>
      </section>
    </Page>
  );
}
