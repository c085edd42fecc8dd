import './hand.css';
import { useState } from 'preact/hooks';
import { lazy } from '../parts/lazy';
import { Terms } from '../parts/Terms';
import { words } from '../words';
import { named, stepText } from '../words/steps';
import { useDesk, useFight } from './context';
import { StepParts } from './StepParts';

const w = words.stage;
const TaughtSheet = lazy(async () => (await import('../packs/TaughtSheet')).TaughtSheet);
const numerals = { 1: 'I', 2: 'II', 3: 'III' } as const;

/** The face-up card as the app knows it, and how many lie under it. */
export function StagePanel() {
  const { stage, encounter } = useFight().view.value;
  const { open } = useDesk();
  const { face } = stage;
  const [taught, setTaught] = useState(false);
  const known = encounter.cards.filter(card => card.taught).length;
  const name = face ? face.label : stage.up && stage.paper ? w.onTable : w.faceDown;
  const left = stage.left[1] + stage.left[2] + stage.left[3];
  return (
    <section class="stage panel" aria-label={w.title}>
      <button type="button" class="stage-head" aria-label={w.open(name, left)} onClick={() => open('stage')}>
        <b class="stage-numeral" title={w.stage(numerals[stage.stage])}>
          {numerals[stage.stage]}
        </b>
        <b class="display grow">{name}</b>
        <span class="soft">{w.left(left)}</span>
      </button>
      {face ? (
        <ol class="stage-steps">
          {face.steps.map((step, i) => (
            <li key={`${i}${step.do}`}>
              <Terms text={stepText(named(step, encounter.enemies))} />
              <StepParts step={step} enemies={encounter.enemies} />
            </li>
          ))}
          {face.steps.length === 0 ? <li>{face.text ?? w.unknown}</li> : null}
        </ol>
      ) : null}
      {known > 0 ? (
        <button type="button" class="btn quiet" onClick={() => setTaught(true)}>
          {w.taught(known)}
        </button>
      ) : null}
      {taught ? <TaughtSheet onClose={() => setTaught(false)} /> : null}
    </section>
  );
}
