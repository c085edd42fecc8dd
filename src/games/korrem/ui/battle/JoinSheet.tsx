import { useState } from 'preact/hooks';
import { Sheet } from '../../../../ui/parts/frame/Sheet';
import { Choice } from '../../../../ui/parts/input/Choice';
import { say } from '../../../../ui/words/say';
import { type Edge, edges } from '../../rules/battle/setup';
import type { BattleTable, Joiners } from '../../table/battles';
import { sheets } from '../../words/battle-sheets';

const w = sheets.join;

/** BG-3: an army that stands where the battle is joins it, from a side of the box around all cards. */
export function JoinSheet({
  table,
  joiners,
  onClose,
}: {
  table: BattleTable;
  joiners: Joiners;
  onClose: () => void;
}) {
  const [from, setFrom] = useState<Edge>('S');
  const armies = joiners.armies.value;
  return (
    <Sheet title={w.title} onClose={onClose}>
      {armies.length === 0 ? <p>{w.nobody}</p> : null}
      <Choice
        label={w.from}
        value={from}
        options={edges.map(edge => ({ id: edge, text: w.edges[edge] }))}
        onPick={setFrom}
      />
      <div class="ko-answers">
        {armies.map(({ id, name, npc }) => (
          <button
            key={id}
            type="button"
            class="btn main"
            onClick={() => {
              const cards = joiners.cards(id, from);
              if (table.send({ do: 'join', army: { id, name, npc }, from, cards })) onClose();
            }}
          >
            {name}
          </button>
        ))}
      </div>
      {table.refusal.value ? <p role="alert">{say(table.refusal.value.message)}</p> : null}
    </Sheet>
  );
}
