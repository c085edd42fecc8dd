import { useState } from 'preact/hooks';
import { Toggle } from '../../../../ui/parts/input/Toggle';
import { has, healthLeft } from '../../rules/battle/card';
import { killOdds } from '../../rules/battle/kill-odds';
import { adjacent } from '../../rules/battle/space';
import type { Battle, Fighter } from '../../rules/fight/model';
import type { BattleTable } from '../../table/battles';
import { amountText, fallText } from '../../words/chance';
import { ui } from '../../words/ui';

const w = ui.enough;

interface Blow {
  readonly key: string;
  readonly by: string;
  readonly text: string;
  readonly damage: number;
  readonly works: number;
  readonly base: boolean;
}

/** Whoever of ours reaches a card and may strike, with base attacks and abilities that do damage. */
function blowsOn(battle: Battle, on: Fighter): Blow[] {
  const own = battle.cards.filter(
    card =>
      card.side === battle.acting &&
      !has(card, 'disabled') &&
      !has(card, 'frozen') &&
      !card.bonds.some(bond => bond.type === 'companionship' && bond.with === on.id),
  );
  return own.flatMap(card => {
    const near = battle.light === true || adjacent(card.at, on.at);
    const tower = card.kind === 'tower';
    const struck = battle.hits.some(({ by }) => by === card.id);
    const base: Blow[] =
      (near || tower) && !struck
        ? [
            {
              key: card.id,
              by: card.id,
              text: card.name,
              damage: tower ? 4 : card.attack,
              works: 8,
              base: true,
            },
          ]
        : [];
    const able = has(card, 'undead')
      ? []
      : card.abilities.filter(one => one.damage > 0 && one.ready && (near || one.ranged));
    return [
      ...base,
      ...able.map(({ name, damage, works }) => ({
        key: `${card.id}/${name}`,
        by: card.id,
        text: `${card.name}: ${name}`,
        damage,
        works,
        base: false,
      })),
    ];
  });
}

/** OD-2: is it enough? The chance that a card falls by the blows that are chosen, exactly; and they are struck. */
export function Enough({ table, on, onDone }: { table: BattleTable; on: Fighter; onDone: () => void }) {
  const battle = table.state.value;
  const blows = blowsOn(battle, on);
  const [off, setOff] = useState<readonly string[]>([]);
  const [extra, setExtra] = useState<readonly string[]>([]);
  if (blows.length === 0) return <p class="soft">{w.nobody}</p>;
  const isOn = ({ key, base }: Blow): boolean => (base ? !off.includes(key) : extra.includes(key));
  const toggle = (list: readonly string[], key: string): readonly string[] =>
    list.includes(key) ? list.filter(one => one !== key) : [...list, key];
  const chosen = blows.filter(isOn);
  const held = battle.defense[on.id] ?? on.defense;
  const foreseen = battle.foresight && battle.oursForeseen !== false;
  const { kills, expected } = killOdds(healthLeft(on), held, chosen);
  const base = chosen.filter(one => one.base).map(({ by }) => by);
  return (
    <>
      {foreseen ? <p role="status">{w.chance(on.name, fallText(kills), amountText(expected))}</p> : null}
      <div class="ko-answers">
        {blows.map(blow => (
          <Toggle
            key={blow.key}
            isOn={isOn(blow)}
            onClick={() => (blow.base ? setOff(toggle(off, blow.key)) : setExtra(toggle(extra, blow.key)))}
          >
            {w.blow(blow.text, blow.damage, blow.works)}
          </Toggle>
        ))}
        {base.length > 0 ? (
          <button
            type="button"
            class="btn main"
            onClick={() => {
              if (table.send({ do: 'strike', on: on.id, by: base })) onDone();
            }}
          >
            {w.strike}
          </button>
        ) : null}
      </div>
    </>
  );
}
