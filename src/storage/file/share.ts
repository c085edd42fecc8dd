import { type ReadonlySignal, signal } from '@preact/signals';
import { onApple, standalone } from './apple';
import type { OutgoingFile } from './export';

export type Handed = 'shared' | 'downloaded' | 'cancelled';

/** Files that could not leave at the first tap and are kept until a second one. */
export interface HeldBack {
  readonly names: readonly string[];
  /** Call it from a tap. */
  readonly again: () => Promise<void>;
  readonly drop: () => void;
}

const held = signal<HeldBack | undefined>(undefined);
export const heldBack: ReadonlySignal<HeldBack | undefined> = held;

/** By the share sheet where there is one that takes files (tablets), else as downloads. Call it from a tap. */
export async function handOut(outgoing: readonly OutgoingFile[], type = 'application/gzip'): Promise<Handed> {
  const files = outgoing.map(({ name, bytes }) => new File([bytes], name, { type }));
  if (files.length === 0) return 'cancelled';
  const shared = await share(files);
  if (shared !== 'refused') return shared;
  // A download opens a viewer there that nothing leads back from: the app would have to be ended.
  if (onApple() && standalone()) return holdBack(files);
  for (const file of files) download(file);
  return 'downloaded';
}

async function share(files: readonly File[]): Promise<'shared' | 'cancelled' | 'refused'> {
  const sheet = { files: [...files], title: files[0]?.name ?? '' };
  if (typeof navigator.canShare !== 'function' || !navigator.canShare(sheet)) return 'refused';
  try {
    await navigator.share(sheet);
    return 'shared';
  } catch (error) {
    // A share sheet that fails is no reason to lose the files.
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'refused';
  }
}

/** Packing took so long that the tap no longer counts: the sheet is opened by another one. */
function holdBack(files: readonly File[]): Promise<Handed> {
  held.value?.drop();
  return new Promise(resolve => {
    const end = (handed: Handed): void => {
      if (held.value === mine) held.value = undefined;
      resolve(handed);
    };
    const mine: HeldBack = {
      names: files.map(({ name }) => name),
      async again() {
        const shared = await share(files);
        if (shared === 'shared') end('shared');
      },
      drop: () => end('cancelled'),
    };
    held.value = mine;
  });
}

function download(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
