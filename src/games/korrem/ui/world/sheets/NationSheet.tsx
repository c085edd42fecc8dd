import { useState } from 'preact/hooks';
import { Sheet } from '../../../../../ui/parts/frame/Sheet';
import { Choice } from '../../../../../ui/parts/input/Choice';
import { Stepper } from '../../../../../ui/parts/input/Stepper';
import { handsWords } from '../../../../../ui/words/hands';
import { NAME_LENGTH } from '../../../rules/fields';
import { piecesLeft } from '../../../rules/play/log/facts';
import { nationOf } from '../../../rules/play/model';
import { NOTE_LENGTH, questColours } from '../../../rules/play/nations';
import type { WorldTable } from '../../../table/worlds';
import { wsheets } from '../../../words/world-sheets';
import { wui } from '../../../words/world-ui';
import type { Opened } from '../questions/answers';
import { GoodsSteppers } from './Goods';

const w = wsheets.nation;

/** VP-3, TH-4, ST-3: a nation's points and quests, its bank and its pieces; the table may put all of it right. */
export function NationSheet({
  table,
  id,
  onOpen,
  onClose,
}: {
  table: WorldTable;
  id: string;
  onOpen: (sheet: Opened) => void;
  onClose: () => void;
}) {
  const world = table.state.value;
  const nation = nationOf(world, id);
  const [name, setName] = useState('');
  const [goal, setGoal] = useState(3);
  const [points, setPoints] = useState(2);
  const [again, setAgain] = useState(false);
  const [colour, setColour] = useState<(typeof questColours)[number]>('exploration');
  if (!nation) return null;
  const scores = world.scores.filter(one => one.nation === id).slice(-8);
  return (
    <Sheet title={nation.name} onClose={onClose}>
      <div class="ko-answers">
        <button type="button" class="btn" onClick={() => onOpen({ sheet: 'hand', id })}>
          {handsWords.hand} ({nation.hand})
        </button>
        <button type="button" class="btn" onClick={() => onOpen({ sheet: 'ledger', id })}>
          {w.copy}
        </button>
      </div>
      <div class="ko-answers">
        <span>{w.points}</span>
        <Stepper
          label={w.points}
          value={nation.chits}
          low={0}
          high={99}
          onChange={n => table.send({ do: 'points', nation: id, n: n - nation.chits, from: 'table' })}
        />
        {world.settings.map ? (
          <span class="soft">
            {w.pieces(
              piecesLeft(world, id, 'village'),
              piecesLeft(world, id, 'kingdom'),
              piecesLeft(world, id, 'wall'),
              piecesLeft(world, id, 'tower'),
            )}
          </span>
        ) : null}
      </div>
      <h3>{w.quests}</h3>
      {nation.quests.map(quest => (
        <div key={quest.name} class="ko-answers">
          <span>{w.quest(quest.name, quest.count, quest.goal, quest.points)}</span>
          <Stepper
            label={quest.name}
            value={quest.count}
            low={0}
            high={quest.goal}
            onChange={n => table.send({ do: 'count', nation: id, name: quest.name, n: n - quest.count })}
          />
        </div>
      ))}
      <details class="hero-more unfolds">
        <summary>{w.newQuest}</summary>
        <div class="stack">
          <label class="field">
            {wui.name}
            <input
              type="text"
              class="input"
              maxLength={NAME_LENGTH}
              value={name}
              onInput={event => setName(event.currentTarget.value)}
            />
          </label>
          <Choice
            label={w.newQuest}
            value={colour}
            options={questColours.map(one => ({ id: one, text: w.colours[one] }))}
            onPick={setColour}
          />
          <div class="ko-answers">
            <span>{w.goal}</span>
            <Stepper label={w.goal} value={goal} low={1} high={30} onChange={setGoal} />
            <span>{w.points}</span>
            <Stepper label={w.points} value={points} low={0} high={25} onChange={setPoints} />
            <button type="button" class="btn" aria-pressed={again} onClick={() => setAgain(!again)}>
              {w.again}
            </button>
            <button
              type="button"
              class="btn main"
              disabled={name.trim() === ''}
              onClick={() => {
                const quest = { name: name.trim(), colour, count: 0, goal, points, again };
                if (table.send({ do: 'quest', nation: id, quest })) setName('');
              }}
            >
              {w.add}
            </button>
          </div>
        </div>
      </details>
      {world.settings.bank ? (
        <>
          <h3>{w.bank}</h3>
          <GoodsSteppers
            goods={nation.bank}
            onChange={goods =>
              table.send({ do: 'correct', correction: { what: 'goods', of: { bank: id }, goods } })
            }
          />
        </>
      ) : null}
      {scores.length > 0 ? (
        <>
          <h3>{w.log}</h3>
          <ul class="bare">
            {scores.map(({ turn, points: n, from }, i) => (
              <li key={i}>{w.logLine(turn, n, w.from[from])}</li>
            ))}
          </ul>
        </>
      ) : null}
      <label class="field">
        {w.note}
        <textarea
          class="input"
          maxLength={NOTE_LENGTH}
          value={nation.note}
          onChange={event =>
            table.send({
              do: 'correct',
              correction: { what: 'note', nation: id, text: event.currentTarget.value },
            })
          }
        />
      </label>
    </Sheet>
  );
}
