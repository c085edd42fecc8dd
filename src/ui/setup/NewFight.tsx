import './setup.css';
import { useEffect, useState } from 'preact/hooks';
import type { Encounter } from '../../stage/encounter';
import { withMemory } from '../../table/packs/remember';
import { companySize, type Draft, setupOf } from '../../table/setup/draft';
import { Page } from '../parts/frame/Page';
import { words } from '../words';
import { beginWords } from '../words/begin';
import { presetNames } from '../words/preset';
import { BookOfFight, WayToBook } from './BookOfFight';
import { Company } from './Company';
import { Foe } from './Foe';
import { Help } from './Help';
import { likelyDraft, rememberStart } from './lastStart';
import { Others } from './Others';

/** Whether the app could keep the stage deck of this boss: only if this table has taught it all of it (OWN-160). */
function useCardsKnown(draft: Draft): boolean {
  const [known, setKnown] = useState(false);
  const { foe, chapter } = draft;
  useEffect(() => {
    let asked = true;
    const setup = setupOf({ ...draft, settings: { ...draft.settings, stage: 'app' } }, 1, presetNames);
    const look = async () => {
      const { initialState: initial } = await import('../../encounter/setup/initial-state');
      return initial(await withMemory(setup)).settings.stage === 'app';
    };
    look().then(
      kept => {
        if (asked) setKnown(kept);
      },
      // What cannot be read is not known.
      () => {
        if (asked) setKnown(false);
      },
    );
    return () => {
      asked = false;
    };
  }, [foe.name, chapter]);
  return known;
}

const w = words.setup;

/** A fight that no pack describes, in a short form or in all the words of its book. */
export function NewFight({ onBegin }: { onBegin: (draft: Draft) => void }) {
  const [draft, setDraft] = useState<Draft>(likelyDraft);
  const change = (part: Partial<Draft>) => setDraft(old => ({ ...old, ...part }));
  // What was written is not lost with the way back to the short form.
  const [left, setLeft] = useState<Encounter | undefined>(undefined);
  const easy = () => {
    setLeft(draft.book);
    setDraft(({ book: _, ...short }) => short);
  };
  const known = useCardsKnown(draft);
  const missing = companySize - draft.heroes.length;
  const begin = () => {
    rememberStart(draft);
    onBegin(draft);
  };
  const help = <Help draft={draft} onChange={change} noApp={known ? undefined : w.noCards} />;
  return (
    <Page title={beginWords.preset}>
      {draft.book ? <BookOfFight book={draft.book} onChange={change} onEasy={easy} /> : null}
      {draft.book ? (
        <div class="setup">
          <div class="setup-side">
            <Company draft={draft} onChange={change} />
            <Others draft={draft} onChange={change} />
          </div>
          {help}
        </div>
      ) : (
        <div class="setup">
          <div class="setup-side">
            <Foe draft={draft} onChange={change} />
            <WayToBook draft={draft} left={left} onChange={change} />
          </div>
          <div class="setup-side">
            <Company draft={draft} onChange={change} />
            {help}
            <Others draft={draft} onChange={change} />
          </div>
        </div>
      )}
      <div class="setup-foot">
        <button type="button" class="btn main big" disabled={missing > 0} onClick={begin}>
          {missing > 0 ? w.missing(missing) : w.begin}
        </button>
      </div>
    </Page>
  );
}
