import { useMemo } from 'preact/hooks';
import { lazy } from '../../../../ui/parts/lazy';
import { royalOf } from '../../rules/board/position';
import type { Side } from '../../rules/board/square';
import { stepsOf } from '../../rules/duel/light';
import type { Duel, RowData, Seat } from '../../rules/duel/model';
import { stepsDone } from '../../rules/duel/steps';
import { sameTap, type Tap } from '../../rules/duel/tap';
import { rowOf } from '../../rules/duel/turn-of';
import { type SkillId, skills } from '../../rules/skills/names';
import { missing } from '../../rules/turn/bones';
import type { ChessClock } from '../../table/clock';
import type { DuelPlay } from '../../table/play';
import { clanNames, kindNames, skillNames } from '../../words/names';
import { slotText } from '../../words/taps';
import { ui } from '../../words/ui';
import { parts } from './later';
import type { Odds } from './useOdds';

const ClockLine = lazy(async () => (await parts()).ClockLine);
const EffectLine = lazy(async () => (await parts()).EffectLine);
const w = ui.panel;

interface Props {
  readonly table: DuelPlay;
  readonly clock?: ChessClock | undefined;
  readonly side: Side;
  /** Whose Seat lies below on the screen. */
  readonly below: Side;
  readonly next: readonly Tap[];
  /** Only where odds are shown. */
  readonly odds: Odds | undefined;
  readonly onTap: (tap: Tap) => void;
  readonly onRow: (side: Side, row: SkillId) => void;
}

/** HU-1 to HX-1: how far a clan is on its path. */
function progress(duel: Duel, side: Side): string {
  const { clan } = duel.seats[side].book;
  const done = stepsDone(duel, side);
  return duel.light ? w.steps(done, stepsOf[clan] ?? 0) : w.progress[clan](done);
}

/** A step from the end of its path. */
const isNear = (duel: Duel, side: Side): boolean =>
  (stepsOf[duel.seats[side].book.clan] ?? 0) - stepsDone(duel, side) === 1;

/** LO-1, SL: a clan's board with its pool, its rows and its tokens; slots that take the bone glow. */
export function ClanPanel({ table, clock, side, below, next, odds, onTap, onRow }: Props) {
  const duel = table.state.value;
  const seat = duel.seats[side];
  const chance = useMemo(() => odds?.dangerTo(duel, side), [odds, duel, side]);
  const isOn = duel.turn.side === side && !duel.end;
  return (
    <section
      class={`dl-seat panel${isOn ? ' dl-on' : ''}${side === below ? ' dl-below' : ''}`}
      aria-label={clanNames[seat.book.clan]}
    >
      <div class="dl-seat-head">
        <span class={`dl-stone dl-${side}`} aria-hidden="true" />
        <b>{clanNames[seat.book.clan]}</b>
        <span class={isNear(duel, side) ? 'dl-progress dl-near' : 'dl-progress'}>{progress(duel, side)}</span>
        <span class="grow" />
        {clock?.isOn() ? <ClockLine clock={clock} side={side} name={clanNames[seat.book.clan]} /> : null}
        {duel.helps?.[side] ? <span class="soft">{w.helps[duel.helps[side]]}</span> : null}
        {seat.will ? <span class="dl-tokens">{w.will}</span> : null}
        <span class="dl-pool" title={w.pool(seat.pool.length)}>
          {`${seat.pool.length} × d${seat.pool[0] ?? seat.book.bone}`}
        </span>
      </div>
      {chance ? <p class="dl-danger">{w.danger(kindNames[royalOf[seat.book.clan]], chance)}</p> : null}
      {(duel.effects ?? []).map((one, i) =>
        one.side === side ? <EffectLine key={`${i}/${one.number}`} table={table} at={i} of={one} /> : null,
      )}
      <ul class="bare dl-rows">
        {seat.rows.map(row => (
          <Row
            key={row.id}
            seat={seat}
            row={row}
            open={isOn ? next : []}
            chance={odds?.completes(seat, row)}
            onTap={onTap}
            onName={() => onRow(side, row.id)}
          />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly seat: Seat;
  readonly row: RowData;
  readonly open: readonly Tap[];
  /** SL-10. */
  readonly chance: string | undefined;
  readonly onTap: (tap: Tap) => void;
  readonly onName: () => void;
}

/** SL-2, SL-10: what is said of a row that one bone completes, or none can. */
function shortBy(seat: Seat, row: RowData, chance: string | undefined): string {
  const left = missing(rowOf(row), seat.book.bone);
  return left === 'never' ? w.never : left === 1 ? (chance ?? w.oneShort) : '';
}

function Row({ seat, row, open, chance, onTap, onName }: RowProps) {
  const name = skillNames[row.id];
  const use: Tap = { tap: 'use', skill: row.id };
  const inForce = skills[row.id].type === 'law' && seat.law;
  return (
    <li class="dl-row">
      <button type="button" class="dl-row-name" onClick={onName}>
        {name} <small class="soft">{shortBy(seat, row, chance)}</small>
        {row.tokens > 0 && !inForce ? (
          <small class="dl-tokens">{w.tokens(row.tokens, row.places)}</small>
        ) : null}
        {inForce ? <small class="dl-tokens">{w.law}</small> : null}
      </button>
      {open.some(tap => sameTap(tap, use)) ? (
        <button type="button" class="btn dl-use" aria-label={w.spend(name)} onClick={() => onTap(use)}>
          {ui.taps.use('Use')}
        </button>
      ) : null}
      <span class="dl-slots">
        {row.slots.map((slot, i) => {
          const tap: Tap = { tap: 'slot', row: row.id, slot: i };
          const value = row.filled[i] ?? null;
          const isOpen = open.some(one => sameTap(one, tap));
          return isOpen ? (
            <button
              key={`${i}${slot}`}
              type="button"
              class="dl-slot dl-open"
              aria-label={w.slot(name, slotText(slot))}
              onClick={() => onTap(tap)}
            >
              {slot}
            </button>
          ) : (
            <span key={`${i}${slot}`} class={value === null ? 'dl-slot' : 'dl-slot dl-full'}>
              {value ?? slot}
            </span>
          );
        })}
        {row.sum ? <small class="soft">{`= ${row.sum[0]}–${row.sum[1]}`}</small> : null}
      </span>
    </li>
  );
}
