import { encounterForm } from '../../../packs/edit/forms';
import { stageByLoss } from '../../../packs/edit/stages';
import type { Encounter } from '../../../stage/encounter';
import { Stepper } from '../../parts/input/Stepper';
import { editWords } from '../../words/packs-edit';
import { FormOf } from '../form/FormOf';
import type { Change } from '../parts/change';
import { Here } from '../parts/Here';

const w = editWords.course;
const did = editWords.did.course;

/** When the stages change, what wins, and what is said when. */
export function CoursePart({ encounter, onChange }: { encounter: Encounter; onChange: Change }) {
  const lostFor = (stage: 2 | 3): number => {
    const found = encounter.triggers.find(one => one.trigger === 'diceLost' && one.stage === stage);
    return found?.trigger === 'diceLost' ? found.count : 0;
  };
  const setLost = (stage: 2 | 3, count: number) => {
    onChange(did, { ...encounter, triggers: stageByLoss(encounter.triggers, stage, count) });
  };
  const form = (keys: readonly string[]) => (
    <FormOf
      form={encounterForm}
      value={encounter}
      name="encounters"
      keys={keys}
      onChange={next => onChange(did, next)}
    />
  );
  return (
    <>
      <Here part="course" />
      <div class="editor-columns">
        <section class="panel editor-form">
          <h2>{w.stages}</h2>
          {([2, 3] as const).map(stage => (
            <div class="setup-row" key={stage}>
              <span class="soft">{w.lost(stage)}</span>
              <Stepper
                label={w.lost(stage)}
                value={lostFor(stage)}
                low={0}
                high={30}
                onChange={count => setLost(stage, count)}
              />
            </div>
          ))}
          {form(['triggers'])}
        </section>
        <section class="panel editor-form">
          <h2>{w.ends}</h2>
          {form(['victory', 'counters', 'reminders'])}
        </section>
      </div>
    </>
  );
}
