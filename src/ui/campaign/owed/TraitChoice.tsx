import { marksOf, TRAIT_IDS, TRAITS } from '../../../campaign/kinds/traits';
import { Icon } from '../../parts/frame/Icon';
import { words } from '../../words/campaign';
import { traitNames } from '../../words/campaign-names';
import { traitIcons } from '../cards/traitIcons';
import { useCompany } from '../parts/context';

const w = words.sheet;

/** LV-3: a choice among traits with room for a mark. */
export function TraitChoice() {
  const company = useCompany();
  const { traits } = company.state.value;
  return (
    <div class="trait-choices">
      {TRAIT_IDS.filter(id => marksOf(traits, id) < TRAITS[id].most).map(id => (
        <button
          key={id}
          type="button"
          class="btn trait-choice"
          onClick={() => company.send({ do: 'chooseTrait', trait: id })}
        >
          <Icon of={traitIcons[id]} />
          <span>
            <b>{traitNames[id]}</b> <small class="soft">{w.traitNotes[id]}</small>
          </span>
        </button>
      ))}
    </div>
  );
}
