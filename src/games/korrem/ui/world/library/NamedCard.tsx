import { Stepper } from '../../../../../ui/parts/input/Stepper';
import { Toggle } from '../../../../../ui/parts/input/Toggle';
import { NAME_LENGTH } from '../../../rules/fields';
import { wui } from '../../../words/world-ui';

/** A card of the table: what it is called, and the one number that counts of it. */
export interface Named {
  readonly name: string;
  readonly n: number;
}

interface Props {
  /** Those of the sample, where the app knows the deck. */
  readonly known: readonly (readonly [name: string, n: number])[];
  readonly card: Named;
  /** What the number is; nothing where it has none. */
  readonly label?: string | undefined;
  readonly low?: number;
  readonly onCard: (card: Named) => void;
}

/** An event or an artifact: a known one by a tap, or its name and its number. */
export const NamedCard = ({ known, card, label, low = 0, onCard }: Props) => (
  <div class="ko-answers">
    {known.map(([name, n]) => (
      <Toggle key={name} isOn={name === card.name} onClick={() => onCard({ name, n })}>
        {name}
      </Toggle>
    ))}
    <input
      type="text"
      class="input"
      maxLength={NAME_LENGTH}
      aria-label={wui.name}
      placeholder={wui.name}
      value={card.name}
      onInput={event => onCard({ ...card, name: event.currentTarget.value })}
    />
    {label === undefined ? null : (
      <>
        <Stepper label={label} value={card.n} low={low} high={20} onChange={n => onCard({ ...card, n })} />
        <span>{label}</span>
      </>
    )}
  </div>
);
