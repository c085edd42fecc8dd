import './setup.css';
import { useState } from 'preact/hooks';
import { companySize, type Draft } from '../../table/setup/draft';
import { Page } from '../parts/Page';
import { words } from '../words';
import { BookOfFight } from './BookOfFight';
import { Company } from './Company';
import { Foe } from './Foe';
import { Help } from './Help';
import { likelyDraft, rememberStart } from './lastStart';
import { Others } from './Others';
import { useCardsKnown } from './useCardsKnown';

const w = words.setup;

/** A fight that no pack describes, in a short form or in all the words of its book. */
export function NewFight({ onBegin }: { onBegin: (draft: Draft) => void }) {
  const [draft, setDraft] = useState<Draft>(likelyDraft);
  const change = (part: Partial<Draft>) => setDraft(old => ({ ...old, ...part }));
  const easy = () => setDraft(({ book: _, ...short }) => short);
  const known = useCardsKnown(draft);
  const missing = companySize - draft.heroes.length;
  const begin = () => {
    rememberStart(draft);
    onBegin(draft);
  };
  return (
    <Page title={w.title}>
      {draft.book ? <BookOfFight draft={draft} onChange={change} onEasy={easy} /> : null}
      <div class="setup">
        {draft.book ? null : <Foe draft={draft} onChange={change} />}
        <Company draft={draft} onChange={change} />
        <Help draft={draft} onChange={change} noApp={known ? undefined : w.noCards} />
        <Others draft={draft} onChange={change} />
      </div>
      {draft.book ? null : <BookOfFight draft={draft} onChange={change} onEasy={easy} />}
      <div class="setup-foot">
        <button type="button" class="btn main big" disabled={missing > 0} onClick={begin}>
          {missing > 0 ? w.missing(missing) : w.begin}
        </button>
      </div>
    </Page>
  );
}
