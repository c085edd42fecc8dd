import { Sheet } from '../../../../../ui/parts/frame/Sheet';
import { Stepper } from '../../../../../ui/parts/input/Stepper';
import { Toggle } from '../../../../../ui/parts/input/Toggle';
import { type Aura, auras, royalOf } from '../../../rules/board/position';
import { type Side, sides } from '../../../rules/board/square';
import type { At, Duel, UnitData } from '../../../rules/duel/model';
import { clanAt } from '../../../rules/duel/turn-of';
import { auraOfSkill, skills } from '../../../rules/skills/names';
import type { DuelPlay } from '../../../table/play';
import { auraNames, clanNames, kindNames, skillNames } from '../../../words/names';
import { fixWords } from '../../../words/sheets';
import { ui } from '../../../words/ui';

const w = fixWords;

interface Props {
  readonly table: DuelPlay;
  readonly at: At;
  readonly onMove: () => void;
  readonly onClose: () => void;
}

const fresh = (side: Side, kind: UnitData['kind']): UnitData => ({
  side,
  kind,
  auras: [],
  marks: 0,
  quarry: false,
  ladder: 0,
  held: false,
});

/** Which auras a clan's units may bear. */
const aurasOf = (clan: string): readonly Aura[] =>
  auras.filter(aura => {
    if (aura === 'barbaric' || aura === 'ripple') return clan === 'ferrymen';
    const skill = Object.entries(skills).find(([id]) => auraOfSkill(id) === aura);
    return skill?.[1].clan === clan;
  });

/** HU-8: the kinds of bones that a pool may hold. */
const bonesOf = ({ seats }: Duel, side: Side): number[] =>
  [...new Set([...seats[side].pool, ...sides.map(one => seats[one].book.bone)])].sort((a, b) => a - b);

/** The table is the truth: what stands and lies on a square, and what counts, is as it says. */
export function FixSheet({ table, at, onMove, onClose }: Props) {
  const duel = table.state.value;
  const unit = duel.units[at];
  const put = (now: UnitData | null): void => {
    table.send({ do: 'put', at, unit: now });
  };
  const toggle = (label: string, on: boolean, change: Partial<UnitData>) =>
    unit ? (
      <button type="button" class="btn" aria-pressed={on} onClick={() => put({ ...unit, ...change })}>
        {label}
      </button>
    ) : null;
  return (
    <Sheet title={w.title(at)} onClose={onClose}>
      <h3>{w.who}</h3>
      {sides.map(side => (
        <div key={side} class="dl-answers">
          <span class="dl-fix-side">{clanNames[clanAt(duel, side)]}</span>
          {(['pawn', 'sage', 'knight', 'rook', royalOf[clanAt(duel, side)]] as const).map(kind => (
            <Toggle
              key={kind}
              isOn={unit?.side === side && unit.kind === kind}
              onClick={() => put(fresh(side, kind))}
            >
              {kindNames[kind]}
            </Toggle>
          ))}
        </div>
      ))}
      <div class="dl-answers">
        <button type="button" class="btn" onClick={() => put(null)} disabled={!unit}>
          {w.nobody}
        </button>
        {unit ? (
          <button type="button" class="btn" onClick={onMove}>
            {w.move}
          </button>
        ) : null}
      </div>
      {unit ? (
        <div class="dl-answers">
          {aurasOf(clanAt(duel, unit.side)).map(aura => {
            const on = unit.auras.includes(aura);
            const now = on ? unit.auras.filter(one => one !== aura) : [...unit.auras, aura];
            return toggle(auraNames[aura], on, { auras: now });
          })}
          {toggle(w.held, unit.held, { held: !unit.held })}
          {toggle(w.quarry, unit.quarry, { quarry: !unit.quarry })}
          <span>{w.marks}</span>
          <Stepper
            label={w.marks}
            value={unit.marks}
            low={0}
            high={3}
            onChange={marks => put({ ...unit, marks })}
          />
          <span>{w.ladder}</span>
          <Stepper
            label={w.ladder}
            value={unit.ladder}
            low={0}
            high={9}
            onChange={ladder => put({ ...unit, ladder })}
          />
        </div>
      ) : null}
      <div class="dl-answers">
        <Toggle
          isOn={duel.reclaimed.includes(at)}
          onClick={() => table.send({ do: 'reclaim', at, now: !duel.reclaimed.includes(at) })}
        >
          {w.reclaimed}
        </Toggle>
        <span>{w.garden}</span>
        <Stepper
          label={w.garden}
          value={duel.gardens[at] ?? 0}
          low={0}
          high={9}
          onChange={count => table.send({ do: 'garden', at, count })}
        />
      </div>
      <h3>{w.game}</h3>
      {sides.map(side => (
        <div key={side} class="dl-answers">
          <span class="dl-fix-side">{clanNames[clanAt(duel, side)]}</span>
          {bonesOf(duel, side).map(bone => {
            const { pool } = duel.seats[side];
            const has = pool.filter(one => one === bone).length;
            return (
              <span key={bone} class="row">
                {w.bones(bone)}
                <Stepper
                  label={w.bones(bone)}
                  value={has}
                  low={0}
                  high={12}
                  onChange={now =>
                    table.send({
                      do: 'pool',
                      side,
                      pool: [...pool.filter(one => one !== bone), ...Array<number>(now).fill(bone)].sort(
                        (a, b) => a - b,
                      ),
                    })
                  }
                />
              </span>
            );
          })}
          {duel.seats[side].rows
            .filter(({ id }) => skills[id].type === 'law')
            .map(({ id }) => (
              <Toggle
                key={id}
                isOn={duel.seats[side].law}
                onClick={() => table.send({ do: 'law', side, now: !duel.seats[side].law })}
              >
                {w.law(skillNames[id])}
              </Toggle>
            ))}
        </div>
      ))}
      <div class="dl-answers">
        {table.question.value?.ask === 'act' ? (
          <button
            type="button"
            class="btn"
            onClick={() => {
              table.send({ do: 'again' });
              onClose();
            }}
          >
            {w.anew}
          </button>
        ) : null}
        {sides.map(side => (
          <button
            key={side}
            type="button"
            class="btn"
            onClick={() => {
              table.send({ do: 'over', winner: side });
              onClose();
            }}
          >
            {w.won(clanNames[clanAt(duel, side)])}
          </button>
        ))}
        <button
          type="button"
          class="btn"
          onClick={() => {
            table.send({ do: 'pass-turn' });
            onClose();
          }}
        >
          {w.turn}
        </button>
        <button
          type="button"
          class="btn"
          onClick={() => {
            table.send({ do: 'draw' });
            onClose();
          }}
        >
          {ui.ask.draw}
        </button>
        <button
          type="button"
          class="btn"
          onClick={() => {
            table.send({ do: 'resign' });
            onClose();
          }}
        >
          {ui.ask.resign}
        </button>
      </div>
    </Sheet>
  );
}
