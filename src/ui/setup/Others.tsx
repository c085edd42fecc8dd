import type { Civilian } from '../../stage/encounter';
import type { CardDraft, Draft } from '../../table/setup/draft';
import { PoolPicker } from '../oathsworn/pieces/PoolPicker';
import { Stroke } from '../parts/Icon';
import { Stepper } from '../parts/Stepper';
import { words } from '../words';
import { boxWords as w } from '../words/box';
import { presetNames } from '../words/preset';

interface Props {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  /** The encounter names its civilians itself. */
  civiliansKnown?: boolean;
}

/** Allies who wait, and who else stands there from the start (OWN-207). */
export function Others({ draft, onChange, civiliansKnown = false }: Props) {
  const { allies, guardian, sentinels } = draft;
  const maiden = draft.heroes.some(one => one.class === 'grove-maiden');
  return (
    <section class="panel setup-part">
      <h2>{w.others}</h2>
      <Row
        label={w.allies}
        value={allies.count}
        low={0}
        high={8}
        onChange={count => onChange({ allies: { ...allies, count } })}
      />
      <Card title={w.card} card={allies} onChange={card => onChange({ allies: { ...allies, ...card } })} />
      {maiden ? (
        <>
          <Row
            label={w.sentinels}
            value={sentinels}
            low={0}
            high={8}
            onChange={n => onChange({ sentinels: n })}
          />
          <Card
            title={w.guardian}
            card={guardian}
            onChange={card => onChange({ guardian: { ...guardian, ...card } })}
          />
        </>
      ) : null}
      {civiliansKnown ? null : <Civilians draft={draft} onChange={onChange} />}
    </section>
  );
}

/** Those of the short form, or of the book once that is open. */
function Civilians({ draft, onChange: change }: Props) {
  const { book } = draft;
  const civilians = (book ?? draft).civilians ?? [];
  const onChange = (next: { civilians: readonly Civilian[] }) =>
    change(book ? { book: { ...book, ...next } } : next);
  const put = (i: number, part: Partial<(typeof civilians)[number]>) =>
    onChange({ civilians: civilians.map((one, k) => (k === i ? { ...one, ...part } : one)) });
  return (
    <>
      {civilians.map((one, i) => (
        <div key={i} class="setup-inner">
          <div class="civilian-name">
            <input
              class="input"
              aria-label={w.civilianName(i + 1)}
              value={one.name}
              maxLength={40}
              placeholder={presetNames.civilian}
              onInput={event => put(i, { name: event.currentTarget.value })}
            />
            <button
              type="button"
              class="btn square"
              aria-label={w.civilianGone(one.name || w.civilian(i + 1))}
              onClick={() => onChange({ civilians: civilians.filter((_, k) => k !== i) })}
            >
              <Stroke of="close" />
            </button>
          </div>
          <Row
            label={w.hp}
            of={w.civilian(i + 1)}
            value={one.hp}
            low={1}
            high={20}
            onChange={hp => put(i, { hp })}
          />
          <Row
            label={w.defense}
            of={w.civilian(i + 1)}
            value={one.defense}
            low={0}
            high={12}
            onChange={defense => put(i, { defense })}
          />
        </div>
      ))}
      <button
        type="button"
        class="btn"
        disabled={civilians.length >= 8}
        onClick={() => onChange({ civilians: [...civilians, { name: '', hp: 2, defense: 1 }] })}
      >
        <Stroke of="plus" />
        {w.civilianAdd}
      </button>
    </>
  );
}

interface CardProps {
  title: string;
  card: CardDraft;
  onChange: (part: Partial<CardDraft>) => void;
}

const Card = ({ title, card, onChange }: CardProps) => (
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

const Row = ({ label, of, ...stepper }: RowProps) => (
  <div class="setup-row">
    <span class="soft">{label}</span>
    <Stepper label={of ? `${of}: ${label}` : label} {...stepper} />
  </div>
);
