import { stepForm } from '../../../packs/edit/forms';
import type { Encounter } from '../../../stage/encounter';
import type { Step } from '../../../stage/steps';
import '../../packs/parts/packs.css';
import { aroundEncounter } from '../../packs/form/around';
import { FormContext } from '../../packs/form/context';
import { FormOf } from '../../packs/form/FormOf';

interface Props {
  encounter: Encounter;
  step: Step;
  onChange: (step: Step) => void;
}

/** All that one step can say, by taps. */
export function ComposerStep({ encounter, step, onChange }: Props) {
  return (
    <FormContext.Provider value={aroundEncounter(encounter)}>
      <FormOf form={stepForm} value={step} name="steps" onChange={onChange} />
    </FormContext.Provider>
  );
}
