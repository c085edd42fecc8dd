import type { PairQuestion } from '../../rules/pair/question';
import type { PairTable } from '../../table/pair';
import { pairUi } from '../../words/pair-ui';

const w = pairUi.pay;

/** AT-6, AT-9 to AT-11: what came out may be paid, as much as is there first, and nothing last. */
export function AskPay({ table, asked }: { table: PairTable; asked: Extract<PairQuestion, { ask: 'pay' }> }) {
  const { side, what, at, price, most, cubes } = asked;
  return (
    <>
      <p class="hc-question">{w.question(side, what, at, price, ...cubes)}</p>
      <div class="hc-answers">
        {Array.from({ length: most }, (_, i) => most - i).map((n, i) => (
          <button
            key={n}
            type="button"
            class={i === 0 ? 'btn main' : 'btn'}
            onClick={() => table.send({ do: 'pay', n })}
          >
            {w.yes(what, n)}
          </button>
        ))}
        <button type="button" class="btn" onClick={() => table.send({ do: 'pay', n: 0 })}>
          {w.no}
        </button>
      </div>
    </>
  );
}
