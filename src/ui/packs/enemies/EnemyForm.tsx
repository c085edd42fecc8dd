import { enemyForm } from '../../../packs/edit/forms';
import type { EnemyKind } from '../../../stage/encounter';
import { PoolPicker } from '../../oathsworn/pieces/PoolPicker';
import { Choice } from '../../parts/input/Choice';
import { Stepper } from '../../parts/input/Stepper';
import { editWords } from '../../words/packs-edit';
import { Folded } from '../form/Folded';
import { FormOf } from '../form/FormOf';
import { StepsForm } from '../form/StepsForm';
import { TextField } from '../parts/TextField';
import { BodyPad } from './BodyPad';

const w = editWords.enemy;

/** What has no place of its own on this page. */
const moreOf = {
  boss: ['role', 'targets', 'keywords', 'models', 'acts', 'mob', 'hp', 'reacts', 'footprint'],
  minion: ['role', 'targets', 'keywords', 'reacts', 'footprint', 'slots'],
} as const;

interface Props {
  enemy: EnemyKind;
  onChange: (enemy: EnemyKind) => void;
  onRemove?: () => void;
}

export function EnemyForm({ enemy, onChange, onRemove }: Props) {
  const set = (part: Partial<EnemyKind>) => onChange({ ...enemy, ...part });
  return (
    <div class="editor-columns">
      <section class="panel editor-form">
        <TextField label={w.name} value={enemy.name} inLine onChange={name => name && set({ name })} />
        <div class="setup-row">
          <span class="soft">{w.defense}</span>
          <Stepper
            label={w.defense}
            value={enemy.defense}
            low={1}
            high={20}
            onChange={defense => set({ defense })}
          />
        </div>
        <div class="field">
          <span>{w.might}</span>
          <PoolPicker label={w.might} pool={enemy.might} onChange={might => set({ might })} />
        </div>
        {enemy.role === 'minion' ? (
          <>
            <div class="setup-row">
              <span class="soft">{w.hp}</span>
              <Stepper label={w.hp} value={enemy.hp ?? 1} low={1} high={12} onChange={hp => set({ hp })} />
            </div>
            <div class="setup-row">
              <span class="soft">{w.models}</span>
              <Stepper
                label={w.models}
                value={enemy.models ?? 10}
                low={1}
                high={20}
                onChange={models => set({ models })}
              />
            </div>
            <Choice
              label={w.mob}
              value={enemy.mob ? 'on' : 'off'}
              options={[
                { id: 'off', text: editWords.onOff.off },
                { id: 'on', text: editWords.onOff.on },
              ]}
              onPick={id => set({ mob: id === 'on' })}
            />
          </>
        ) : null}
        <Folded title={w.more}>
          <FormOf form={enemyForm} value={enemy} name="enemy" keys={moreOf[enemy.role]} onChange={onChange} />
        </Folded>
        {onRemove ? (
          <button type="button" class="btn" onClick={onRemove}>
            {w.remove}
          </button>
        ) : null}
      </section>
      {enemy.role === 'boss' ? (
        <BodyPad enemy={enemy} onChange={onChange} />
      ) : (
        <section class="panel editor-form">
          <h2>{w.acts}</h2>
          <StepsForm steps={enemy.acts ?? []} onChange={acts => set({ acts })} />
        </section>
      )}
    </div>
  );
}
