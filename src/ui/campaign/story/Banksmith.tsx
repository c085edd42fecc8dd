import { useState } from 'preact/hooks';
import { banksmithBuys, banksmithSells } from '../../../campaign/facts/prices';
import { activeOf } from '../../../campaign/model/state';
import { payment } from '../../../table/campaign/payment';
import { Choice } from '../../parts/input/Choice';
import { words } from '../../words/campaign';
import { ItemSheet } from '../cards/ItemSheet';
import { useCompany } from '../parts/context';

const w = words.trade;

/** CP-4: he sells for the value of an item, and gives half of it. */
export function Banksmith({ who, purse }: { who: string; purse: number }) {
  const company = useCompany();
  const state = company.state.value;
  const four = activeOf(state);
  const [buying, setBuying] = useState(false);
  const [gets, setGets] = useState('');
  const to = four.find(c => c.id === gets) ?? four[0];
  const goods = [...state.backpack, ...four.flatMap(c => c.items)];
  return (
    <section class="leaf" aria-label={w.banksmith}>
      <h3>{w.banksmith}</h3>
      <button type="button" class="btn priced" onClick={() => setBuying(true)}>
        <span>{w.buyItem}</span>
        <b>{w.upTo(purse)}</b>
      </button>
      {goods.length > 0 && to ? (
        <details class="fold unfolds">
          <summary>{w.sellOne(goods.length)}</summary>
          <Choice
            label={w.gets}
            value={to.id}
            options={four.map(c => ({ id: c.id, text: c.name }))}
            onPick={setGets}
          />
          <fieldset class="choices" aria-label={w.sell}>
            {goods.map(item => (
              <button
                key={item.id}
                type="button"
                class="btn"
                disabled={item.value === null}
                onClick={() => company.send({ do: 'sell', item: item.id, to: to.id })}
              >
                {item.value === null
                  ? w.noValue(item.name)
                  : w.sells(item.name, banksmithBuys(item.value).total)}
              </button>
            ))}
          </fieldset>
        </details>
      ) : null}
      {buying ? (
        <ItemSheet
          chooseTo
          start={{ value: 1 }}
          onClose={() => setBuying(false)}
          onKeep={(item, place) => {
            const pay = payment(banksmithSells(item.value ?? 0).total, four, who);
            return company.send({ do: 'buy', item, to: place, pay });
          }}
        />
      ) : null}
    </section>
  );
}
