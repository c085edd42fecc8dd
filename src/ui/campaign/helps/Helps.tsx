import { useState } from 'preact/hooks';
import { maxHp } from '../../../campaign/facts/fight';
import { medicPrice } from '../../../campaign/facts/prices';
import { has } from '../../../campaign/kinds/traits';
import { activeOf } from '../../../campaign/model/state';
import { payment } from '../../../table/campaign/payment';
import { Choice } from '../../parts/input/Choice';
import { Stepper } from '../../parts/input/Stepper';
import { words } from '../../words/campaign';
import { Refusal } from '../book/Refusal';
import { useCompany } from '../parts/context';

const w = words.trade;

/** Curatives, Field Medic, Tough As Nails, and iron from hand to hand. */
export function Helps({ who }: { who: string }) {
  const company = useCompany();
  const state = company.state.value;
  const four = activeOf(state);
  const [heals, setHeals] = useState(2);
  return (
    <>
      {state.curatives > 0 ? (
        <>
          <h3>{w.use}</h3>
          <div class="line">
            <span class="soft">{w.heals}</span>
            <Stepper label={w.heals} value={heals} low={0} high={6} onChange={setHeals} />
          </div>
          <div class="choices">
            {four.map(c => (
              <button
                key={c.id}
                type="button"
                class="btn"
                onClick={() => company.send({ do: 'useCurative', who: c.id, heals })}
              >
                {w.useOn(c.name)}
              </button>
            ))}
          </div>
        </>
      ) : null}
      <Medic who={who} />
      {state.variants.toughAsNails === 'time' ? <Tough /> : null}
      <PassIron />
    </>
  );
}

/** TR-10: once per chapter, at once when an injury is gained if wanted. */
export function Medic({ who }: { who: string }) {
  const company = useCompany();
  const state = company.state.value;
  const four = activeOf(state);
  const price = medicPrice(state.chapter, state.variants.fieldMedic);
  const injuries = four.flatMap(c => c.injuries.map(injury => ({ c, injury })));
  if (!has(state.traits, 'fieldMedic') || injuries.length === 0) return null;
  return (
    <section class="stack" aria-label={w.medic} data-spot="medic">
      <h3>
        {w.medic}: {state.variants.fieldMedic === 'time' ? w.time(2) : w.price(price.total)}
      </h3>
      <div class="choices">
        {injuries.map(({ c, injury }) => (
          <button
            key={injury.id}
            type="button"
            class="btn"
            onClick={() =>
              company.send({
                do: 'fieldMedic',
                who: c.id,
                injury: injury.id,
                pay: payment(price.total, four, who),
              })
            }
          >
            {c.name}: {injury.name}
          </button>
        ))}
      </div>
      <Refusal spot="medic" />
    </section>
  );
}

/** TR-9 */
export function Tough() {
  const company = useCompany();
  const state = company.state.value;
  const hurt = activeOf(state).filter(c => c.hp !== null && c.hp < maxHp(state));
  if (!has(state.traits, 'toughAsNails') || hurt.length === 0) return null;
  return (
    <section class="stack" aria-label={w.tough} data-spot="tough">
      <h3>
        {w.tough}
        {state.variants.toughAsNails === 'time' ? `: ${w.time(1)}` : ''}
      </h3>
      <div class="choices">
        {hurt.map(c => (
          <button
            key={c.id}
            type="button"
            class="btn"
            onClick={() => company.send({ do: 'toughAsNails', who: c.id })}
          >
            {w.regains(c.name)}
          </button>
        ))}
      </div>
      <Refusal spot="tough" />
    </section>
  );
}

function PassIron() {
  const company = useCompany();
  const four = activeOf(company.state.value);
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [iron, setIron] = useState(1);
  const giver = four.find(c => c.id === from) ?? four[0];
  const taker = four.find(c => c.id === to && c !== giver) ?? four.find(c => c !== giver);
  if (!giver || !taker) return null;
  return (
    <>
      <h3>{w.give}</h3>
      <Choice
        label={w.from}
        value={giver.id}
        options={four.map(c => ({ id: c.id, text: `${c.name} (${c.iron})` }))}
        onPick={setFrom}
      />
      <Choice
        label={w.to}
        value={taker.id}
        options={four.filter(c => c !== giver).map(c => ({ id: c.id, text: c.name }))}
        onPick={setTo}
      />
      <div class="row">
        <Stepper label={w.give} value={iron} low={1} high={99} onChange={setIron} />
        <button
          type="button"
          class="btn"
          onClick={() => company.send({ do: 'giveIron', from: giver.id, to: taker.id, iron })}
        >
          {w.giveIt(iron)}
        </button>
      </div>
    </>
  );
}
