import type { ComponentChildren } from 'preact';
import { cameFrom, hrefTo, route } from '../../shell/router';
import { words } from '../../words';
import { Stroke } from './Icon';

/** Pages that are looked into from a table lead back to it; a fight that cannot be shown is not one of them. */
const tables = ['fight', 'company'];
const tableBefore = (): readonly string[] => {
  const from = cameFrom();
  if (from[0] === 'fight' && route.value[0] === 'fight') return [];
  return from[1] !== undefined && tables.includes(from[0] ?? '') ? from : [];
};

/** A plain page: its name, a way back, its contents. */
export function Page(props: { title: string; back?: readonly string[]; children: ComponentChildren }) {
  return (
    <main class="page">
      <header class="page-head">
        <a class="btn square" href={hrefTo(...(props.back ?? tableBefore()))} aria-label={words.app.back}>
          <Stroke of="back" />
        </a>
        <h1>{props.title}</h1>
      </header>
      {props.children}
    </main>
  );
}
