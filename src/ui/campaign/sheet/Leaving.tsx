import type { Character } from '../../../campaign/model/character';
import { go } from '../../shell/router';
import { words } from '../../words/campaign';
import { BookSheet } from '../book/BookSheet';
import { useCompany } from '../parts/context';
import { RuleTag } from '../parts/RuleTag';
import { Newcomer } from '../people/Newcomer';

const w = words.people;

interface Props {
  c: Character;
  onClose: () => void;
}

/** LV-28 to LV-30: somebody else for this seat. */
export function Swap({ c, onClose }: Props) {
  const company = useCompany();
  const { seats } = company.state.value;
  return (
    <BookSheet title={w.swapTitle(c.name)} onClose={onClose}>
      <p>
        {w.swapNote} <RuleTag rule="LV-29" /> {w.backNote} <RuleTag rule="LV-30" />
      </p>
      <Newcomer
        seat={seats.indexOf(c.id)}
        out={c.id}
        onCome={newcomer => {
          const done = company.send({ do: 'swap', out: c.id, in: newcomer });
          if (done) go('company', company.id, 'people');
          return done;
        }}
      />
    </BookSheet>
  );
}

/** LV-31: a new sheet for the same one. */
export function Kind({ c, onClose }: Props) {
  const company = useCompany();
  const to = c.kind === 'full' ? 'companion' : 'full';
  return (
    <BookSheet
      title={w.changeKind(to)}
      onClose={onClose}
      foot={
        <button
          type="button"
          class="btn main big"
          onClick={() => {
            if (company.send({ do: 'changeKind', who: c.id })) onClose();
          }}
        >
          {w.changeKind(to)}
        </button>
      }
    >
      <p>
        {w.changeNote} <RuleTag rule="LV-31" />
      </p>
    </BookSheet>
  );
}

export function Dies({ c, onClose }: Props) {
  const company = useCompany();
  return (
    <BookSheet
      title={w.diesTitle(c.name)}
      onClose={onClose}
      foot={
        <button
          type="button"
          class="btn grave big"
          onClick={() => {
            if (company.send({ do: 'die', who: c.id })) go('company', company.id, 'people');
          }}
        >
          {w.dies}
        </button>
      }
    >
      <p>
        {w.diesNote} <RuleTag rule="OWN-7" /> {w.afterDeath} <RuleTag rule="LV-27" />
      </p>
    </BookSheet>
  );
}
