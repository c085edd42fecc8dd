import type { ComponentChildren } from 'preact';
import { hrefTo } from '../router';
import { words } from '../words';
import { Stroke } from './Icon';

/** A plain page: its name, a way back, its contents. */
export function Page(props: { title: string; back?: readonly string[]; children: ComponentChildren }) {
  return (
    <main class="page">
      <header class="page-head">
        <a class="btn square" href={hrefTo(...(props.back ?? []))} aria-label={words.app.back}>
          <Stroke of="back" />
        </a>
        <h1>{props.title}</h1>
      </header>
      {props.children}
    </main>
  );
}
