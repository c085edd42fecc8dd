import '../../setup/setup.css';
import '../../words/said/fight/learn-setup';
import { useState } from 'preact/hooks';
import { CLASS_IDS } from '../../../campaign/kinds/classes';
import { type Draft, freshDraft, heroOf, setupOf } from '../../../table/setup/draft';
import { Foe } from '../../setup/Foe';
import { Modes } from '../../setup/Help';
import { words as common } from '../../words';
import { words } from '../../words/campaign';
import { presetNames } from '../../words/preset';
import { BookSheet } from '../book/BookSheet';
import type { EncountersNow } from './useEncounters';

interface Props {
  encounters: EncountersNow;
  chapter: number;
  onClose: () => void;
}

/** A boss from the table's own box: the foe alone is asked for. */
export function LinkFight({ encounters, chapter, onClose }: Props) {
  const [draft, setDraft] = useState<Draft>({ ...freshDraft, chapter });
  const change = (part: Partial<Draft>) => setDraft(old => ({ ...old, ...part }));
  const places = CLASS_IDS.slice(0, 4).map(heroOf);
  const seed = crypto.getRandomValues(new Int32Array(1))[0] ?? 1;
  return (
    <BookSheet
      title={words.fight.own}
      onClose={onClose}
      wide
      foot={
        <button
          type="button"
          class="btn main big"
          onClick={() => encounters.begin(setupOf({ ...draft, heroes: places }, seed, presetNames))}
        >
          {common.setup.begin}
        </button>
      }
    >
      <Foe draft={draft} onChange={change} />
      <Modes
        settings={draft.settings}
        onChange={settings => change({ settings })}
        noApp={common.setup.noCards}
      />
    </BookSheet>
  );
}
