import { useState } from 'preact/hooks';
import {
  CURATIVES_PER_CHAPTER,
  curativePrice,
  type RunnerTo,
  runnerPrice,
} from '../../../campaign/facts/prices';
import { activeOf } from '../../../campaign/model/state';
import { payment } from '../../../table/campaign/payment';
import { Portrait } from '../../oathsworn/faces/Portrait';
import { words } from '../../words/campaign';
import { Helps } from '../helps/Helps';
import { useCompany } from '../parts/context';
import { SumLine } from '../parts/RuleTag';
import { Banksmith } from './Banksmith';

interface Props {
  /** What is bought. */
  what: string;
  price: number;
  /** What those who pay have together. */
  purse: number;
  onBuy: () => void;
}

/** A price, and whether it can be paid. What cannot is still asked for: the rules say so, and the table may insist. */
function Priced({ what, price, purse, onBuy }: Props) {
  const short = Math.max(0, price - purse);
  return (
    <button type="button" class={short > 0 ? 'btn priced dear' : 'btn priced'} onClick={onBuy}>
      <span>{what}</span>
      <b>{w.price(price)}</b>
      {short > 0 ? <small>{w.short(short)}</small> : null}
    </button>
  );
}

const w = words.trade;
const runners: readonly RunnerTo[] = ['banksmith', 'apothecary', 'other'];

/** CP-4: the story's shops: who pays, what it costs, and whether the purse reaches; every price says what it is made of. */
export function Trade() {
  const company = useCompany();
  const state = company.state.value;
  const four = activeOf(state);
  const [payer, setPayer] = useState('all');
  const one = four.find(c => c.id === payer);
  const who = one?.id ?? 'all';
  const all = four.reduce((sum, c) => sum + c.iron, 0);
  const purse = one?.iron ?? all;
  const left = Math.max(1, CURATIVES_PER_CHAPTER - state.course.curativesBought);
  return (
    <div class="stack">
      <fieldset class="purses" aria-label={w.pays}>
        <button type="button" class="btn purse" aria-pressed={!one} onClick={() => setPayer('all')}>
          <span>{w.together}</span>
          <b>{w.price(all)}</b>
        </button>
        {four.map(c => (
          <button
            key={c.id}
            type="button"
            class="btn purse"
            aria-pressed={c === one}
            onClick={() => setPayer(c.id)}
          >
            <Portrait of={c.class} class="round" />
            <span>{c.name}</span>
            <b>{w.price(c.iron)}</b>
          </button>
        ))}
      </fieldset>
      <div class="columns">
        <section class="leaf" aria-label={w.apothecary}>
          <h3>{w.apothecary}</h3>
          <p class="soft">
            {w.curatives(state.curatives)}. {w.bought(state.course.curativesBought, CURATIVES_PER_CHAPTER)}
          </p>
          <div class="prices">
            {Array.from({ length: left }, (_, i) => i + 1).map(count => {
              const price = curativePrice(state.chapter, count).total;
              return (
                <Priced
                  key={count}
                  what={w.curatives(count)}
                  price={price}
                  purse={purse}
                  onBuy={() => company.send({ do: 'curatives', count, pay: payment(price, four, who) })}
                />
              );
            })}
          </div>
          <p>
            <SumLine sum={curativePrice(state.chapter, 1)} />
          </p>
        </section>
        <div class="stack">
          <Banksmith who={who} purse={purse} />
          <section class="leaf" aria-label={w.runner}>
            <h3>{w.runner}</h3>
            <p class="soft">{w.sent(state.course.runners)}</p>
            <div class="prices">
              {runners.map(to => {
                const fee = runnerPrice(state.chapter, to, state.traits).total;
                return (
                  <Priced
                    key={to}
                    what={w.runners[to]}
                    price={fee}
                    purse={purse}
                    onBuy={() => company.send({ do: 'runner', to, pay: payment(fee, four, who) })}
                  />
                );
              })}
            </div>
          </section>
        </div>
      </div>
      <Helps who={who} />
    </div>
  );
}
