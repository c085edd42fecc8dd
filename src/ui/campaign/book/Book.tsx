import './book.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { SaveFound } from '../../parts/documents/SaveFound';
import { Stroke } from '../../parts/frame/Icon';
import { hrefTo } from '../../shell/router';
import { words as common } from '../../words';
import { words } from '../../words/campaign';
import { useCompany } from '../parts/context';
import { Dock } from './Dock';
import { followPresses } from './spot';
import { toTop } from './top';

const w = words.page;
export const pages = ['now', 'sheet', 'people', 'past'] as const;
export type BookPage = (typeof pages)[number];

interface Props {
  /** The page that lies open; nothing: one that no ribbon leads to. */
  open: BookPage | undefined;
  /** Whatever tells this leaf from others of the same page. */
  leaf: string;
  ways?: ComponentChildren;
  children: ComponentChildren;
}

/** A company's book: its name and ribbons above, the page, and the bar, none of them over another. */
export function Book({ open, leaf, ways, children }: Props) {
  const company = useCompany();
  useEffect(followPresses, []);
  useLayoutEffect(toTop, [open, leaf]);
  return (
    <main class="book">
      <header class="book-head">
        <a class="btn square quiet" href={hrefTo('company')} aria-label={common.app.back}>
          <Stroke of="back" />
        </a>
        <h1>{company.state.value.name}</h1>
        <nav class="ribbons" aria-label={w.tabsLabel}>
          {pages.map(page => (
            <a
              key={page}
              class="ribbon"
              href={page === 'now' ? hrefTo('company', company.id) : hrefTo('company', company.id, page)}
              aria-current={page === open ? 'page' : undefined}
            >
              {w.tabs[page]}
            </a>
          ))}
        </nav>
      </header>
      <div class="book-page">
        <SaveFound help={company.saveHelp} />
        {children}
      </div>
      <Dock>{ways}</Dock>
    </main>
  );
}
