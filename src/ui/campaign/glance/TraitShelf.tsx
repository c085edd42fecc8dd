import { useState } from 'preact/hooks';
import { traitsOwed } from '../../../campaign/facts/owed';
import { marksOf, TRAITS, type TraitId } from '../../../campaign/kinds/traits';
import { Icon } from '../../parts/frame/Icon';
import { words } from '../../words/campaign';
import { traitNames } from '../../words/campaign-names';
import { BookSheet } from '../book/BookSheet';
import { traitIcons } from '../cards/traitIcons';
import { useCompany } from '../parts/context';
import { RuleTag } from '../parts/RuleTag';

const w = words.sheet;

type Board = keyof typeof w.shelves;
/** What goes with what, as boards of one shelf. */
const boards: readonly (readonly [Board, readonly TraitId[]])[] = [
  ['checks', ['bushcraft', 'keenEyed', 'quickWitted']],
  ['camp', ['endurance', 'quartermaster', 'scavenger', 'herbalist']],
  ['body', ['toughAsNails', 'fieldMedic', 'trueGrit']],
  ['friends', ['comradery', 'wellConnected']],
];

/** LV-3: the twelve traits, those that the company has, and those that it could choose now. */
export function TraitShelf() {
  const company = useCompany();
  const state = company.state.value;
  const [open, setOpen] = useState<TraitId | undefined>(undefined);
  const left = traitsOwed(state);
  return (
    <section class="leaf" aria-label={w.traits}>
      <h2>
        {w.traits} <span class={left > 0 ? 'four-owed' : 'soft'}>{left > 0 ? w.traitsLeft(left) : ''}</span>
      </h2>
      <div class="shelf">
        {boards.map(([board, traits]) => (
          <div key={board} class="shelf-board">
            <h3 class="shelf-name">{w.shelves[board]}</h3>
            <div class="shelf-row">
              {traits.map(id => {
                const { most } = TRAITS[id];
                const marks = marksOf(state.traits, id);
                const stands = marks > 0 ? 'has' : left > 0 ? 'could' : 'not';
                return (
                  <button
                    key={id}
                    type="button"
                    class={`trait-tile ${stands}`}
                    aria-label={w.traitIs(traitNames[id], marks, most, left > 0 && marks < most)}
                    onClick={() => setOpen(id)}
                  >
                    <Icon of={traitIcons[id]} />
                    <span>{traitNames[id]}</span>
                    <span class="pips" aria-hidden="true">
                      {Array.from({ length: Math.max(most, marks) }, (_, i) => (
                        <i key={`pip${i.toString()}`} class={i < marks ? 'pip on' : 'pip'} />
                      ))}
                    </span>
                  </button>
                );
              })}
            </div>
          </div>
        ))}
      </div>
      {open ? <TraitSheet id={open} onClose={() => setOpen(undefined)} /> : null}
    </section>
  );
}

function TraitSheet({ id, onClose }: { id: TraitId; onClose: () => void }) {
  const company = useCompany();
  const state = company.state.value;
  const { most, rule } = TRAITS[id];
  const marks = marksOf(state.traits, id);
  const left = traitsOwed(state);
  return (
    <BookSheet
      title={traitNames[id]}
      onClose={onClose}
      foot={
        <>
          {marks > 0 ? (
            <button
              type="button"
              class="btn quiet"
              onClick={() => {
                if (company.send({ set: 'trait', trait: id, marks: marks - 1 })) onClose();
              }}
            >
              {w.unmark}
            </button>
          ) : null}
          <button
            type="button"
            class={left > 0 ? 'btn main big' : 'btn'}
            disabled={marks >= most}
            onClick={() => {
              const done =
                left > 0
                  ? company.send({ do: 'chooseTrait', trait: id })
                  : company.send({ set: 'trait', trait: id, marks: marks + 1 });
              if (done) onClose();
            }}
          >
            {left > 0 ? w.chooseTrait(traitNames[id]) : w.markAnyway}
          </button>
        </>
      }
    >
      <p>
        {w.traitNotes[id]} <RuleTag rule={rule} />
      </p>
      <p class="soft">
        {words.owed.left(marks, most)}. {left > 0 ? w.traitsLeft(left) : w.noneOwed}
      </p>
    </BookSheet>
  );
}
