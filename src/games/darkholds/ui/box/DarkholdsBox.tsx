import { useEffect, useState } from 'preact/hooks';
import { useScannedText } from '../../../../ui/library/useScannedText';
import { OpenTable } from '../../../../ui/parts/frame/OpenTable';
import { Page } from '../../../../ui/parts/frame/Page';
import { words as shell } from '../../../../ui/words';
import { boxDocument, boxId } from '../../table/box';
import { words as w } from '../../words/box';
import { BoxScreen } from './BoxScreen';

/** TA-1: the group's own box; it is made when it is opened for the first time. What was scanned is shown in it. */
export function DarkholdsBox({ code }: { code?: string }) {
  const [id, setId] = useState<string | undefined>(undefined);
  const scanned = useScannedText(code, '{}');
  useEffect(() => {
    boxId(w.title).then(setId, console.error);
  }, []);
  if (id === undefined || scanned === undefined)
    return (
      <Page title={w.title} back={['darkholds']}>
        <p class="soft">{shell.app.loading}</p>
      </Page>
    );
  return (
    <OpenTable sitting={boxDocument} id={id} title={w.title} back={['darkholds']}>
      {table => <BoxScreen table={table} scanned={scanned} />}
    </OpenTable>
  );
}
