import type { Encounter, Victory } from '../../stage/encounter';
import { Choice } from '../parts/Choice';
import { Stepper } from '../parts/Stepper';
import { packWords } from '../words/packs';
import type { Change } from './Editor';
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
    onChange(did, { ...encounter, triggers });
  };
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
