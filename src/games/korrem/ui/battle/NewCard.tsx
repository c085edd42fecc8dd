import { useEffect, useState } from 'preact/hooks';
import { twinOf } from '../../../../play/near-names';
import { boxAround } from '../../../../square/box';
import { Sheet } from '../../../../ui/parts/frame/Sheet';
import { Choice } from '../../../../ui/parts/input/Choice';
import { DidYouMean, NameField } from '../../../../ui/parts/input/NameField';
import { Numbers } from '../../../../ui/parts/input/Numbers';
import { Toggle } from '../../../../ui/parts/input/Toggle';
import { say } from '../../../../ui/words/say';
import { type Edge, edges, rowAt } from '../../rules/battle/setup';
import { around, beside, type Cell, nameOf, northWest } from '../../rules/battle/space';
import { alike, cardNamed } from '../../rules/box/cards';
import { asKnown } from '../../rules/box/twins';
import { NAME_LENGTH } from '../../rules/fields';
import { type Battle, type Fighter, fighterOf, unsureNumbers } from '../../rules/fight/model';
import type { Member } from '../../rules/play/cards';
import { creatures, fighter, nations } from '../../sample/salt-road';
import type { BattleTable } from '../../table/battles';
import { lookIntoBox, taughtCards, teachFighter } from '../../table/box';
import { sheets } from '../../words/battle-sheets';
import { ui } from '../../words/ui';
import { Abilities, mostPrinted } from './Abilities';
import type { Coming } from './aim';

const w = sheets.sheet;
const j = sheets.join;
const wild = Object.values(creatures);
const sample = [...wild, ...nations.reedfolk, ...nations.kilnfolk];

/** BG-1, BG-2: an open cell on the side's own half that touches its cards, the northernmost, then westernmost. */
function openCell({ cards }: Battle, side: string, isNorth: boolean): Cell {
  const taken = new Set(cards.map(({ at }) => nameOf(at)));
  const own = cards.filter(card => card.side === side).map(({ at }) => at);
  const start: Cell = [0, isNorth ? 0 : 1];
  const fits = ([, y]: Cell): boolean => (isNorth ? y <= 0 : y >= 1);
  // A card that lies at a corner only would be loose.
  const open = (own.length > 0 ? own.flatMap(beside) : [start])
    .filter(at => !taken.has(nameOf(at)) && fits(at))
    .sort(northWest);
  const box = boxAround(cards.map(({ at }) => at));
  return open[0] ?? [(box?.right ?? 0) + 1, isNorth ? 0 : 1];
}

/** BG-2 to BG-4: it stands, comes with an army of its own, or beside who calls it. */
function come(
  table: BattleTable,
  coming: Coming,
  card: Fighter,
  { name, from, npc }: { readonly name: string; readonly from: Edge; readonly npc: boolean },
): Fighter | undefined {
  const battle = table.state.value;
  switch (coming.as) {
    case 'card':
      return table.send({ do: 'place', card }) ? card : undefined;
    case 'army': {
      const id = `army-${battle.armies.length + 1}`;
      const [at = card.at] = rowAt(
        from,
        1,
        battle.cards.map(one => one.at),
      );
      const first = { ...card, side: id, at };
      return table.send({ do: 'join', army: { id, name, npc }, from, cards: [first] }) ? first : undefined;
    }
    case 'summon': {
      const by = fighterOf(battle, coming.by);
      const taken = new Set(battle.cards.map(one => nameOf(one.at)));
      const at = around(by?.at ?? card.at)
        .filter(one => !taken.has(nameOf(one)))
        .sort(northWest)[0];
      const called: Fighter = { ...card, kind: 'summon', at: at ?? card.at };
      return table.send({ do: 'summon', card: called, by: coming.by }) ? called : undefined;
    }
  }
}

type Told = Omit<Fighter, 'id' | 'side' | 'at'>;

const unhurt = { damage: 0, artifacts: 0, states: [], bonds: [] };

/** A card of the sample, as it is told. */
const blank = (told: (typeof sample)[number] | undefined): Told | undefined => {
  if (!told) return undefined;
  const { id: _, side: __, at: ___, ...rest } = fighter('', '', [0, 0], told);
  return rest;
};

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
}: Member): Told => ({
  ...unhurt,
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
export function NewCard({
  table,
  coming,
  onClose,
}: {
  table: BattleTable;
  coming: Coming;
  onClose: () => void;
}) {
  const battle = table.state.value;
  const summoner = coming.as === 'summon' ? fighterOf(battle, coming.by) : undefined;
  const [said, setSide] = useState(summoner?.side);
  const [army, setArmy] = useState('');
  const [from, setFrom] = useState<Edge>('S');
  const [npc, setNpc] = useState(false);
  const [card, setCard] = useState<Told>(() => {
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
      speed: 0,
    });
    return { ...rest, unsure: unsureNumbers };
  });
  /** A name that is nearly one that is known, until somebody has said which card it is. */
  const [twin, setTwin] = useState<string | undefined>(undefined);
  useEffect(() => {
    lookIntoBox().catch(console.error);
  }, []);
  const names = [...taughtCards.value, ...sample].map(({ name }) => name);
  const known = (name: string): Told | undefined => {
    const own = cardNamed(taughtCards.value, name);
    return own ? toldBy(own) : blank(sample.find(one => alike(one.name, name)));
  };
  /** Whose it is, where nobody has said so: a creature is the app's, a card of a nation its players'. */
  const sideOf = (name: string): string => {
    if (said !== undefined) return said;
    const own = cardNamed(taughtCards.value, name);
    const nations = own
      ? own.nature === null
      : sample.some(one => alike(one.name, name) && !wild.some(beast => beast.name === one.name));
    return (battle.armies.find(({ npc }) => npc !== nations) ?? battle.armies[0]).id;
  };
  const side = sideOf(card.name);
  const number = (name: 'attack' | 'defense' | 'health' | 'speed', label: string) => (
    <div class="ko-answers">
      <span class="ko-label">{card.unsure?.includes(name) ? `${label} ?` : label}</span>
      <Numbers
        label={label}
        value={card.unsure?.includes(name) ? 'any' : card[name]}
        low={name === 'health' ? 1 : 0}
        high={mostPrinted}
        most={99}
        onPick={now =>
          setCard({ ...card, [name]: now, unsure: (card.unsure ?? []).filter(one => one !== name) })
        }
      />
    </div>
  );
  const add = (card: Told): void => {
    const used = new Set([...battle.cards, ...battle.graveyard].map(({ id }) => id));
    let n = used.size + 1;
    while (used.has(`c${n}`)) n += 1;
    const { unsure = [], ...told } = card;
    const [of, isNorth] = [sideOf(card.name), sideOf(card.name) === battle.armies[0].id];
    const made: Fighter = {
      ...told,
      ...(unsure.length > 0 && { unsure }),
      id: `c${n}`,
      side: of,
      at: openCell(battle, of, isNorth),
    };
    const placed = come(table, coming, made, { name: army.trim(), from, npc });
    if (!placed) return;
    teachFighter(placed, w.box, say).catch(console.error);
    onClose();
  };
  return (
    <Sheet
      title={coming.as === 'army' ? j.title : coming.as === 'summon' ? ui.ask.summon : w.newTitle}
      onClose={onClose}
    >
      {coming.as === 'army' ? (
        <>
          <label class="field">
            {j.name}
            <input
              type="text"
              class="input"
              maxLength={NAME_LENGTH}
              value={army}
              onInput={event => setArmy(event.currentTarget.value)}
            />
          </label>
          <Choice
            label={j.from}
            value={from}
            options={edges.map(edge => ({ id: edge, text: j.edges[edge] }))}
            onPick={setFrom}
          />
          <Choice
            label={j.who}
            value={npc ? 'app' : 'us'}
            options={[
              { id: 'us', text: j.us },
              { id: 'app', text: j.app },
            ]}
            onPick={id => setNpc(id === 'app')}
          />
          <h3>{j.first}</h3>
          <p class="soft">{j.again}</p>
        </>
      ) : null}
      {coming.as === 'card' ? (
        <Choice
          label={w.side}
          value={side}
          options={battle.armies.map(({ id, name }) => ({ id, text: name }))}
          onPick={setSide}
        />
      ) : null}
      <NameField
        maxLength={NAME_LENGTH}
        label={w.name}
        value={card.name}
        known={names}
        onInput={name => {
          const same = known(name);
          setTwin(undefined);
          setCard(same ?? { ...card, name });
        }}
        onFound={name => {
          const same = known(name);
          if (!same) return;
          setCard(same);
          // BG-3: an army has a name of its own, which comes first.
          if (coming.as !== 'army' || army.trim() !== '') add(same);
        }}
      />
      {number('attack', w.attack)}
      {number('defense', w.defense)}
      {number('health', w.whole)}
      {number('speed', w.speed)}
      <div class="ko-answers">
        <Toggle isOn={card.flying} onClick={() => setCard({ ...card, flying: !card.flying })}>
          {w.flying}
        </Toggle>
      </div>
      <Abilities abilities={card.abilities} onChange={abilities => setCard({ ...card, abilities })} />
      {twin === undefined ? (
        <div class="ko-answers">
          <button
            type="button"
            class="btn main big"
            disabled={card.name.trim() === '' || (coming.as === 'army' && army.trim() === '')}
            onClick={() => {
              const near = known(card.name) ? undefined : twinOf(names, card.name);
              if (near === undefined) add(card);
              else setTwin(near);
            }}
          >
            {w.add}
          </button>
        </div>
      ) : (
        <DidYouMean
          twin={twin}
          onTwin={() => {
            const same = known(twin);
            setTwin(undefined);
            if (same) setCard(asKnown(same, card));
          }}
          onOther={() => add(card)}
        />
      )}
      {table.refusal.value ? <p role="alert">{say(table.refusal.value.message)}</p> : null}
    </Sheet>
  );
}
