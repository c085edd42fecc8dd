import { Sheet } from '../../../../ui/parts/Sheet';
import { say } from '../../../../ui/words/say';
import type { Side } from '../../rules/board/square';
import { slotSays } from '../../rules/duel/question';
import { refused } from '../../rules/duel/refusals';
import { isUseless } from '../../rules/duel/useless';
import { type SkillId, skills } from '../../rules/skills/names';
import type { DuelPlay } from '../../table/play';
import { skillNames } from '../../words/names';
import { fixWords } from '../../words/sheets';
import { rowWords, skillDoes } from '../../words/skills';
import { slotText } from '../../words/taps';
import type { Odds } from './useOdds';

const w = rowWords;

interface Props {
  readonly table: DuelPlay;
  readonly side: Side;
  readonly row: SkillId;
  readonly odds: Odds | undefined;
  readonly onClose: () => void;
}

/** SL, SK: a row of a clan board: what its skill does, what each slot takes, and why not the bone that was rolled. */
export function RowSheet({ table, side, row: id, odds, onClose }: Props) {
  const duel = table.state.value;
  const seat = duel.seats[side];
  const row = seat.rows.find(one => one.id === id);
  if (!row) return null;
  const asks = table.question.value?.ask === 'slot' && duel.turn.side === side;
  const value = duel.turn.bone?.value ?? 0;
  const why = (slot: number): string => {
    const code = asks ? slotSays(duel, id, slot) : null;
    if (code === null) return asks ? w.takes(value) : '';
    const answer = refused(code);
    return answer.ok ? '' : `${say(answer.error.message)} ${answer.error.rule ?? ''}`;
  };
  const chance = odds?.completes(seat, row);
  const lies = row.bones.some(bone => bone !== null);
  return (
    <Sheet title={skillNames[id]} onClose={onClose}>
      <p>{skillDoes[id]}</p>
      <p class="soft">{w.types[skills[id].type]}</p>
      <ol>
        {row.slots.map((slot, i) => (
          <li key={`${i}${slot}`}>
            {w.slot(slotText(slot), row.filled[i] ?? null)} {why(i)}
          </li>
        ))}
      </ol>
      {row.slots.length === 0 ? <p>{w.untaught}</p> : null}
      {row.sum ? <p>{w.sum(row.sum[0], row.sum[1])}</p> : null}
      {row.places === undefined ? null : <p>{w.places(row.tokens, row.places)}</p>}
      {chance === undefined ? null : <p>{w.chance(chance)}</p>}
      {lies && isUseless(duel, side, id) ? <p>{w.useless}</p> : null}
      {lies ? (
        <button type="button" class="btn" onClick={() => table.send({ do: 'free', side, row: id })}>
          {fixWords.free(skillNames[id])}
        </button>
      ) : null}
    </Sheet>
  );
}
