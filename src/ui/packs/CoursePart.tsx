import { never } from '../../basics/never';
import type { StageTrigger } from '../../stage/card';
import type { Encounter, Victory } from '../../stage/encounter';
import { Choice } from '../parts/Choice';
import { Stroke } from '../parts/Icon';
import { Stepper } from '../parts/Stepper';
import { packWords } from '../words/packs';
import type { Change } from './change';
import { TextField } from './TextField';

const w = packWords.edit.course;
const did = packWords.edit.did.course;

/** When the stages change, and what wins. */
export function CoursePart({ encounter, onChange }: { encounter: Encounter; onChange: Change }) {
  const lostFor = (stage: 2 | 3): number => {
    const found = encounter.triggers.find(one => one.trigger === 'diceLost' && one.stage === stage);
    return found?.trigger === 'diceLost' ? found.count : 0;
  };
  const setLost = (stage: 2 | 3, count: number) => {
    const others = encounter.triggers.filter(one => one.trigger !== 'diceLost' || one.stage !== stage);
    const triggers = count > 0 ? [...others, { trigger: 'diceLost', stage, count } as const] : others;
    setTriggers(triggers);
  };
  const setTriggers = (triggers: readonly StageTrigger[]) => onChange(did, { ...encounter, triggers });
  const add = (trigger: StageTrigger) => setTriggers([...encounter.triggers, trigger]);
  const parts = encounter.enemies.flatMap(enemy => enemy.slots ?? []);
  const partName = (id: string) => parts.find(part => part.id === id)?.name ?? id;
  const { victory } = encounter;
  const win = (kind: Victory['victory']): Victory =>
    kind === 'rounds'
      ? { victory: 'rounds', rounds: 8 }
      : kind === 'hand'
        ? { victory: 'hand', text: w.handText }
        : { victory: 'dice' };
  return (
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
      <ul class="bare stack">
        {encounter.triggers.map((trigger, i) =>
          trigger.trigger === 'diceLost' && trigger.stage !== 1 ? null : (
            <li key={i} class="row">
              <span class="grow">{triggerText(trigger, partName)}</span>
              <button
                type="button"
                class="btn square"
                aria-label={w.drop(triggerText(trigger, partName))}
                onClick={() => setTriggers(encounter.triggers.filter(one => one !== trigger))}
              >
                <Stroke of="close" />
              </button>
            </li>
          ),
        )}
      </ul>
      {([2, 3] as const).map(stage => (
        <fieldset key={stage} class="choices" aria-label={w.more(stage)}>
          <span class="soft course-label">{w.more(stage)}</span>
          {parts.map(part => (
            <button
              key={part.id}
              type="button"
              class="btn"
              onClick={() => add({ trigger: 'broken', stage, slot: part.id })}
            >
              {w.broken(part.name)}
            </button>
          ))}
          <button
            type="button"
            class="btn"
            onClick={() => add({ trigger: 'round', stage, round: stage * 2 })}
          >
            {w.round(stage * 2)}
          </button>
          <button
            type="button"
            class="btn"
            onClick={() => add({ trigger: 'bossesLost', stage, count: stage - 1 })}
          >
            {w.bosses(stage - 1)}
          </button>
          <button type="button" class="btn" onClick={() => add({ trigger: 'hand', stage, text: w.handText })}>
            {w.victories.hand}
          </button>
        </fieldset>
      ))}
      <Choice
        label={w.victory}
        value={victory.victory}
        options={(['dice', 'rounds', 'hand'] as const).map(id => ({ id, text: w.victories[id] }))}
        onPick={id => onChange(did, { ...encounter, victory: win(id) })}
      />
      {victory.victory === 'rounds' ? (
        <div class="setup-row">
          <span class="soft">{w.rounds}</span>
          <Stepper
            label={w.rounds}
            value={victory.rounds}
            low={1}
            high={30}
            onChange={rounds => onChange(did, { ...encounter, victory: { victory: 'rounds', rounds } })}
          />
        </div>
      ) : null}
      {victory.victory === 'hand' ? (
        <TextField
          label={w.hand}
          value={victory.text}
          most={400}
          onChange={text => text && onChange(did, { ...encounter, victory: { victory: 'hand', text } })}
        />
      ) : null}
    </section>
  );
}

function triggerText(trigger: StageTrigger, partName: (id: string) => string): string {
  const to = (what: string) => w.to(trigger.stage, what);
  switch (trigger.trigger) {
    case 'diceLost':
      return to(w.dice(trigger.count));
    case 'bossesLost':
      return to(w.bosses(trigger.count));
    case 'broken':
      return to(w.broken(partName(trigger.slot)));
    case 'round':
      return to(w.round(trigger.round));
    case 'hand':
      return to(trigger.text);
    default:
      return never(trigger);
  }
}
