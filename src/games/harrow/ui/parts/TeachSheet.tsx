import { useState } from 'preact/hooks';
import { Sheet } from '../../../../ui/parts/frame/Sheet';
import { SHORT_NAME_LENGTH, SHORT_NOTE_LENGTH } from '../../rules/fields';
import type { CardStep } from '../../rules/hester/model';
import type { Step } from '../../rules/pair/steps/model';
import { pairUi } from '../../words/pair-ui';
import { type StepChoice, stepChoices, witchChoices } from './teachSteps';

const w = pairUi;
const most = 4;

interface Props<S> {
  readonly title: string;
  readonly choices: readonly StepChoice<S>[];
  /** A card that is known already is told anew. */
  readonly known?: string;
  readonly noteOf: (text: string) => S;
  readonly onKeep: (name: string, steps: readonly S[]) => void;
  readonly onClose: () => void;
}

/** CD-1: a card is taught once: a name and up to four steps; wording that fits none of them is a note. */
function Teach<S>({ title, choices, known = '', noteOf, onKeep, onClose }: Props<S>) {
  const [name, setName] = useState(known);
  const [chosen, setChosen] = useState<readonly StepChoice<S>[]>([]);
  const [note, setNote] = useState('');
  const steps = [...chosen.map(({ step }) => step), ...(note.trim() === '' ? [] : [noteOf(note.trim())])];
  const ready = name.trim() !== '' && steps.length > 0 && steps.length <= most;
  return (
    <Sheet title={title} onClose={onClose} wide>
      <p class="soft">{w.teachNote}</p>
      <label class="stack">
        <span>{w.teachName}</span>
        <input
          class="input"
          type="text"
          maxLength={SHORT_NAME_LENGTH}
          value={name}
          onInput={event => setName(event.currentTarget.value)}
        />
      </label>
      <h3>{w.teachSteps}</h3>
      {chosen.length === 0 ? null : (
        <ol class="stack">
          {chosen.map((one, i) => (
            <li key={`${one.id}${i}`} class="row">
              {one.text}
              <button
                type="button"
                class="btn quiet"
                onClick={() => setChosen(chosen.filter((_, k) => k !== i))}
              >
                {w.leaveOut}
              </button>
            </li>
          ))}
        </ol>
      )}
      {chosen.length < most ? (
        <div class="hc-chips">
          {choices.map(one => (
            <button key={one.id} type="button" class="btn" onClick={() => setChosen([...chosen, one])}>
              {one.text}
            </button>
          ))}
        </div>
      ) : null}
      <label class="stack">
        <span>{w.teachNoteText}</span>
        <input
          class="input"
          type="text"
          maxLength={SHORT_NOTE_LENGTH}
          value={note}
          onInput={event => setNote(event.currentTarget.value)}
        />
      </label>
      <button
        type="button"
        class="btn main big"
        disabled={!ready}
        onClick={() => {
          onKeep(name.trim(), steps);
          onClose();
        }}
      >
        {w.teachKeep}
      </button>
    </Sheet>
  );
}

interface Of<S> {
  readonly known?: string;
  readonly onKeep: (name: string, steps: readonly S[]) => void;
  readonly onClose: () => void;
}

const noteOf = (text: string) => ({ do: 'note', text }) as const;

export const TeachCard = (of: Of<Step>) => (
  <Teach title={w.teach} choices={stepChoices} noteOf={noteOf} {...of} />
);
export const TeachWitch = (of: Of<CardStep>) => (
  <Teach title={w.teachWitch} choices={witchChoices} noteOf={noteOf} {...of} />
);
