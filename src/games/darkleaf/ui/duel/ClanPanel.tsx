import { useMemo } from 'preact/hooks';
import { royalOf } from '../../rules/board/position';
import type { Side } from '../../rules/board/square';
import { stepsDone } from '../../rules/duel/commands/steps';
import type { Duel } from '../../rules/duel/model';
import { stepsOf } from '../../rules/duel/queries/light';
import type { Tap } from '../../rules/duel/tap';
import type { SkillId } from '../../rules/skills/names';
import type { ChessClock } from '../../table/clock';
import type { DuelPlay } from '../../table/play';
import { clanNames, kindNames } from '../../words/names';
import { ui } from '../../words/ui';
import { SlotRow } from './board/SlotRow';
import type { Odds } from './board/useOdds';
import { ClockLine } from './clock/ClockLine';
import { EffectLine } from './dock/EffectLine';

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
  /** Without help no slot glows. */
  readonly glows: boolean;
  readonly onTap: (tap: Tap) => void;
  readonly onRow: (side: Side, row: SkillId) => void;
  /** The clan's whole board is wanted. */
  readonly onOpen: () => void;
}

/** HU-1 to HX-1: how far a clan is on its path. */
function progress(duel: Duel, side: Side): string {
  const { clan } = duel.seats[side].book;
  const done = stepsDone(duel, side);
  return duel.light ? w.steps(done, stepsOf[clan] ?? 0) : w.progress[clan](done);
}

/** A step from the end of a path that is begun. */
function isNear(duel: Duel, side: Side): boolean {
  const done = stepsDone(duel, side);
  return done > 0 && (stepsOf[duel.seats[side].book.clan] ?? 0) - done === 1;
}

/** LO-1, SL: a clan's path, pool and clock, its rows and its tokens; slots that take the bone glow, others say why not. */
export function ClanPanel({ table, clock, side, below, next, odds, glows, onTap, onRow, onOpen }: Props) {
  const duel = table.state.value;
  const seat = duel.seats[side];
  const name = clanNames[seat.book.clan];
  const chance = useMemo(() => odds?.dangerTo(duel, side), [odds, duel, side]);
  const isOn = duel.turn.side === side && !duel.end;
  const asks = isOn && table.question.value?.ask === 'slot';
  return (
    <section class={`dl-seat${isOn ? ' dl-on' : ''}${side === below ? ' dl-below' : ''}`} aria-label={name}>
      <div class="dl-seat-head panel">
        <button type="button" class="dl-seat-name" onClick={onOpen}>
          <span class={`dl-stone dl-${side}`} aria-hidden="true" />
          {name}
        </button>
        <span class="grow" />
        {clock?.isOn() ? <ClockLine clock={clock} side={side} name={name} /> : null}
        {duel.helps?.[side] ? <span class="soft">{w.helps[duel.helps[side]]}</span> : null}
        {seat.will ? <span class="dl-tokens">{w.will}</span> : null}
        <span class="dl-pool" title={w.pool(seat.pool.length)}>
          {`${seat.pool.length} × d${seat.pool[0] ?? seat.book.bone}`}
        </span>
        <p class="dl-standing">
          <span class={isNear(duel, side) ? 'dl-progress dl-near' : 'dl-progress'}>
            {progress(duel, side)}
          </span>{' '}
          {chance ? (
            <span class="dl-danger">{w.danger(kindNames[royalOf[seat.book.clan]], chance)}</span>
          ) : null}
        </p>
      </div>
      <div class="dl-seat-board panel">
        {(duel.effects ?? []).map((one, i) =>
          one.side === side ? <EffectLine key={`${i}/${one.number}`} table={table} at={i} of={one} /> : null,
        )}
        <ul class="bare dl-rows">
          {seat.rows.map(row => (
            <SlotRow
              key={row.id}
              table={table}
              seat={seat}
              row={row}
              open={isOn ? next : []}
              asks={asks}
              glows={glows}
              chance={odds?.completes(seat, row)}
              onTap={onTap}
              onName={() => onRow(side, row.id)}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}
