import { refused } from '../../../rules/duel/commands/refusals';
import type { RowData, Seat } from '../../../rules/duel/model';
import { slotSays } from '../../../rules/duel/queries/question';
import { sameTap, type Tap } from '../../../rules/duel/tap';
import { skills } from '../../../rules/skills/names';
import { missing } from '../../../rules/turn/bones';
import type { DuelPlay } from '../../../table/play';
import { skillNames } from '../../../words/names';
import { ui } from '../../../words/ui';

const w = ui.panel;

interface Props {
  readonly table: DuelPlay;
  readonly seat: Seat;
  readonly row: RowData;
  readonly open: readonly Tap[];
  /** A bone is to be put away by this clan. */
  readonly asks: boolean;
  /** Slots that take the bone glow. */
  readonly glows: boolean;
  /** SL-10. */
  readonly chance: string | undefined;
  readonly onTap: (tap: Tap) => void;
  readonly onName: () => void;
}

/** SL-2, SL-10: what is said of a row that one bone completes, or none can. */
function shortBy(seat: Seat, row: RowData, chance: string | undefined): string {
  const left = missing(row, seat.book.bone);
  return left === 'never' ? w.never : left === 1 ? w.oneShort(chance) : '';
}

/** A skill with its tokens and slots: its name tells all of it. */
export function SlotRow({ table, seat, row, open, asks, glows, chance, onTap, onName }: Props) {
  const name = skillNames[row.id];
  const use: Tap = { tap: 'use', skill: row.id };
  const inForce = skills[row.id].type === 'law' && seat.law;
  /** SL-3: a slot that does not take the bone says why. */
  const whyNot = (slot: number): void => {
    const code = slotSays(table.state.peek(), row.id, slot);
    const answer = code === null ? undefined : refused(code);
    if (answer && !answer.ok) table.refuse(answer.error);
  };
  return (
    <li class="dl-row">
      <button type="button" class="dl-row-name" onClick={onName}>
        {name} <small class="soft">{shortBy(seat, row, chance)}</small>
        {row.tokens > 0 && !inForce ? (
          <small class="dl-tokens">{w.tokens(row.tokens, row.places)}</small>
        ) : null}
        {inForce ? <small class="dl-tokens">{w.law}</small> : null}
        {row.sum ? <small class="dl-sum">{w.sum(...row.sum)}</small> : null}
      </button>
      {open.some(tap => sameTap(tap, use)) ? (
        <button type="button" class="btn dl-use" aria-label={w.spend(name)} onClick={() => onTap(use)}>
          {w.use}
        </button>
      ) : null}
      <span class="dl-slots">
        {row.slots.map((slot, i) => {
          const tap: Tap = { tap: 'slot', row: row.id, slot: i };
          const value = row.filled[i] ?? null;
          const isOpen = open.some(one => sameTap(one, tap));
          const classes = `dl-slot${value === null ? '' : ' dl-full'}${isOpen && glows ? ' dl-open' : ''}`;
          return asks ? (
            <button
              key={`${i}${slot}`}
              type="button"
              class={classes}
              aria-label={w.slot(name, `${value ?? slot}`)}
              onClick={() => (isOpen ? onTap(tap) : whyNot(i))}
            >
              {value ?? slot}
            </button>
          ) : (
            <span key={`${i}${slot}`} class={classes}>
              {value ?? slot}
            </span>
          );
        })}
      </span>
    </li>
  );
}
