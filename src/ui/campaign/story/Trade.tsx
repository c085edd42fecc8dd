import { useState } from 'preact/hooks';
import {
  banksmithBuys,
  banksmithSells,
  CURATIVES_PER_CHAPTER,
  curativePrice,
  type RunnerTo,
  runnerPrice,
} from '../../../campaign/facts/prices';
import { activeOf } from '../../../campaign/model/state';
import { payment } from '../../../table/campaign/payment';
import { Choice } from '../../parts/Choice';
import { Stepper } from '../../parts/Stepper';
import { words } from '../../words/campaign';
import { ItemSheet } from '../cards/ItemSheet';
import { Helps } from '../helps/Helps';
import { useCompany } from '../parts/context';
import { SumLine } from '../parts/RuleTag';

const w = words.trade;
const runners: readonly RunnerTo[] = ['banksmith', 'apothecary', 'other'];

/** CP-4: the arithmetic of the story's shops; every price says what it is made of. */
export function Trade() {
  const company = useCompany();
  const state = company.state.value;
  const four = activeOf(state);
  const [payer, setPayer] = useState('all');
  const who = four.some(c => c.id === payer) ? payer : 'all';
  const [count, setCount] = useState(1);
  const price = curativePrice(state.chapter, count);
  return (
    <div class="stack">
      <Choice
        label={w.pays}
        value={who}
        options={[
          { id: 'all', text: w.together },
          ...four.map(c => ({ id: c.id, text: `${c.name} (${c.iron})` })),
        ]}
        onPick={setPayer}
      />
      <h3>{w.apothecary}</h3>
      <p class="soft">
        {w.curatives(state.curatives)}. {w.bought(state.course.curativesBought, CURATIVES_PER_CHAPTER)}
      </p>
      <div class="row">
        <Stepper
          label={words.sheet.curatives}
          value={count}
          low={1}
          high={CURATIVES_PER_CHAPTER}
          onChange={setCount}
        />
        <button
          type="button"
          class="btn"
          onClick={() => company.send({ do: 'curatives', count, pay: payment(price.total, four, who) })}
        >
          {w.buy}: {w.price(price.total)}
        </button>
        <SumLine sum={price} />
      </div>
      <Banksmith who={who} />
      <h3>{w.runner}</h3>
      <p class="soft">{w.sent(state.course.runners)}</p>
      <div class="row">
        {runners.map(to => {
          const fee = runnerPrice(state.chapter, to, state.traits);
          return (
            <button
              key={to}
              type="button"
              class="btn"
              onClick={() => company.send({ do: 'runner', to, pay: payment(fee.total, four, who) })}
            >
              {w.runners[to]}: {w.price(fee.total)}
            </button>
          );
        })}
      </div>
      <Helps who={who} />
    </div>
  );
}

function Banksmith({ who }: { who: string }) {
  const company = useCompany();
  const state = company.state.value;
  const four = activeOf(state);
  const [buying, setBuying] = useState(false);
  const [gets, setGets] = useState('');
  const to = four.find(c => c.id === gets) ?? four[0];
  const goods = [...state.backpack, ...four.flatMap(c => c.items)];
  return (
    <>
      <h3>{w.banksmith}</h3>
      <div class="row">
        <button type="button" class="btn" onClick={() => setBuying(true)}>
          {w.buyItem}
        </button>
      </div>
      {goods.length > 0 && to ? (
        <>
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
        </>
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
    </>
  );
}
