import './glance.css';
import { useState } from 'preact/hooks';
import { type ChapterPast, chaptersPast } from '../../../campaign/facts/look-back';
import { type Campaign, LAST_CHAPTER } from '../../../campaign/model/state';
import { Stroke } from '../../parts/frame/Icon';
import { words as common } from '../../words';
import { words } from '../../words/campaign';
import { useCompany } from '../parts/context';
import { ChapterSheet } from './ChapterSheet';

const w = words.sheet;

export type Milestone = 'won' | 'lost' | 'paper' | 'here' | 'ahead';

/** How a chapter stands on the road. One that was moved on from after a lost fight stays lost. */
export function milestoneOf(state: Campaign, past: ChapterPast | undefined, chapter: number): Milestone {
  if (chapter === state.chapter && state.ending === null) return 'here';
  if (!past || (chapter > state.chapter && past.outcome === null)) return 'ahead';
  if (past.outcome === 'won') return 'won';
  if (past.outcome !== null) return 'lost';
  return past.onPaper ? 'paper' : 'ahead';
}

/** The 21 chapters as stones of one road; a tap opens what is written of one. */
export function Road() {
  const state = useCompany().state.value;
  const [open, setOpen] = useState<number | undefined>(undefined);
  const past = chaptersPast(state);
  return (
    <section class="leaf road" aria-label={w.chapters}>
      <ol class="bare road-stones">
        {Array.from({ length: LAST_CHAPTER }, (_, i) => {
          const chapter = i + 1;
          const one = past.find(found => found.chapter === chapter);
          const stands = milestoneOf(state, one, chapter);
          const level = one?.difficulty ?? undefined;
          return (
            <li key={chapter} class={`road-stone ${stands}`}>
              <button
                type="button"
                class="stone"
                aria-current={stands === 'here' ? 'step' : undefined}
                aria-label={w.stone(chapter, w.milestones[stands], level && common.setup.difficulties[level])}
                onClick={() => setOpen(chapter)}
              >
                <b>{chapter}</b>
                <span class="stone-mark" aria-hidden="true">
                  {stands === 'won' ? <Stroke of="check" /> : null}
                  {stands === 'lost' ? <Stroke of="close" /> : null}
                </span>
              </button>
              <small class="stone-level" aria-hidden="true">
                {level ? common.setup.difficulties[level] : ''}
              </small>
            </li>
          );
        })}
      </ol>
      <p class="soft road-key">
        {w.roadKey(
          past.filter(one => one.outcome === 'won').length,
          past.filter(one => one.outcome !== null && one.outcome !== 'won').length,
        )}
      </p>
      {open === undefined ? null : <ChapterSheet chapter={open} onClose={() => setOpen(undefined)} />}
    </section>
  );
}
