import { useState } from 'preact/hooks';
import { DIFFICULTIES, type Difficulty as Level } from '../../../campaign/model/state';
import { words as common } from '../../words';
import { words } from '../../words/campaign';
import { useCompany } from '../parts/context';
import { RuleTag } from '../parts/RuleTag';

const w = words.course;

/** CP-1: asked at the founding; here it is told, and may be changed before a chapter. */
export function Difficulty() {
  const company = useCompany();
  const { difficulty } = company.state.value;
  const [open, setOpen] = useState(false);
  return (
    <section class="difficulty-now" aria-label={w.difficulty}>
      <p>
        {w.playedAt} <b>{common.setup.difficulties[difficulty]}</b>: {w.levels[difficulty]}{' '}
        <RuleTag rule="CP-1" />
      </p>
      <button type="button" class="btn quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        {w.change}
      </button>
      {open ? (
        <Levels
          value={difficulty}
          onPick={to => {
            if (company.send({ do: 'difficulty', difficulty: to })) setOpen(false);
          }}
        />
      ) : null}
    </section>
  );
}

/** The five with what each means. */
export function Levels({ value, onPick }: { value: Level; onPick: (to: Level) => void }) {
  return (
    <fieldset class="levels" aria-label={w.difficulty}>
      {DIFFICULTIES.map(id => (
        <button
          key={id}
          type="button"
          class="btn level"
          aria-pressed={id === value}
          onClick={() => onPick(id)}
        >
          <b>{common.setup.difficulties[id]}</b> <small class="soft">{w.levels[id]}</small>
        </button>
      ))}
    </fieldset>
  );
}
