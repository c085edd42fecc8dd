import type { OutgoingFile } from './export';

export type Handed = 'shared' | 'downloaded' | 'cancelled';

/** By the share sheet where there is one that takes files (tablets), else as a download. Call it from a tap. */
export async function handOut({ name, bytes }: OutgoingFile, type = 'application/gzip'): Promise<Handed> {
  const file = new File([bytes], name, { type });
  if (typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: name });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
      // A share sheet that fails is no reason to lose the file.
    }
  }
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return 'downloaded';
}
