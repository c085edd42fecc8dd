import type { Correction } from '../../../encounter/model/command';
import { Choice } from '../../parts/input/Choice';
import { boxWords as w } from '../../words/box';
import { useFight } from '../parts/context';

/** How the HP of an enemy go: put right, lost otherwise (DM-7), or by somebody's attack. */
export type Loss = { readonly kind: 'right' | 'nobody' } | { readonly kind: 'by'; readonly who: string };

/** What is said when a die of an enemy is set to other HP. */
export const lossSaid = (loss: Loss, enemy: string, die: string, hp: number): Correction => ({
  say: 'die',
  enemy,
  die,
  hp,
  quiet: loss.kind === 'right',
  ...(loss.kind === 'by' ? { by: loss.who } : {}),
});

export function LossBy({ loss, onChange }: { loss: Loss; onChange: (loss: Loss) => void }) {
  const friends = useFight().view.value.friends.filter(
    one => one.presence === 'standing' && one.role !== 'sentinel' && one.role !== 'friendly',
  );
  return (
    <>
      <Choice
        label={w.losses}
        value={loss.kind === 'by' ? loss.who : loss.kind}
        options={[
          { id: 'right', text: w.lossBy.right },
          { id: 'nobody', text: w.lossBy.nobody },
          ...friends.map(one => ({ id: one.id, text: w.lossBy.by(one.name) })),
        ]}
        onPick={id => onChange(id === 'right' || id === 'nobody' ? { kind: id } : { kind: 'by', who: id })}
      />
      <p class="soft">{w.lossNote[loss.kind]}</p>
    </>
  );
}
