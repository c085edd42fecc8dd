import { afterArea } from '../../rules/campaign/model';
import { kitOf } from '../../rules/play/kit';
import type { Figure } from '../../rules/play/model';
import type { CampaignTable } from '../../table/campaigns';
import { words as w } from '../../words/campaign';

/** CA-3, CA-4: what one carries, gives, sells and buys. A refusal is told above. */
export function Market({ table, one }: { table: CampaignTable; one: Figure }) {
  const { party, items, equipment, at, hirelings, uncommon } = table.state.value;
  const { items: carried, silver, leader } = kitOf(one);
  const others = party.filter(({ id }) => id !== one.id);
  const open = at > 0;
  const buyer = one.side === 'hero' ? one.id : leader;
  const purse = party.find(({ id }) => id === buyer);
  const money = purse ? kitOf(purse).silver : 0;
  const offered = equipment.order
    .flatMap(id => (items[id] ? [{ id, item: items[id] }] : []))
    .filter(({ item }) => item.common || (afterArea(at) && buyer !== null && !uncommon.includes(buyer)))
    .sort((a, b) => a.item.value - b.item.value);
  return (
    <section class="panel" aria-label={w.market}>
      <h2>{w.carries(one.name, silver)}</h2>
      <ul class="bare stack">
        {carried.map(id => (
          <li key={id}>
            <span class="grow">{items[id]?.name}</span>
            {open && items[id]?.own === false ? (
              <button
                type="button"
                class="btn"
                onClick={() => table.send({ do: 'sell', id: one.id, item: id })}
              >
                {w.sell(Math.floor((items[id]?.value ?? 0) / 2))}
              </button>
            ) : null}
            {items[id]?.own === false
              ? others.map(other => (
                  <button
                    key={other.id}
                    type="button"
                    class="btn quiet"
                    onClick={() => table.send({ do: 'give', id: one.id, to: other.id, item: id, silver: 0 })}
                  >
                    {w.give(other.name)}
                  </button>
                ))
              : null}
          </li>
        ))}
      </ul>
      {silver > 0 ? (
        <div class="dh-camp-chips">
          {others.map(other => (
            <button
              key={other.id}
              type="button"
              class="btn quiet"
              onClick={() =>
                table.send({ do: 'give', id: one.id, to: other.id, silver: Math.min(silver, 5) })
              }
            >
              {w.giveSilver(Math.min(silver, 5), other.name)}
            </button>
          ))}
        </div>
      ) : null}
      <h2>{w.market}</h2>
      {open ? null : <p class="soft">{w.closed}</p>}
      {open && !afterArea(at) ? <p class="soft">{w.commonOnly}</p> : null}
      {open ? (
        <ul class="bare stack">
          {offered.map(({ id, item }) => (
            <li key={id}>
              <span class="grow">
                {item.name} {item.common ? null : <small class="soft">{w.uncommon}</small>}
              </span>
              <button
                type="button"
                class="btn"
                onClick={() => {
                  if (buyer !== null) table.send({ do: 'buy', id: buyer, item: id, for: one.id });
                }}
              >
                {item.value > money ? w.missing(item.value, item.value - money) : w.buy(item.value)}
              </button>
            </li>
          ))}
          {one.side === 'hero'
            ? hirelings.map(hireling => (
                <li key={hireling.name}>
                  <span class="grow">{hireling.name}</span>
                  <button
                    type="button"
                    class="btn"
                    onClick={() => table.send({ do: 'hire', id: one.id, hireling: hireling.name })}
                  >
                    {w.hire(hireling.price)}
                  </button>
                </li>
              ))
            : null}
        </ul>
      ) : null}
      <button type="button" class="btn quiet" onClick={() => table.send({ do: 'dismiss', id: one.id })}>
        {w.dismiss(one.name)}
      </button>
    </section>
  );
}
