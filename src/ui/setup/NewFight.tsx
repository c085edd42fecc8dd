import './setup.css';
import { useState } from 'preact/hooks';
import { companySize, type Draft, freshDraft } from '../../table/setup/draft';
import { Page } from '../parts/Page';
import { words } from '../words';
import { Company } from './Company';
import { Foe } from './Foe';
import { Help } from './Help';
import { useCardsKnown } from './useCardsKnown';

const w = words.setup;

export function NewFight({ onBegin }: { onBegin: (draft: Draft) => void }) {
  const [draft, setDraft] = useState<Draft>(freshDraft);
  const change = (part: Partial<Draft>) => setDraft(old => ({ ...old, ...part }));
  const known = useCardsKnown(draft);
  const missing = companySize - draft.heroes.length;
  return (
    <Page title={w.title}>
      <div class="setup">
        <Foe draft={draft} onChange={change} />
        <Company draft={draft} onChange={change} />
        <Help draft={draft} onChange={change} noApp={known ? undefined : w.noCards} />
      </div>
      <div class="setup-foot">
        <button type="button" class="btn main big" disabled={missing > 0} onClick={() => onBegin(draft)}>
          {missing > 0 ? w.missing(missing) : w.begin}
        </button>
      </div>
    </Page>
  );
}
