import { useEffect, useState } from 'preact/hooks';
import { Code } from '../../../../ui/hands/Code';
import '../../../../ui/hands/hands.css';
import { hrefTo } from '../../../../ui/shell/router';
import { codeOfPack, mostInCode } from '../../table/pack-code';
import { boxUi } from '../../words/box-ui';

const w = boxUi.pack;

/** The box as a code that another device scans: the whole pack lies in the address, nothing goes over the network. */
export function PackCode({ text }: { text: string }) {
  const [link, setLink] = useState<string | undefined>(undefined);
  useEffect(() => {
    let here = true;
    codeOfPack(text).then(code => {
      const { origin, pathname } = location;
      if (here) setLink(`${origin}${pathname}${hrefTo('harrow', 'pack', code)}`);
    }, console.error);
    return () => {
      here = false;
    };
  }, [text]);
  if (link === undefined) return null;
  if (link.length > mostInCode) return <p class="soft">{w.tooLong}</p>;
  return (
    <>
      <div class="hc-pack-code">
        <Code text={link} label={w.code} />
      </div>
      <p class="soft">{w.codeNote}</p>
    </>
  );
}
