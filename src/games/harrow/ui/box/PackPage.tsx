import '../../../../ui/words/said/shared/learn-door';
import '../../words/learn-problems';
import { useEffect, useState } from 'preact/hooks';
import { textOfCode } from '../../../../storage/file/address';
import { Page } from '../../../../ui/parts/frame/Page';
import { go } from '../../../../ui/shell/router';
import { say } from '../../../../ui/words/say';
import { readPack } from '../../door/box';
import { emptyBox } from '../../rules/box/box';
import type { OwnBox, Pack } from '../../rules/box/model';
import { beginBox, lookIntoBox, tellBox } from '../../table/box';
import { ownBoxes } from '../../table/lists';
import { boxUi } from '../../words/box-ui';
import { doors } from '../../words/doors-ui';
import { PackChanges } from './PackChanges';

const w = boxUi.pack;

type At =
  | { readonly kind: 'reading' }
  | { readonly kind: 'cannot'; readonly why: string }
  | { readonly kind: 'read'; readonly pack: Pack; readonly id: string | undefined; readonly box: OwnBox };

async function read(code: string): Promise<At> {
  const text = await textOfCode(code);
  if (text === undefined) return { kind: 'cannot', why: w.noCode };
  const found = readPack(text);
  if (!found.ok) return { kind: 'cannot', why: found.error.map(({ message }) => say(message)).join(' ') };
  await ownBoxes.read();
  const id = ownBoxes.here.value?.[0]?.id;
  const own = id === undefined ? undefined : await lookIntoBox(id);
  return { kind: 'read', pack: found.value, id: own && id, box: own ?? emptyBox };
}

/** A pack that was scanned: what it would change in the own box is shown before anything is taken over. */
export function PackPage({ code }: { code: string }) {
  const [at, setAt] = useState<At>({ kind: 'reading' });
  useEffect(() => {
    read(code).then(setAt, console.error);
  }, [code]);
  const take = async (pack: Pack, known: string | undefined): Promise<void> => {
    let id = known;
    if (id === undefined) {
      const begun = await beginBox(doors.box.title);
      if (!begun.ok) {
        setAt({ kind: 'cannot', why: say(begun.error.message) });
        return;
      }
      id = begun.value;
    }
    await tellBox(id, { do: 'take', pack }, say);
    go('harrow', 'box', id);
  };
  return (
    <Page title={w.scanned} back={['harrow']}>
      <section class="panel settings">
        {at.kind === 'reading' ? <p class="busy">{w.reading}</p> : null}
        {at.kind === 'cannot' ? <p role="alert">{at.why}</p> : null}
        {at.kind === 'read' ? (
          <PackChanges
            box={at.box}
            pack={at.pack}
            onTake={() => {
              take(at.pack, at.id).catch(console.error);
            }}
          />
        ) : null}
      </section>
    </Page>
  );
}
