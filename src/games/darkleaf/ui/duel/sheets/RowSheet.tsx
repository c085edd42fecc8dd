import { useState } from 'preact/hooks';
import { Sheet } from '../../../../../ui/parts/frame/Sheet';
import { Stepper } from '../../../../../ui/parts/input/Stepper';
import { say } from '../../../../../ui/words/say';
import type { Side } from '../../../rules/board/square';
import { refused } from '../../../rules/duel/commands/refusals';
import type { RowData } from '../../../rules/duel/model';
import { slotSays } from '../../../rules/duel/queries/question';
import { isUseless } from '../../../rules/duel/queries/useless';
import { type SkillId, skills } from '../../../rules/skills/names';
import { isSlot } from '../../../rules/turn/bones';
import type { DuelPlay } from '../../../table/play';
import { skillNames } from '../../../words/names';
import { fixWords } from '../../../words/sheets';
import { rowWords, skillDoes } from '../../../words/skills';
import { slotText } from '../../../words/taps';
import type { Odds } from '../board/useOdds';

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
  const lies = row.bones.some(bone => bone !== null);
  const asks = table.question.value?.ask === 'slot' && duel.turn.side === side;
  const value = duel.turn.bone?.value ?? 0;
  const why = (slot: number): string => {
    const code = asks ? slotSays(duel, id, slot) : null;
    if (code === null) return asks ? w.takes(value) : '';
    const answer = refused(code);
    return answer.ok ? '' : `${say(answer.error.message)} ${answer.error.rule ?? ''}`;
  };
  const chance = odds?.completes(seat, row);
  return (
    <Sheet title={skillNames[id]} onClose={onClose}>
      <p>{skillDoes[id]}</p>
      <p class="soft">{w.types[skills[id].type]}</p>
      <ol class="bare stack">
        {row.slots.map((slot, i) => (
          <li key={`${i}${slot}`} class="row">
            <span>
              {w.slot(slotText(slot), row.filled[i] ?? null)} {why(i)}
            </span>
            <Stepper
              label={w.lies(i + 1)}
              value={row.filled[i] ?? 0}
              low={0}
              high={99}
              onChange={now =>
                table.send({ do: 'bones', side, row: id, slot: i, value: now === 0 ? null : now })
              }
            />
          </li>
        ))}
      </ol>
      {row.slots.length === 0 ? <p>{w.untaught}</p> : null}
      {lies ? null : <TeachRow table={table} side={side} row={row} />}
      {skills[id].type === 'relic' ? (
        <div class="row">
          {w.tokens}
          <Stepper
            label={w.tokens}
            value={row.tokens}
            low={0}
            high={9}
            onChange={now => table.send({ do: 'tokens', side, row: id, tokens: now })}
          />
        </div>
      ) : null}
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

/** LO-1, LO-5: the slots of a row on which no bone lies, as they stand on the clan board. */
function TeachRow({ table, side, row }: { table: DuelPlay; side: Side; row: RowData }) {
  const [text, setText] = useState(row.slots.join(' '));
  const slots = text.split(/[\s,]+/).filter(Boolean);
  const [low, setLow] = useState(row.sum?.[0] ?? 0);
  const [high, setHigh] = useState(row.sum?.[1] ?? 0);
  const [places, setPlaces] = useState(row.places ?? 0);
  const fits = slots.length > 0 && slots.length <= 8 && slots.every(isSlot) && low <= high;
  const number = (label: string, value: number, set: (now: number) => void) => (
    <label>
      {label}{' '}
      <input
        class="input dl-short"
        type="number"
        min={0}
        max={99}
        value={value}
        onInput={({ currentTarget }) => set(Number(currentTarget.value))}
      />
    </label>
  );
  return (
    <details>
      <summary>{w.teach}</summary>
      <p class="soft">{w.teachNote}</p>
      <input
        class="input"
        aria-label={w.slots}
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div class="dl-answers">
        {number(w.low, low, setLow)}
        {number(w.high, high, setHigh)}
        {number(w.placesOf, places, setPlaces)}
        <button
          type="button"
          class="btn"
          disabled={!fits}
          onClick={() =>
            table.send({
              ...{ do: 'teach-row', side, row: row.id, slots },
              sum: high > 0 ? [low, high] : null,
              places: places > 0 ? places : null,
            })
          }
        >
          {w.taught}
        </button>
      </div>
    </details>
  );
}
