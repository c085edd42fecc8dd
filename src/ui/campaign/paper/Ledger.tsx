import type { Character } from '../../../campaign/model/character';
import type { Item, NewItem } from '../../../campaign/model/items';
import { activeOf } from '../../../campaign/model/state';
import { Portrait } from '../../oathsworn/faces/Portrait';
import { MightSign, mightColors } from '../../oathsworn/pieces/Might';
import { words as common } from '../../words';
import { words } from '../../words/campaign';
import { blankItem } from '../cards/blank';
import { useCompany } from '../parts/context';

const w = words.paper;

const sums: NewItem = { ...blankItem, name: w.worn, kind: 'gear', hands: 0, cards: 4 };

/** OWN-144: a line for each of the four, a field for each number of its sheet. */
export function Ledger() {
  const state = useCompany().state.value;
  return (
    <section class="leaf" aria-label={w.ledger}>
      <h3>
        {w.ledger} <span class="soft">{w.ledgerNote}</span>
      </h3>
      <div class="ledger">
        {activeOf(state).map(c => (
          <Line key={c.id} c={c} />
        ))}
      </div>
    </section>
  );
}

function Line({ c }: { c: Character }) {
  const company = useCompany();
  const known: Item | undefined = c.items.find(item => item.cards);
  const single = c.items.some(item => !item.cards);
  const write = (part: Partial<NewItem>) =>
    known
      ? company.send({ set: 'itemIs', item: { ...known, ...part } })
      : company.send({ set: 'item', item: { ...sums, ...part }, to: { who: c.id } });
  const member = (part: { iron?: number; boardAnimus?: number; boardRegen?: number }) =>
    company.send({ set: 'member', who: c.id, ...part });
  const might = known?.might ?? {};
  return (
    <fieldset class="ledger-line" aria-label={c.name}>
      <span class="ledger-who">
        <Portrait of={c.class} class="round" />
        <span class="who-name">{c.name}</span>
      </span>
      {company.state.value.mode === 'story' ? (
        <Cell
          label={words.people.iron}
          who={c.name}
          value={c.iron}
          high={999}
          onSay={iron => member({ iron })}
        />
      ) : null}
      {c.kind === 'full' ? (
        <>
          <Cell
            label={words.people.maxAnimus}
            full={words.people.animus}
            who={c.name}
            value={c.boardAnimus ?? 0}
            high={20}
            onSay={boardAnimus => member({ boardAnimus })}
          />
          <Cell
            label={words.people.regenWord}
            full={words.people.regen}
            who={c.name}
            value={c.boardRegen ?? 0}
            high={20}
            onSay={boardRegen => member({ boardRegen })}
          />
        </>
      ) : null}
      {single && !known ? (
        <span class="soft ledger-note">{w.byCard}</span>
      ) : (
        <>
          <Cell
            label={words.people.defense}
            full={w.defense}
            who={c.name}
            value={known?.defense ?? 0}
            high={40}
            onSay={defense => write({ defense })}
          />
          <Cell
            label={w.rangeShort}
            full={words.item.range}
            who={c.name}
            value={known?.range ?? 0}
            high={20}
            onSay={range => write({ range: range === 0 ? null : range })}
          />
          {mightColors.map(color => (
            <Cell
              key={color}
              label={common.might.colors[color]}
              full={w.cubesOf(common.might.colors[color])}
              sign={color}
              who={c.name}
              value={might[color] ?? 0}
              high={20}
              onSay={count => write({ might: { ...might, [color]: count } })}
            />
          ))}
        </>
      )}
    </fieldset>
  );
}

interface CellProps {
  label: string;
  /** Where more must be said to whom it is read aloud. */
  full?: string;
  sign?: (typeof mightColors)[number];
  who: string;
  value: number;
  high: number;
  onSay: (value: number) => void;
}

function Cell({ label, full = label, sign, who, value, high, onSay }: CellProps) {
  return (
    <label class="ledger-cell">
      <span class="soft">
        {sign ? <MightSign color={sign} /> : null} {label}
      </span>
      <input
        class="input"
        type="number"
        inputMode="numeric"
        aria-label={`${full}, ${who}: ${label}`}
        min={0}
        max={high}
        value={value}
        onFocus={event => event.currentTarget.select()}
        onChange={event => {
          const said = Math.min(high, Math.max(0, Math.round(Number(event.currentTarget.value) || 0)));
          event.currentTarget.value = String(said);
          if (said !== value) onSay(said);
        }}
      />
    </label>
  );
}
