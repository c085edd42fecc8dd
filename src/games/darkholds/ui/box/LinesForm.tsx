import { InputField } from '../../../../ui/parts/input/InputField';
import { SHORT_NAME_LENGTH } from '../../rules/fields';
import './box.css';
import { useState } from 'preact/hooks';
import { Sheet } from '../../../../ui/parts/frame/Sheet';
import { Stepper } from '../../../../ui/parts/input/Stepper';
import type { OwnReinforcement } from '../../rules/box/model';
import type { TypeData } from '../../rules/play/model';
import { words as w } from '../../words/box';

interface Props {
  readonly types: readonly TypeData[];
  readonly onClose: () => void;
  readonly onDone: (card: OwnReinforcement) => void;
}

const areas = 3;
type Counts = Readonly<Record<string, number>>;

/** RE-2: whom a reinforcement card names, a line for each area. */
export function LinesForm({ types, onClose, onDone }: Props) {
  const [label, setLabel] = useState('');
  const [lines, setLines] = useState<readonly Counts[]>([{}]);
  const done = () =>
    onDone({
      label: label.trim() || w.parts.reinforcements,
      lines: lines.map(line =>
        types.flatMap(({ type }) => (line[type] ? [{ type, count: line[type] }] : [])),
      ),
    });
  return (
    <Sheet
      title={w.add.reinforcements}
      onClose={onClose}
      foot={
        <button type="button" class="btn main big" onClick={done}>
          {w.keep}
        </button>
      }
    >
      <InputField label={w.name} value={label} maxLength={SHORT_NAME_LENGTH} onInput={setLabel} />
      {lines.map((line, n) => (
        <fieldset key={w.area(n + 1)} class="stack" aria-label={w.area(n + 1)}>
          <b>{w.area(n + 1)}</b>
          {types.map(({ type, name }) => (
            <div key={type} class="spread">
              <span>{name}</span>
              <Stepper
                label={`${name}, ${w.area(n + 1)}`}
                value={line[type] ?? 0}
                low={0}
                high={9}
                onChange={count =>
                  setLines(lines.map((one, i) => (i === n ? { ...one, [type]: count } : one)))
                }
              />
            </div>
          ))}
        </fieldset>
      ))}
      {lines.length < areas ? (
        <button type="button" class="btn quiet" onClick={() => setLines([...lines, {}])}>
          {w.moreAreas}
        </button>
      ) : null}
    </Sheet>
  );
}
