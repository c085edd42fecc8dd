import { useEffect, useState } from 'preact/hooks';
import { boxAround } from '../../../../square/box';
import { Choice } from '../../../../ui/parts/Choice';
import { Sheet } from '../../../../ui/parts/Sheet';
import { Stepper } from '../../../../ui/parts/Stepper';
import { say } from '../../../../ui/words/say';
import { around, type Cell, nameOf, northWest } from '../../rules/battle/space';
import { alike, cardNamed } from '../../rules/box/box';
import type { Battle, Fighter } from '../../rules/fight/model';
import type { Member } from '../../rules/play/cards';
import { creatures, fighter, nations } from '../../sample/salt-road';
import type { BattleTable } from '../../table/battles';
import { lookIntoBox, taughtCards, teachFighter } from '../../table/box';
import { ui } from '../../words/ui';
import { Abilities } from './Abilities';

const w = ui.sheet;
const sample = [...Object.values(creatures), ...nations.reedfolk, ...nations.kilnfolk];

/** BG-1, BG-2: an open cell on the side's own half that touches its cards, the northernmost, then westernmost. */
function openCell({ cards }: Battle, side: string, isNorth: boolean): Cell {
  const taken = new Set(cards.map(({ at }) => nameOf(at)));
  const own = cards.filter(card => card.side === side).map(({ at }) => at);
  const start: Cell = [0, isNorth ? 0 : 1];
  const fits = ([, y]: Cell): boolean => (isNorth ? y <= 0 : y >= 1);
  const beside = (own.length > 0 ? own : [start])
    .flatMap(at => [at, ...around(at)])
    .filter(at => !taken.has(nameOf(at)) && fits(at))
    .sort(northWest);
  const box = boxAround(cards.map(({ at }) => at));
  return beside[0] ?? [(box?.right ?? 0) + 1, isNorth ? 0 : 1];
}

/** TE-2: what the box knows of a card, for a battle. */
const toldBy = ({
  name,
  kind,
  attack,
  defense,
  health,
  speed,
  flying,
  steps,
  attraction,
  abilities,
  unsure,
}: Member) => ({
  name,
  kind,
  attack,
  defense,
  health,
  speed,
  flying,
  steps,
  attraction,
  abilities,
  ...(unsure && { unsure }),
});

/** TE-1: a card of the group's own box: a name, four numbers, and abilities as far as they are needed. */
export function NewCard({ table, onClose }: { table: BattleTable; onClose: () => void }) {
  const battle = table.state.value;
  const [side, setSide] = useState(battle.armies[0].id);
  const [card, setCard] = useState<Omit<Fighter, 'id' | 'side' | 'at'>>(() => {
    const {
      id: _,
      side: __,
      at: ___,
      ...rest
    } = fighter('', '', [0, 0], {
      name: '',
      attack: 1,
      defense: 0,
      health: 4,
      speed: 3,
    });
    return rest;
  });
  useEffect(() => {
    lookIntoBox().catch(console.error);
  }, []);
  const isNorth = side === battle.armies[0].id;
  const number = (name: 'attack' | 'defense' | 'health' | 'speed', label: string) => (
    <div class="ko-answers">
      <span class="ko-label">{label}</span>
      <Stepper
        label={label}
        value={card[name]}
        low={name === 'health' ? 1 : 0}
        high={99}
        onChange={now => setCard({ ...card, [name]: now })}
      />
    </div>
  );
  const add = (): void => {
    const used = new Set([...battle.cards, ...battle.graveyard].map(({ id }) => id));
    let n = used.size + 1;
    while (used.has(`c${n}`)) n += 1;
    const at = openCell(battle, side, isNorth);
    const placed: Fighter = { ...card, id: `c${n}`, side, at };
    if (!table.send({ do: 'place', card: placed })) return;
    teachFighter(placed, w.box, say).catch(console.error);
    onClose();
  };
  return (
    <Sheet title={w.newTitle} onClose={onClose}>
      <Choice
        label={w.side}
        value={side}
        options={battle.armies.map(({ id, name }) => ({ id, text: name }))}
        onPick={setSide}
      />
      <label class="field">
        {w.name}
        <input
          type="text"
          class="input"
          maxLength={80}
          value={card.name}
          list="ko-known"
          onInput={event => {
            const name = event.currentTarget.value;
            const own = cardNamed(taughtCards.value, name);
            const same = own ? toldBy(own) : sample.find(one => alike(one.name, name));
            setCard(same ? { ...card, abilities: [], flying: false, ...same } : { ...card, name });
          }}
        />
      </label>
      <datalist id="ko-known">
        {[...taughtCards.value, ...sample].map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {number('attack', w.attack)}
      {number('defense', w.defense)}
      {number('health', w.whole)}
      {number('speed', w.speed)}
      <div class="ko-answers">
        <button
          type="button"
          class="btn"
          aria-pressed={card.flying}
          onClick={() => setCard({ ...card, flying: !card.flying })}
        >
          {w.flying}
        </button>
      </div>
      <Abilities abilities={card.abilities} onChange={abilities => setCard({ ...card, abilities })} />
      <div class="ko-answers">
        <button type="button" class="btn main big" disabled={card.name.trim() === ''} onClick={add}>
          {w.add}
        </button>
      </div>
    </Sheet>
  );
}
