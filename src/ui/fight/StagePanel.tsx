import './hand.css';
import { useState } from 'preact/hooks';
import { lazy } from '../parts/lazy';
import { words } from '../words/fight';
import { beingPlayed } from './beingPlayed';
import { useDesk, useFight } from './context';
import { StageSteps } from './StageSteps';

const w = words.stage;
const TaughtSheet = lazy(async () => (await import('../packs/TaughtSheet')).TaughtSheet);
const numerals = { 1: 'I', 2: 'II', 3: 'III' } as const;

/** The card that is being played, otherwise the face-up one, as the app knows it; and how many lie there. */
export function StagePanel() {
  const view = useFight().view.value;
  const { stage, encounter } = view;
  const { open } = useDesk();
  const played = beingPlayed(view);
  const shown = played ? played.card : stage.face;
  const [taught, setTaught] = useState(false);
  const known = encounter.cards.filter(card => card.taught).length;
  const name = shown ? shown.label : played || (stage.up && stage.paper) ? w.onTable : w.faceDown;
  const left = stage.left[1] + stage.left[2] + stage.left[3];
  return (
    <section class={played ? 'stage panel played' : 'stage panel'} aria-label={w.title}>
      {played ? <p class="stage-played">{played.reaction ? w.reaction : w.played}</p> : null}
      <button type="button" class="stage-head" onClick={() => open('stage')}>
        <b class="stage-numeral" title={w.stage(numerals[shown?.stage ?? stage.stage])}>
          {numerals[shown?.stage ?? stage.stage]}
        </b>
        <b class="display grow">{name}</b>
        <span class="soft">{w.left(left)}</span>
      </button>
      {shown ? <StageSteps card={shown} /> : null}
      {known > 0 ? (
        <button type="button" class="btn quiet" onClick={() => setTaught(true)}>
          {w.taught(known)}
        </button>
      ) : null}
      {taught ? <TaughtSheet onClose={() => setTaught(false)} /> : null}
    </section>
  );
}
