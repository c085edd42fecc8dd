import { useState } from 'preact/hooks';
import { Sheet } from '../../../../ui/parts/frame/Sheet';
import { Stepper } from '../../../../ui/parts/input/Stepper';
import { Toggle } from '../../../../ui/parts/input/Toggle';
import { say } from '../../../../ui/words/say';
import { states } from '../../rules/battle/card';
import { fighterOf } from '../../rules/fight/model';
import type { BattleTable } from '../../table/battles';
import { sheets } from '../../words/battle-sheets';
import { ui } from '../../words/ui';
import { Abilities } from './Abilities';

const w = sheets.sheet;
const numbers = ['attack', 'defense', 'health', 'speed'] as const;
const labels = { attack: w.attack, defense: w.defense, health: w.whole, speed: w.speed } as const;

/** The table is the truth: damage, states and numbers of a card are as it says. */
export function CardSheet({
  table,
  id,
  onClose: close,
}: {
  table: BattleTable;
  id: string;
  onClose: () => void;
}) {
  const battle = table.state.value;
  const card = fighterOf(battle, id);
  /** TE-2: what was told of it is known from then on. */
  const onClose = (): void => {
    const now = fighterOf(table.state.peek(), id);
    if (now && taught)
      import('../../table/box').then(box => box.teachFighter(now, w.box, say)).catch(console.error);
    close();
  };
  const [taught, setTaught] = useState(false);
  const [damage, setDamage] = useState(1);
  const [piercing, setPiercing] = useState(false);
  if (!card)
    return (
      <Sheet title={ui.bar.over} onClose={onClose}>
        <p />
      </Sheet>
    );
  return (
    <Sheet title={card.name} onClose={onClose}>
      {battle.step === 'setup' ? null : (
        <div class="ko-answers">
          <span>{w.damage}</span>
          <Stepper label={w.damage} value={damage} low={1} high={99} onChange={setDamage} />
          <button type="button" class="btn" aria-pressed={piercing} onClick={() => setPiercing(!piercing)}>
            {w.piercing}
          </button>
          <button
            type="button"
            class="btn main"
            onClick={() => {
              if (table.send({ do: 'sum', on: id, damage, piercing })) onClose();
            }}
          >
            {w.take(damage)}
          </button>
        </div>
      )}
      <div class="ko-answers">
        <span>{w.health}</span>
        <Stepper
          label={w.health}
          value={card.damage}
          low={0}
          high={card.health}
          onChange={now => table.send({ do: 'correct', id, change: { damage: now } })}
        />
      </div>
      <div class="ko-answers">
        {states.map(state => {
          const on = card.states.includes(state);
          return (
            <Toggle key={state} isOn={on} onClick={() => table.send({ do: 'state', id, state, on: !on })}>
              {w.of[state]}
            </Toggle>
          );
        })}
        <Toggle
          isOn={card.flying}
          onClick={() => table.send({ do: 'correct', id, change: { flying: !card.flying } })}
        >
          {w.flying}
        </Toggle>
      </div>
      {numbers.map(name => (
        <div key={name} class="ko-answers">
          <span class="ko-label">{card.unsure?.includes(name) ? `${labels[name]} ?` : labels[name]}</span>
          <Stepper
            label={labels[name]}
            value={card[name]}
            low={name === 'health' ? 1 : 0}
            high={99}
            onChange={now => {
              setTaught(true);
              table.send({ do: 'correct', id, change: { [name]: now } });
            }}
          />
        </div>
      ))}
      <Abilities
        abilities={card.abilities}
        onChange={abilities => {
          setTaught(true);
          table.send({ do: 'correct', id, change: { abilities } });
        }}
      />
      <div class="ko-answers">
        <button
          type="button"
          class="btn"
          onClick={() => {
            table.send({ do: 'remove', id });
            onClose();
          }}
        >
          {w.remove}
        </button>
      </div>
    </Sheet>
  );
}
