import type { Civilian } from '../../stage/encounter';
import { SHORT_NAME_LENGTH } from '../../stage/fields';
import { type Draft, freshNamedAlly, type NamedAlly } from '../../table/setup/draft';
import { Stroke } from '../parts/frame/Icon';
import { Numbers } from '../parts/input/Numbers';
import { boxWords as w } from '../words/box';
import { presetNames } from '../words/preset';
import { AllyRows, Row } from './AllyRows';

interface Props {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  /** The encounter names its civilians itself. */
  civiliansKnown?: boolean;
}

/** Allies who wait, and who else stands there from the start (OWN-207). */
export function Others({ draft, onChange, civiliansKnown = false }: Props) {
  const { allies, guardian, sentinels } = draft;
  const maiden = draft.heroes.some(one => one.class === 'grove');
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
      {allies.count + draft.named.length > 0 ? (
        <div class="setup-row">
          <span class="soft">{w.comradery}</span>
          <Numbers
            label={w.comradery}
            low={0}
            high={4}
            value={draft.allyTokens ?? 0}
            onPick={allyTokens => onChange({ allyTokens })}
          />
        </div>
      ) : null}
      <AllyRows
        title={w.card}
        card={allies}
        onChange={card => onChange({ allies: { ...allies, ...card } })}
      />
      <Named draft={draft} onChange={onChange} />
      {maiden ? (
        <>
          <Row
            label={w.sentinels}
            value={sentinels}
            low={0}
            high={8}
            onChange={n => onChange({ sentinels: n })}
          />
          <AllyRows
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

/** Allies with a name and a card of their own. */
function Named({ draft, onChange }: Pick<Props, 'draft' | 'onChange'>) {
  const { named } = draft;
  const put = (i: number, part: Partial<NamedAlly>) =>
    onChange({ named: named.map((one, k) => (k === i ? { ...one, ...part } : one)) });
  return (
    <>
      {named.map((one, i) => (
        <div key={i} class="setup-inner">
          <div class="civilian-name">
            <input
              class="input"
              aria-label={w.allyName(i + 1)}
              value={one.name}
              maxLength={SHORT_NAME_LENGTH}
              placeholder={w.ally}
              onInput={event => put(i, { name: event.currentTarget.value })}
            />
            <button
              type="button"
              class="btn square"
              aria-label={w.civilianGone(one.name || w.ally)}
              onClick={() => onChange({ named: named.filter((_, k) => k !== i) })}
            >
              <Stroke of="close" />
            </button>
          </div>
          <AllyRows title={w.cardOf(one.name || w.ally)} card={one} whole onChange={part => put(i, part)} />
        </div>
      ))}
      <button
        type="button"
        class="btn"
        disabled={named.length >= 8}
        onClick={() => onChange({ named: [...named, freshNamedAlly] })}
      >
        <Stroke of="plus" />
        {w.allyAdd}
      </button>
    </>
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
              maxLength={SHORT_NAME_LENGTH}
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
