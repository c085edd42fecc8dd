import type { ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { lazy } from '../../parts/frame/lazy';
import type { Over } from './Sheets';

const loadSheets = async () => (await import('./Sheets')).Sheets;
const Sheets = lazy(loadSheets);

/** The one sheet that lies over the table. */
export function Overlay({ over }: { over: ReadonlySignal<Over | undefined> }) {
  // The sheets load behind the table, so that they are there before the first of them is opened.
  useEffect(() => {
    loadSheets().catch(() => {});
  }, []);
  return over.value ? <Sheets over={over.value} /> : null;
}
