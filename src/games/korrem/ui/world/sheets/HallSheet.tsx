import { useState } from 'preact/hooks';
import { Sheet } from '../../../../../ui/parts/frame/Sheet';
import { Choice } from '../../../../../ui/parts/input/Choice';
import { say } from '../../../../../ui/words/say';
import { type Army, commander, nationOf, type World } from '../../../rules/play/model';
import type { WorldTable } from '../../../table/worlds';
import { sheets } from '../../../words/battle-sheets';
import { wsheets } from '../../../words/world-sheets';
import { wui } from '../../../words/world-ui';
import { CardForm } from '../library/CardForm';
import { goodsText } from './Goods';

const w = wsheets.hall;

const homes = ({ settlements }: World, nation: string): string[] =>
  Object.entries(settlements)
    .filter(([, { owner, occupier }]) => owner === nation && occupier === null)
    .map(([hex]) => hex);

/** TH-5: settlements of others that an own army occupies. */
const occupied = (world: World, nation: string): { hex: string; owner: string; army: Army }[] =>
  Object.entries(world.settlements).flatMap(([hex, { owner, occupier }]) => {
    const army = world.armies.find(one => one.nation === nation && one.hex === hex);
    return occupier === nation && owner !== nation && army ? [{ hex, owner, army }] : [];
  });

/** TH-1 to TH-5: the tops of the piles, for their cost; cycling; a card of one's own box. */
export function HallSheet({ table, onClose }: { table: WorldTable; onClose: () => void }) {
  const world = table.state.value;
  const who = commander(world) ?? world.observer;
  const nation = nationOf(world, who);
  const places = homes(world, who);
  const [place, setPlace] = useState<string | undefined>(undefined);
  const [form, setForm] = useState(false);
  const hex = world.settings.map ? (place ?? places[0] ?? null) : null;
  if (!nation) return null;
  return (
    <Sheet title={w.title(nation.name)} onClose={onClose}>
      {places.length > 1 ? (
        <Choice
          label={w.where}
          value={hex ?? ''}
          options={places.map(one => ({ id: one, text: one }))}
          onPick={setPlace}
        />
      ) : null}
      {nation.piles.map(({ cards, from }, pile) => {
        const [top] = cards;
        return (
          <section key={pile} class="stack">
            <h3>{w.pile(pile + 1, cards.length)}</h3>
            {top ? (
              <div class="ko-answers">
                <button
                  type="button"
                  class="btn main"
                  disabled={from !== null && world.turn < from}
                  onClick={() => table.send({ do: 'enlist', nation: who, pile, hex })}
                >
                  {top.kind === 'summon' ? w.toHand(top.name) : w.enlist(top.name, goodsText(top.cost))}
                </button>
                {from !== null && world.turn < from ? <span class="soft">{w.waits}</span> : null}
                <button type="button" class="btn" onClick={() => table.send({ do: 'cycle', pile })}>
                  {w.cycle}
                </button>
                <span class="soft">
                  {sheets.sheet.attack} {top.attack} · {sheets.sheet.defense} {top.defense} ·{' '}
                  {sheets.sheet.whole} {top.health}
                </span>
              </div>
            ) : (
              <p class="soft">{w.emptyPile}</p>
            )}
          </section>
        );
      })}
      {occupied(world, who).map(({ hex: there, owner, army }) => {
        const top = nationOf(world, owner)?.piles[0]?.cards[0];
        return top ? (
          <button
            key={there}
            type="button"
            class="btn"
            onClick={() => table.send({ do: 'enlist', nation: owner, pile: 0, hex: there, by: army.id })}
          >
            {there}: {w.enlist(top.name, goodsText(top.cost))}
          </button>
        ) : null;
      })}
      <div class="ko-answers">
        <button type="button" class="btn" onClick={() => setForm(true)}>
          {w.own}
        </button>
        {nation.hand > 0 ? <span class="soft">{wui.hand(nation.hand)}</span> : null}
      </div>
      {form ? (
        <CardForm
          onClose={() => setForm(false)}
          onDone={card => {
            setForm(false);
            table.send({ do: 'recruit', nation: who, card, hex });
          }}
        />
      ) : null}
      {table.refusal.value ? <p role="alert">{say(table.refusal.value.message)}</p> : null}
    </Sheet>
  );
}
