import type { StageCard } from '../../stage/card';
import { Terms } from '../parts/Terms';
import { words } from '../words/fight';
import { named, stepText } from '../words/steps';
import { useFight } from './context';
import { StepParts } from './StepParts';

/** What a stage card says, step by step. */
export function StageSteps({ card }: { card: StageCard }) {
  const { enemies } = useFight().view.value.encounter;
  return (
    <ol class="stage-steps">
      {card.steps.map((step, i) => (
        <li key={`${i}${step.do}`}>
          <Terms text={stepText(named(step, enemies))} />
          <StepParts step={step} enemies={enemies} />
        </li>
      ))}
      {card.steps.length === 0 ? <li>{card.text ?? words.stage.unknown}</li> : null}
    </ol>
  );
}
