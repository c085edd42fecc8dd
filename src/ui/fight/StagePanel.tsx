import { Terms } from '../parts/Terms';
import { words } from '../words';
import { stepText } from '../words/steps';
import { useFight } from './context';

const w = words.stage;
const numerals = { 1: 'I', 2: 'II', 3: 'III' } as const;

/** The face-up card as the app knows it, and how many lie under it. */
export function StagePanel() {
  const { stage } = useFight().view.value;
  const { face } = stage;
  return (
    <section class="stage panel" aria-label={w.title}>
      <span class="stage-head">
        <b class="stage-numeral" title={w.stage(numerals[stage.stage])}>
          {numerals[stage.stage]}
        </b>
        <b class="display grow">{face ? face.label : stage.up && stage.paper ? w.onTable : w.faceDown}</b>
        <span class="soft">{w.left(stage.left[1] + stage.left[2] + stage.left[3])}</span>
      </span>
      {face ? (
        <ol class="stage-steps">
          {face.steps.map((step, i) => (
            <li key={`${i}${step.do}`}>
              <Terms text={stepText(step)} />
            </li>
          ))}
          {face.steps.length === 0 ? <li>{face.text ?? w.unknown}</li> : null}
        </ol>
      ) : null}
    </section>
  );
}
