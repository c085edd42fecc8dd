import type { ComponentChildren } from 'preact';
import { type Composed, hitTokens, simpleRules } from '../../../table/setup/compose';
import { Icon } from '../../parts/Icon';
import { boot, claws, cone, push, rat, wave } from '../../parts/icons-fight.gen';
import { PoolPicker } from '../../parts/PoolPicker';
import { tokenIcon } from '../../parts/Token';
import { words } from '../../words/fight';
import { tokenName } from '../../words/said/names';

const w = words.compose;

interface Props {
  card: Composed;
  set: (part: Partial<Composed>) => void;
  /** More to fill in where the rest folds away. */
  children?: ComponentChildren;
}

/** What a card says by pictograms: at the table while it is resolved, and in the editor of packs. */
export function ComposerForm({ card, set, children }: Props) {
  return (
    <>
      <Chips
        label={w.target}
        options={simpleRules.map(rule => ({ id: rule, text: w.rules[rule] }))}
        value={card.target}
        onPick={target => set({ target })}
      />
      <div class="composer-row">
        <span class="composer-label">
          <Icon of={boot} />
          {w.move}
        </span>
        <Numbers label={w.move} low={0} high={8} value={card.move} onPick={move => set({ move })} />
        {card.move > 0 ? (
          <Chips
            label={w.way}
            options={(['toward', 'away', 'random'] as const).map(id => ({ id, text: w.ways[id] }))}
            value={card.way === 'none' ? 'toward' : card.way}
            onPick={way => set({ way })}
          />
        ) : null}
      </div>
      <div class="composer-row">
        <button
          type="button"
          class="btn big composer-attack"
          aria-pressed={card.attack}
          onClick={() => set({ attack: !card.attack })}
        >
          <Icon of={claws} />
          {w.attack}
        </button>
        <span class="composer-label">
          <Icon of={push} />
          {w.knockback}
        </span>
        <Numbers
          label={w.knockback}
          low={1}
          high={4}
          value={card.knockback}
          onPick={knockback => set({ knockback: card.knockback === knockback ? 0 : knockback, attack: true })}
        />
        <span class="choices">
          {hitTokens.map(token => (
            <button
              key={token}
              type="button"
              class="btn"
              aria-pressed={card.tokens.includes(token)}
              onClick={() =>
                set({
                  attack: true,
                  tokens: card.tokens.includes(token)
                    ? card.tokens.filter(one => one !== token)
                    : [...card.tokens, token],
                })
              }
            >
              <Icon of={tokenIcon(token)} />
              {tokenName(token)}
            </button>
          ))}
        </span>
      </div>
      <details class="hero-more">
        <summary>{w.more}</summary>
        <div class="stack">
          <div class="composer-row">
            <span class="composer-label">{w.range}</span>
            <Numbers
              label={w.range}
              low={1}
              high={8}
              value={card.range}
              onPick={range => set({ range, attack: true })}
            />
          </div>
          <Chips
            label={w.area}
            options={(['none', 'adjacent', 'circle', 'cone', 'wave', 'charge'] as const).map(id => ({
              id,
              text: w.areas[id],
            }))}
            value={card.area}
            onPick={area => set({ area, attack: area === 'none' ? card.attack : true })}
            icon={card.area === 'wave' ? wave : cone}
          />
          {card.area === 'cone' || card.area === 'charge' ? (
            <Numbers label={w.size} low={1} high={8} value={card.size} onPick={size => set({ size })} />
          ) : null}
          <div class="field">
            <span>{w.extra}</span>
            <PoolPicker
              label={w.extra}
              pool={card.extra}
              onChange={pool =>
                set({
                  attack: true,
                  extra: {
                    white: pool.white ?? 0,
                    yellow: pool.yellow ?? 0,
                    red: pool.red ?? 0,
                    black: pool.black ?? 0,
                  },
                })
              }
            />
          </div>
          <div class="composer-row">
            <span class="composer-label">{w.loseAnimus}</span>
            <Numbers
              label={w.loseAnimus}
              low={0}
              high={4}
              value={card.loseAnimus}
              onPick={loseAnimus => set({ loseAnimus, attack: true })}
            />
          </div>
          <div class="choices">
            <button
              type="button"
              class="btn"
              aria-pressed={card.minions}
              onClick={() => set({ minions: !card.minions })}
            >
              <Icon of={rat} />
              {w.minions}
            </button>
            <button
              type="button"
              class="btn"
              aria-pressed={card.lasts}
              onClick={() => set({ lasts: !card.lasts })}
            >
              {w.lasts}
            </button>
          </div>
          <label class="field">
            <span>{w.text}</span>
            <input
              class="input"
              value={card.text}
              maxLength={200}
              onInput={event => set({ text: event.currentTarget.value })}
            />
          </label>
          {children}
        </div>
      </details>
    </>
  );
}

function Chips<T extends string>(props: {
  label: string;
  options: readonly { readonly id: T; readonly text: string }[];
  value: T;
  onPick: (id: T) => void;
  icon?: string;
}) {
  return (
    <fieldset class="choices chips" aria-label={props.label}>
      {props.options.map(option => (
        <button
          key={option.id}
          type="button"
          class="btn"
          aria-pressed={option.id === props.value}
          onClick={() => props.onPick(option.id)}
        >
          {option.text}
        </button>
      ))}
    </fieldset>
  );
}

function Numbers(props: {
  label: string;
  low: number;
  high: number;
  value: number;
  onPick: (value: number) => void;
}) {
  const numbers = Array.from({ length: props.high - props.low + 1 }, (_, i) => props.low + i);
  return (
    <fieldset class="choices numbers" aria-label={props.label}>
      {numbers.map(number => (
        <button
          key={number}
          type="button"
          class="btn square"
          aria-label={`${props.label} ${number}`}
          aria-pressed={number === props.value}
          onClick={() => props.onPick(number)}
        >
          {number}
        </button>
      ))}
    </fieldset>
  );
}
