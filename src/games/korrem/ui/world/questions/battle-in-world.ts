import { computed } from '@preact/signals';
import type { Battle } from '../../../rules/fight/model';
import { questionOf } from '../../../rules/fight/question';
import { redGlassOf } from '../../../rules/play/glasses';
import { armyIn, warOf } from '../../../rules/play/model';
import { fightersFrom, joinersOf } from '../../../rules/play/turn/joining';
import type { BattleTable } from '../../../table/battles';
import type { WorldTable } from '../../../table/worlds';

const made = new WeakMap<WorldTable, Map<string, BattleTable>>();

/** One of several battles of a game, as a table by itself: its taps are taps at the game. */
export function battleIn(table: WorldTable, id: string, battle: Battle): BattleTable {
  const known = made.get(table) ?? new Map<string, BattleTable>();
  made.set(table, known);
  const found = known.get(id);
  if (found) return found;
  let last = battle;
  const state = computed(() => {
    // What is cleared away while it is still drawn stands as it stood.
    last = warOf(table.state.value, id)?.battle ?? last;
    return last;
  });
  const one: BattleTable = {
    ...table,
    state,
    question: computed(() => questionOf(state.value)),
    send: (...commands) =>
      table.send(
        ...commands.map(command =>
          command.do === 'retreat'
            ? ({ do: 'retreat', id, army: command.side } as const)
            : ({ do: 'battle', id, command } as const),
        ),
      ),
    red: redGlassOf(id),
    ...(table.state.peek().settings.map && {
      flees: (army: string, roll: number) => table.send({ do: 'retreat', id, army, roll }),
    }),
    joiners: {
      armies: computed(() => {
        const here = warOf(table.state.value, id);
        return here
          ? joinersOf(table.state.value, here).map(army => ({
              id: army.id,
              name: army.name,
              npc: army.nation === null,
            }))
          : [];
      }),
      cards: (army, from) => {
        const world = table.state.value;
        const [here, one] = [warOf(world, id), armyIn(world, army)];
        return here && one ? fightersFrom(one, here, from) : [];
      },
    },
  };
  known.set(id, one);
  return one;
}
