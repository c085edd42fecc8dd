import '../parts/packs.css';
import { useEffect, useState } from 'preact/hooks';
import type { Problem } from '../../../basics/result';
import { openPack } from '../../../packs/door';
import type { Pack } from '../../../packs/pack';
import { packOf } from '../../../table/packs/find';
import { Page } from '../../parts/frame/Page';
import { StartPage } from '../../setup/StartPage';
import { words } from '../../words';
import { packWords as w } from '../../words/packs';
import { begin, seed } from '../parts/begin';
import { Findings } from '../parts/Findings';

/** A fight from a pack, or why it cannot be played. */
export function PlayPage({ id, encounter }: { id: string; encounter: string }) {
  const [found, setFound] = useState<Pack | 'missing' | undefined>(undefined);
  const [refused, setRefused] = useState<string | undefined>(undefined);
  useEffect(() => {
    packOf(id).then(pack => setFound(pack ?? 'missing'), console.error);
  }, [id]);
  const chosen =
    found && found !== 'missing' ? found.encounters.find(one => one.id === encounter) : undefined;
  if (!found) return <p class="page soft">{words.app.loading}</p>;
  if (found === 'missing' || !chosen)
    return (
      <Page title={w.title} back={['packs']}>
        <p role="alert">{w.page.missing}</p>
      </Page>
    );
  const alone = { ...found, encounters: [chosen] };
  const problems: readonly Problem[] = problemsOf(alone);
  if (problems.length > 0)
    return (
      <Page title={chosen.name} back={['packs', id]}>
        <p role="alert">{w.problems(problems.length)}</p>
        <Findings of={problems} grave pack={alone} inside="encounters[0]" />
      </Page>
    );
  return (
    <StartPage
      pack={found}
      encounter={chosen}
      back={['packs', id]}
      refused={refused}
      seed={seed}
      onBegin={setup => {
        begin(setup).then(setRefused, console.error);
      }}
    />
  );
}

function problemsOf(pack: Pack): readonly Problem[] {
  const opened = openPack(pack);
  return opened.ok ? [] : opened.error;
}
