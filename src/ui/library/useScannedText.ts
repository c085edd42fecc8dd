import { useEffect, useState } from 'preact/hooks';

/** The text in a code; empty if there is no code, undefined until it is read, and `damaged` for one that was cut off. */
export function useScannedText(code: string | undefined, damaged: string): string | undefined {
  const [text, setText] = useState<string | undefined>(code === undefined ? '' : undefined);
  useEffect(() => {
    if (code === undefined) return;
    import('../../storage/file/address')
      .then(({ textOfCode }) => textOfCode(code))
      .then(found => setText(found ?? damaged), console.error);
  }, []);
  return text;
}
