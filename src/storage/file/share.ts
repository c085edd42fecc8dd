import { onApple, standalone } from './apple';
import type { OutgoingFile } from './export';
import type { Handed } from './held';

/** By the share sheet where there is one that takes files (tablets), else as downloads. Call it from a tap. */
export async function handOut(outgoing: readonly OutgoingFile[], type = 'application/gzip'): Promise<Handed> {
  const files = outgoing.map(({ name, bytes }) => new File([bytes], name, { type }));
  if (files.length === 0) return 'cancelled';
  const shared = await share(files);
  if (shared !== 'refused') return shared;
  // On an installed iPad app a download opens a viewer without a way back.
  if (onApple() && standalone()) {
    const { holdBack } = await import('./hold-back');
    return holdBack(files, share);
  }
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
    // The files are downloaded where the share sheet fails.
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'refused';
  }
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
