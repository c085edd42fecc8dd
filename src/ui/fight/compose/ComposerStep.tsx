import { useEffect, useRef } from 'preact/hooks';
import { kindIn } from '../../../packs/edit/form';
import { stepForm } from '../../../packs/edit/forms';
import type { Encounter } from '../../../stage/encounter';
import type { Step } from '../../../stage/steps';
import '../../packs/parts/packs.css';
import { CLASS_IDS } from '../../../campaign/kinds/classes';
import { classIcon } from '../../oathsworn/faces/classIcons';
import { tokenIcon } from '../../oathsworn/pieces/Token';
import { aroundEncounter } from '../../packs/form/around';
import { FormContext } from '../../packs/form/context';
import { FormOf } from '../../packs/form/FormOf';
import { Icon } from '../../parts/frame/Icon';
import { presetNames } from '../../words/preset';
import { PartSign } from '../enemy/PartSign';
import { signOf } from './signs';

interface Props {
  encounter: Encounter;
  step: Step;
  onChange: (step: Step) => void;
}

const classOf = (name: string): string =>
  classIcon(CLASS_IDS.find(id => presetNames.classes[id] === name) ?? null);

const { shape } = stepForm;
const partKeys: ReadonlySet<string> = new Set(['breaks', 'icon', 'slot']);

/** All that one step can say, by taps on pictures. */
export function ComposerStep({ encounter, step, onChange }: Props) {
  const { enemies } = encounter;
  const sign = (key: string, one: string) => {
    if (partKeys.has(key)) return <PartSign icon={one} enemies={enemies} />;
    const of = key === 'token' ? tokenIcon(one) : key === 'class' ? classOf(one) : signOf(key, one);
    return of === undefined ? null : <Icon of={of} />;
  };
  // What kind it is was tapped already.
  const kind = shape.shape === 'kinds' ? kindIn(shape, step) : undefined;
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => here.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={here} class="composer-form">
      <FormContext.Provider value={{ ...aroundEncounter(encounter), sign }}>
        <FormOf
          form={{ shape: { shape: 'fields', fields: kind?.fields ?? [] }, read: stepForm.read }}
          value={step}
          name="steps"
          onChange={onChange}
        />
      </FormContext.Provider>
    </div>
  );
}
