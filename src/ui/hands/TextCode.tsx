import './hands.css';
import { useEffect, useState } from 'preact/hooks';
import { codeOfText, mostInCode } from '../../storage/file/address';
import { CopyText } from '../parts/exchange/CopyText';
import { Code } from './Code';

interface Props {
  readonly text: string;
  /** Where another device opens what it has scanned. */
  readonly hrefOf: (code: string) => string;
  readonly words: { readonly code: string; readonly codeNote: string; readonly tooLong: string };
}

/** A text as a code that another device scans: all of it lies in the address, nothing goes over the network. */
export function TextCode({ text, hrefOf, words: w }: Props) {
  const [link, setLink] = useState<string | undefined>(undefined);
  useEffect(() => {
    let here = true;
    codeOfText(text).then(code => {
      const { origin, pathname } = location;
      if (here) setLink(`${origin}${pathname}${hrefOf(code)}`);
    }, console.error);
    return () => {
      here = false;
    };
  }, [text]);
  if (link === undefined) return null;
  if (link.length > mostInCode) return <p class="soft">{w.tooLong}</p>;
  return (
    <>
      <div class="text-code">
        <Code text={link} label={w.code} />
      </div>
      <p class="soft">{w.codeNote}</p>
      <CopyText text={link} />
    </>
  );
}
