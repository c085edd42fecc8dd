import { SHORT_TEXT_LENGTH } from '../../stage/fields';
import type { CardDraft, NamedAlly } from '../../table/setup/draft';
import { PoolPicker } from '../oathsworn/pieces/PoolPicker';
import { Stepper } from '../parts/input/Stepper';
import { words } from '../words';
import { boxWords as w } from '../words/box';

interface AllyRowsProps {
  title: string;
  card: CardDraft & Partial<Pick<NamedAlly, 'range' | 'text'>>;
  /** With its reach and its words. */
  whole?: boolean;
  onChange: (part: Partial<NamedAlly>) => void;
}

/** What stands on the card of an ally, copied from it. */
export const AllyRows = ({ title, card, whole = false, onChange }: AllyRowsProps) => (
  <details class="hero-more unfolds">
    <summary>
      {title}
      <span class="soft">{words.setup.heroLine('full', card.defense)}</span>
    </summary>
    <div class="stack">
      <p class="soft">{w.cardNote}</p>
      {(
        [
          ['defense', 0, 12],
          ['moveCost', 0, 6],
          ['moveHexes', 0, 8],
          ['attackCost', 0, 6],
        ] as const
      ).map(([key, low, high]) => (
        <Row
          key={key}
          label={w[key]}
          of={title}
          value={card[key]}
          low={low}
          high={high}
          onChange={value => onChange({ [key]: value })}
        />
      ))}
      <PoolPicker
        label={`${title}: ${words.setup.might}`}
        pool={card.might}
        onChange={might => onChange({ might })}
      />
      {whole ? (
        <>
          <Row
            label={words.setup.range}
            of={title}
            value={card.range ?? 1}
            low={1}
            high={8}
            onChange={range => onChange({ range })}
          />
          <label class="field">
            <span>{w.allyText}</span>
            <textarea
              class="input word-input"
              aria-label={`${title}: ${w.allyText}`}
              rows={2}
              maxLength={SHORT_TEXT_LENGTH}
              value={card.text ?? ''}
              onInput={event => onChange({ text: event.currentTarget.value })}
            />
          </label>
        </>
      ) : null}
    </div>
  </details>
);

interface RowProps {
  label: string;
  /** Whose, where several have the same. */
  of?: string;
  value: number;
  low: number;
  high: number;
  onChange: (value: number) => void;
}

export const Row = ({ label, of, ...stepper }: RowProps) => (
  <div class="setup-row">
    <span class="soft">{label}</span>
    <Stepper label={of ? `${of}: ${label}` : label} {...stepper} />
  </div>
);
