import { textOf } from '../../../../../chances/fraction';
import { nothing } from '../../../rules/goods';
import { rowOf } from '../../../rules/meeting/natures';
import { meetingOdds } from '../../../rules/meeting/odds';
import { armyIn } from '../../../rules/play/model';
import type { Question } from '../../../rules/play/question';
import { costNow, mostPaid } from '../../../rules/play/war/meetings';
import type { WorldTable } from '../../../table/worlds';
import { endText, lobbyWords } from '../../../words/lobby';

import { wasks } from '../../../words/world-asks';
import { wui } from '../../../words/world-ui';
import { goodsText } from '../sheets/Goods';
import { Answer, Ask, Numbers } from './answers';

const w = wasks;

/** CR-3, EN: an army before a creature: its number, and what is answered to it. */
export function AskMeeting({
  table,
  asked,
}: {
  table: WorldTable;
  asked: Extract<Question, { ask: 'meeting' }>;
}) {
  const world = table.state.value;
  const army = armyIn(world, asked.army)?.name ?? '';
  const card = armyIn(world, asked.npc)?.members[0]?.name ?? '';
  if (asked.answers.length === 0)
    return (
      <Ask
        table={table}
        text={w.meeting(army, card)}
        note={world.settings.foresight ? <MeetingOdds table={table} npc={asked.npc} /> : undefined}
      >
        {world.settings.dice === 'app' ? (
          <Answer text={wui.ask.rollIt} main onClick={() => table.send({ do: 'engage' })} />
        ) : null}
        <Numbers onRoll={roll => table.send({ do: 'engage', roll })} />
      </Ask>
    );
  const cost = goodsText(costNow(world) ?? nothing);
  return (
    <Ask table={table} text={w.answer(army, card)}>
      {asked.answers.map((answer, i) => (
        <Answer
          key={answer}
          text={answer === 'pay' && cost !== '' ? w.pays(cost) : w.answers[answer]}
          main={i === 0 && (answer !== 'pay' || asked.canPay)}
          onClick={() => table.send({ do: 'answer', answer })}
        />
      ))}
    </Ask>
  );
}

/** OD-1: before the roll, the odds of every end for what the army could pay, walking on where it is ignored. */
function MeetingOdds({ table, npc }: { table: WorldTable; npc: string }) {
  const world = table.state.value;
  const nature = armyIn(world, npc)?.members[0]?.nature;
  if (!nature) return null;
  const pays = mostPaid(world);
  const { odds } = meetingOdds(rowOf(nature, world.settings.rows), { pays, onIgnore: 'walk' });
  const ends = [...odds].map(([end, chance]) => `${textOf(chance)} ${endText(end)}`);
  return <p class="soft">{lobbyWords.meet.inGame(lobbyWords.meet.pays[pays], ends)}</p>;
}
