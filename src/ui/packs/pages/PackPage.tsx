import '../parts/packs.css';
import { useEffect, useState } from 'preact/hooks';
import type { Refusal } from '../../../basics/result';
import { builtinPack } from '../../../packs/builtin';
import { openWorkshop, type Workshop } from '../../../table/packs/open';
import { Page } from '../../parts/frame/Page';
import { words } from '../../words';
import { packWords as w } from '../../words/packs';
import { say } from '../../words/say';
import '../../words/said/shared/learn-history';
import '../../words/said/shared/learn-saves';
import '../../words/said/packs/learn-shelf';
import { Editor } from '../editor/Editor';
import { Contents } from '../pack/Contents';

interface Props {
  id: string;
  encounter: string | undefined;
  part: string | undefined;
}

/** One pack: what is in it, or one of its encounters in the editor. */
export function PackPage({ id, encounter, part }: Props) {
  if (id === 'builtin') return <Contents pack={builtinPack} id={id} />;
  return <Kept key={id} id={id} encounter={encounter} part={part} />;
}

function Kept({ id, encounter, part }: Props) {
  const [shop, setShop] = useState<Workshop | undefined>(undefined);
  const [refused, setRefused] = useState<Refusal | undefined>(undefined);
  const open = (takeOver: boolean) =>
    openWorkshop(id, takeOver).then(opened => {
      setShop(opened.ok ? opened.value : undefined);
      setRefused(opened.ok ? undefined : opened.error);
      return opened.ok ? opened.value : undefined;
    });
  useEffect(() => {
    const opening = open(false);
    return () => {
      opening.then(opened => opened?.close()).catch(console.error);
    };
  }, []);
  if (refused)
    return (
      <Page title={w.title} back={['packs']}>
        <p role="alert">{refused.code === 'unknown' ? w.page.missing : say(refused.message)}</p>
        {refused.code === 'elsewhere' ? (
          <button
            type="button"
            class="btn main big"
            onClick={() => {
              open(true).catch(console.error);
            }}
          >
            {w.page.here}
          </button>
        ) : null}
      </Page>
    );
  if (!shop) return <p class="page soft">{words.app.loading}</p>;
  const edited = shop.pack.value.encounters.find(one => one.id === encounter);
  if (edited) return <Editor shop={shop} encounter={edited} part={part} />;
  return <Contents pack={shop.pack.value} id={id} shop={shop} />;
}
