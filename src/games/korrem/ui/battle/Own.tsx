import { useHand } from '../../../../ui/parts/input/useHand';
import { armyOf } from '../../rules/fight/model';
import { d8 } from '../../rules/npc/turn';
import type { BattleTable } from '../../table/battles';
import { ui } from '../../words/ui';
import { Answer, type DockProps, Sentence, Told } from './dock-parts';

const w = ui.ask;
/** BG-3: at a table of six nobody has more. */
const mostArmies = 6;

/** BP-2, BE-2: our phase: blows, whoever comes, and the way out, by the number of a die that lies on the table. */
export function Own({ table, onComing }: DockProps) {
  const battle = table.state.value;
  const { acting, phase, dice, cards } = battle;
  const fleeing = useHand(
    () => [table.state.value.phase, table.state.value.acting],
    () => false,
  );
  const { flees } = table;
  if (fleeing.held() && flees)
    return (
      <>
        <Sentence text={w.fleeing(armyOf(battle, acting)?.name ?? '')} />
        <div class="ko-answers">
          {d8.map(roll => (
            <button key={roll} type="button" class="btn ko-number" onClick={() => flees(acting, roll)}>
              {roll}
            </button>
          ))}
          <Answer text={w.letGo} onClick={() => fleeing.take(false)} />
        </div>
      </>
    );
  return (
    <>
      <Sentence text={w.own} />
      <Told table={table} few={4} />
      <div class="ko-answers">
        <Answer text={w.endPhase} main onClick={() => table.send({ do: 'phase' })} />
        <Answer text={w.add} onClick={() => onComing({ as: 'card' })} />
        {mayArmyJoin(table) ? <Answer text={w.joins} onClick={() => onComing({ as: 'army' })} /> : null}
        {cards.some(({ side, states }) => side === acting && states.includes('frozen')) ? (
          <Answer text={w.eight} onClick={() => table.send({ do: 'd8', roll: 8 })} />
        ) : null}
        {phase > 1 ? (
          <Answer
            text={w.retreat}
            onClick={() =>
              flees && dice === 'table' ? fleeing.take(true) : table.send({ do: 'retreat', side: acting })
            }
          />
        ) : null}
      </div>
    </>
  );
}

/** BG-3: in a whole game somebody has to stand by; a battle by itself is joined by whom the table names. */
const mayArmyJoin = ({ joiners, state }: BattleTable): boolean =>
  joiners ? joiners.armies.value.length > 0 : state.value.armies.length < mostArmies;
