import { useState } from 'preact/hooks';
import type { Enemy, Lasting } from '../../../encounter/model/state';
import type { EnemyKind } from '../../../stage/encounter';
import { shield } from '../../oathsworn/icons/icons-fight.gen';
import { Icon } from '../../parts/frame/Icon';
import { words } from '../../words/fight';
import { useFight } from '../parts/context';
import { foeName } from '../parts/foe';
import { MadeOf } from '../parts/MadeOf';
import { MightCounts } from '../parts/MightCounts';
import { defenseWith, enemyDefense, enemyMight, mightWith } from '../parts/numbers';

const nothing: readonly Lasting[] = [];

interface Props {
  kind: EnemyKind;
  /** One of its kind, with what lasts on it; without, what all of them have on their board. */
  enemy?: Enemy;
  lasting?: readonly Lasting[];
  /** What they stand on is one button itself, whose sheet opens what they are made of. */
  still?: boolean;
}

/** Defense and might as they count now; a tap opens what they are made of. */
export function FoeNumbers({ kind, enemy, lasting = nothing, still = false }: Props) {
  const [open, setOpen] = useState(false);
  const name = enemy ? foeName(enemy) : kind.name;
  const defense = defenseWith(kind.defense, lasting);
  if (still)
    return (
      <span class="foe-numbers">
        <Icon of={shield} />
        <b>{defense}</b>
        <MightCounts pool={mightWith(kind, lasting)} />
      </span>
    );
  return (
    <>
      <button type="button" class="foe-numbers" onClick={() => setOpen(true)}>
        <span class="unseen">{words.madeOf.opens(name)} </span>
        <Icon of={shield} />
        <b>{defense}</b>
        <span class="unseen"> {words.madeOf.withMight} </span>
        <MightCounts pool={mightWith(kind, lasting)} />
      </button>
      {open ? <Parts name={name} kind={kind} enemy={enemy} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

interface PartsProps {
  name: string;
  kind: EnemyKind;
  enemy: Enemy | undefined;
  onClose: () => void;
}

function Parts({ name, kind, enemy, onClose }: PartsProps) {
  const view = useFight().view.value;
  return (
    <MadeOf
      name={name}
      defense={enemyDefense(view, kind, enemy)}
      might={enemyMight(view, kind, enemy)}
      rules={['DM-1', 'MT-5', 'MT-8']}
      onClose={onClose}
    />
  );
}
