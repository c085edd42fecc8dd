import { useState } from 'preact/hooks';
import { deadClasses } from '../../../campaign/facts/breaches';
import { companyLevel } from '../../../campaign/facts/owed';
import type { ClassId } from '../../../campaign/kinds/classes';
import type { Kind } from '../../../campaign/kinds/levels';
import type { NewMember } from '../../../campaign/model/command';
import { activeOf } from '../../../campaign/model/state';
import { Choice } from '../../parts/input/Choice';
import { words } from '../../words/campaign';
import { classNames } from '../../words/class-names';
import { ClassGrid } from '../parts/ClassGrid';
import { useCompany } from '../parts/context';

const w = words.people;

interface Props {
  seat: number;
  /** Who makes way, if the seat is not empty. */
  out?: string;
  onCome: (newcomer: NewMember | { readonly back: string }) => boolean;
}

/** LV-25, LV-30: somebody new, quick leveled, or somebody whose save bag lies in the box. */
export function Newcomer({ seat, out, onCome }: Props) {
  const state = useCompany().state.value;
  const [chosen, setChosen] = useState<ClassId | undefined>(undefined);
  const [kind, setKind] = useState<Kind>('full');
  const away = Object.values(state.people).filter(c => c.fate === 'away');
  const gone = state.people[state.seats[seat] ?? ''];
  const taken = [
    ...activeOf(state)
      .filter(c => c.id !== out)
      .map(c => c.class),
    ...deadClasses(state),
    ...(gone ? [gone.class] : []),
  ];
  return (
    <div class="stack">
      <p class="soft">{w.quick(companyLevel(state))}</p>
      {away.map(c => (
        <button key={c.id} type="button" class="btn" onClick={() => onCome({ back: c.id })}>
          {w.comesBack(c.name, c.level)}
        </button>
      ))}
      <ClassGrid chosen={chosen ? [chosen] : []} most={1} without={taken} onTap={setChosen} />
      <Choice
        label={words.owed.choose}
        value={kind}
        options={(['full', 'companion'] as const).map(id => ({ id, text: words.found.kinds[id] }))}
        onPick={setKind}
      />
      <div class="foot">
        <button
          type="button"
          class="btn main"
          disabled={!chosen}
          onClick={() => {
            if (chosen) onCome({ class: chosen, kind, name: classNames[chosen] });
          }}
        >
          {chosen ? w.comes(classNames[chosen]) : w.newOne}
        </button>
      </div>
    </div>
  );
}
