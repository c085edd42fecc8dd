import { useState } from 'preact/hooks';
import { Sheet } from '../../../../ui/parts/Sheet';
import type { Step } from '../../rules/pair/steps/model';
import type { PairTable } from '../../table/pair';
import { pairUi } from '../../words/pair-ui';
import { type StepChoice, stepChoices } from './teachSteps';

const w = pairUi;
const most = 4;

/** CD-1: a card is taught once: a name and up to four steps. */
export function TeachSheet({ table, onClose }: { table: PairTable; onClose: () => void }) {
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly StepChoice[]>([]);
  const [note, setNote] = useState('');
  const steps: readonly Step[] = [
    ...chosen.map(({ step }) => step),
    ...(note.trim() === '' ? [] : [{ do: 'note', text: note.trim() } as const]),
  ];
  const ready = name.trim() !== '' && steps.length > 0 && steps.length <= most;
  return (
    <Sheet title={w.teach} onClose={onClose} wide>
      <p class="soft">{w.teachNote}</p>
      <label class="stack">
        <span>{w.teachName}</span>
        <input
          class="input"
          type="text"
          maxLength={60}
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
          {stepChoices.map(one => (
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
          maxLength={400}
          value={note}
          onInput={event => setNote(event.currentTarget.value)}
        />
      </label>
      <button
        type="button"
        class="btn main big"
        disabled={!ready}
        onClick={() => {
          table.send({ do: 'teach', name: name.trim(), steps });
          onClose();
        }}
      >
        {w.teachKeep}
      </button>
    </Sheet>
  );
}
