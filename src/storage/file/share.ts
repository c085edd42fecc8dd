import type { OutgoingFile } from './export';

export type Handed = 'shared' | 'downloaded' | 'cancelled';

/** By the share sheet where there is one that takes files (tablets), else as downloads. Call it from a tap. */
export async function handOut(outgoing: readonly OutgoingFile[], type = 'application/gzip'): Promise<Handed> {
  const files = outgoing.map(({ name, bytes }) => new File([bytes], name, { type }));
  const [first] = files;
  if (!first) return 'cancelled';
  if (typeof navigator.canShare === 'function' && navigator.canShare({ files })) {
    try {
      await navigator.share({ files, title: first.name });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
      // A share sheet that fails is no reason to lose the files.
    }
  }
  for (const file of files) download(file);
  return 'downloaded';
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
