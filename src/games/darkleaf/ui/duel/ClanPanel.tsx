import { useMemo } from 'preact/hooks';
import { textOf } from '../../../../chances/fraction';
import { royalOf } from '../../rules/board/position';
import { rivalOf, type Side } from '../../rules/board/square';
import { threatOf } from '../../rules/chances/threat';
import { stepsOf } from '../../rules/duel/light';
import type { Duel, RowData, Seat } from '../../rules/duel/model';
import { sameTap, type Tap } from '../../rules/duel/picks';
import { positionOf } from '../../rules/duel/turn-of';
import { skills } from '../../rules/skills/names';
import type { ChessClock } from '../../table/clock';
import type { DuelPlay } from '../../table/play';
import { clanNames, kindNames, skillDoes, skillNames } from '../../words/names';
import { slotText } from '../../words/taps';
import { ui } from '../../words/ui';
import { willWords } from '../../words/will';
import { ClockLine } from './ClockLine';

const w = ui.panel;

interface Props {
  readonly table: DuelPlay;
  readonly clock?: ChessClock | undefined;
  readonly side: Side;
  /** Whose Seat lies below on the screen. */
  readonly below: Side;
  readonly next: readonly Tap[];
  readonly onTap: (tap: Tap) => void;
}

/** HU-1 to HX-1: how far a clan is on its path. */
function progress(duel: Duel, side: Side): string {
  const { book, quarryDown } = duel.seats[side];
  if (duel.light) return ui.light.of2(duel.light.path[side], stepsOf[book.clan] ?? 0);
  const rival = Object.values(duel.units).filter(unit => unit.side !== side);
  const marks = Math.max(0, ...rival.map(unit => unit.marks));
  switch (book.clan) {
    case 'huldra':
      return w.progress.huldra(marks);
    case 'murg':
      return w.progress.murg();
    case 'ferrymen':
      return w.progress.ferrymen(marks);
    case 'erde':
      return w.progress.erde(duel.reclaimed.length);
    case 'wibo': {
      const rank = side === 'south' ? '1' : '8';
      const home = Object.entries(duel.units).filter(
        ([at, unit]) => unit.side === side && unit.kind === 'pawn' && at.endsWith(rank),
      );
      return w.progress.wibo(home.length);
    }
    case 'hexen':
      return w.progress.hexen(quarryDown);
  }
}

/** FO-2: the chance that the rival scores on this side's royal in one turn. */
function danger(duel: Duel, side: Side): string | undefined {
  if (duel.help !== 'open' || duel.end) return undefined;
  const rival = rivalOf(side);
  const { chance } = threatOf(positionOf(duel), rival, duel.seats[rival].book.bone);
  if (chance.n === 0n) return undefined;
  return w.danger(kindNames[royalOf[duel.seats[side].book.clan]], textOf(chance));
}

/** LO-1, SL: a clan's board with its pool, its rows and its tokens; slots that take the bone glow. */
export function ClanPanel({ table, clock, side, below, next, onTap }: Props) {
  const duel = table.state.value;
  const seat = duel.seats[side];
  const threat = useMemo(() => danger(duel, side), [duel, side]);
  const isOn = duel.turn.side === side && !duel.end;
  return (
    <section
      class={`dl-seat panel${isOn ? ' dl-on' : ''}${side === below ? ' dl-below' : ''}`}
      aria-label={clanNames[seat.book.clan]}
    >
      <div class="dl-seat-head">
        <span class={`dl-stone dl-${side}`} aria-hidden="true" />
        <b>{clanNames[seat.book.clan]}</b>
        <span class="dl-progress">{progress(duel, side)}</span>
        <span class="grow" />
        {clock ? <ClockLine clock={clock} side={side} name={clanNames[seat.book.clan]} /> : null}
        <span class="dl-pool" title={w.pool(seat.pool.length)}>
          {`${seat.pool.length} × d${seat.pool[0] ?? seat.book.bone}`}
        </span>
      </div>
      {threat ? <p class="dl-danger">{threat}</p> : null}
      {(duel.effects ?? []).map((one, i) =>
        one.side === side ? (
          <p key={`${i}/${one.number}`} class="dl-effect">
            {w.effect(duel.willWords?.[one.number] ?? willWords(duel.will, one.number), one.rounds)}{' '}
            <button type="button" class="btn quiet" onClick={() => table.send({ do: 'effect-ends', at: i })}>
              {w.effectEnds}
            </button>
          </p>
        ) : null,
      )}
      <ul class="bare dl-rows">
        {seat.rows.map(row => (
          <Row key={row.id} seat={seat} row={row} open={isOn ? next : []} onTap={onTap} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly seat: Seat;
  readonly row: RowData;
  readonly open: readonly Tap[];
  readonly onTap: (tap: Tap) => void;
}

function Row({ seat, row, open, onTap }: RowProps) {
  const name = skillNames[row.id];
  const use: Tap = { tap: 'use', skill: row.id };
  const inForce = skills[row.id].type === 'law' && seat.law;
  return (
    <li class="dl-row">
      <span class="dl-row-name" title={skillDoes[row.id]}>
        {name}
        {row.tokens > 0 && !inForce ? (
          <small class="dl-tokens">{w.tokens(row.tokens, row.places)}</small>
        ) : null}
        {inForce ? <small class="dl-tokens">{w.law}</small> : null}
      </span>
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
