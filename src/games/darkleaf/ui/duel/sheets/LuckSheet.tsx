import '../../../words/learn-hints';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Chart } from '../../../../../ui/parts/chart/Chart';
import { Sheet } from '../../../../../ui/parts/frame/Sheet';
import { hrefTo } from '../../../../../ui/shell/router';
import { say } from '../../../../../ui/words/say';
import { rivalOf, type Side, sides } from '../../../rules/board/square';
import { dearest, type Finding, type Found, sumsOf } from '../../../rules/bot/analysis';
import type { Duel } from '../../../rules/duel/model';
import { helpOf } from '../../../rules/duel/queries/help';
import { clanAt } from '../../../rules/duel/turn-of';
import type { DuelPlay } from '../../../table/play';
import { puzzle } from '../../../table/puzzle';
import { askFindings, type Progress } from '../../../table/wood';
import { clanNames } from '../../../words/names';
import { luckWords, puzzleWords } from '../../../words/sheets';
import { Plots } from './Plots';

const w = luckWords;
/** So many of the dearest choices are shown. */
const few = 3;

/** All states of the line that the table is on, in order. */
function statesOf(table: DuelPlay, last: number): Duel[] {
  const done = table.marks.value.filter(({ place }) => place !== 'undone');
  return done.slice(-last).flatMap(({ id }) => table.at(id) ?? []);
}

interface Props {
  readonly table: DuelPlay;
  /** Only the last turn of whom is meant: what did I miss? Nothing: the whole duel. */
  readonly missed?: Side;
  readonly onClose: () => void;
}

/** A turn has at most so many taps. */
const lately = 40;

/** The findings of the last turn of a side alone. */
function ofLastTurn(findings: readonly Found[], side: Side): readonly Found[] {
  const own = findings.filter(one => one.side === side);
  const last = Math.max(0, ...own.map(({ turn }) => turn));
  return own.filter(({ turn }) => turn === last);
}

/** Luck is told from choice, by the eyes of Thicket: what the bones gave, and what the choices cost. */
export function LuckSheet({ table, missed, onClose }: Props) {
  const [progress, setProgress] = useState<Progress | undefined>(undefined);
  const [failed, setFailed] = useState(false);
  const states = useMemo(() => statesOf(table, missed ? lately : Number.POSITIVE_INFINITY), []);
  useEffect(() => askFindings(states, setProgress, () => setFailed(true)).stop, []);
  const duel = table.state.value;
  const findings = progress?.findings ?? [];
  const isDone = progress !== undefined && progress.done >= progress.of;
  const shown = missed ? ofLastTurn(findings, missed) : findings;
  return (
    <Sheet title={missed ? w.missed : w.title} onClose={onClose}>
      {failed ? <p>{w.failed}</p> : null}
      {isDone || failed ? null : <p role="status">{w.working(progress?.done ?? 0, progress?.of ?? 0)}</p>}
      {missed ? null : <Totals duel={duel} findings={findings} />}
      {isDone || !missed
        ? (missed ? [missed] : sides).map(side => (
            <Dearest
              key={side}
              states={states}
              side={side}
              findings={shown}
              done={isDone}
              shown={!missed || helpOf(duel, missed) === 'open'}
            />
          ))
        : null}
      {missed ? null : <LuckChart findings={findings} />}
      {missed ? null : <Plots states={states} />}
      <p class="soft">{w.note}</p>
    </Sheet>
  );
}

function Totals({ duel, findings }: { duel: Duel; findings: readonly Finding[] }) {
  const sums = sumsOf(findings);
  return (
    <table class="dl-sums">
      <thead>
        <tr>
          <th scope="col">{w.clan}</th>
          <th scope="col">{w.luck}</th>
          <th scope="col">{w.choice}</th>
        </tr>
      </thead>
      <tbody>
        {sides.map(side => (
          <tr key={side}>
            <th scope="row">{clanNames[clanAt(duel, side)]}</th>
            <td>{w.signed(sums[side].luck)}</td>
            <td>{w.signed(sums[side].choice)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DearestProps {
  readonly states: readonly Duel[];
  readonly side: Side;
  readonly findings: readonly Found[];
  readonly done: boolean;
  /** Whether odds are shown: always once the duel is over. */
  readonly shown: boolean;
}

function Dearest({ states, side, findings, done, shown }: DearestProps) {
  const worst = dearest(findings, side, few);
  const duel = states.at(-1);
  if (!duel) return null;
  if (worst.length === 0) return done ? <p>{w.nothing(clanNames[clanAt(duel, side)])}</p> : null;
  return (
    <section>
      <h3>{w.dearest(clanNames[clanAt(duel, side)])}</h3>
      <ul class="dl-dears">
        {worst.map(one => (
          <li key={`${one.turn} ${one.by}`} class="dl-dear">
            <details>
              <summary>{shown ? w.turn(one.turn, one.by) : w.turnAlone(one.turn)}</summary>
              {one.better
                ? [
                    one.better.does,
                    ...one.better.why.filter(({ isChance }) => shown || !isChance).map(({ text }) => text),
                  ]
                    .map(say)
                    .join(' ')
                : ''}
            </details>
            <a
              class="btn"
              href={hrefTo('darkleaf', 'puzzle')}
              onClick={() => {
                const then = states[one.from];
                puzzle.value = then && { duel: then, choice: one, back: location.hash };
              }}
            >
              {puzzleWords.tries}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Luck of south against north, added up roll by roll. */
function LuckChart({ findings }: { findings: readonly Finding[] }) {
  const lucks = findings.filter(one => one.is === 'luck');
  if (lucks.length < 3) return null;
  let sum = 0;
  const sums = lucks.map(one => {
    sum += one.side === rivalOf('south') ? -one.by : one.by;
    return sum;
  });
  return (
    <section>
      <h3>{w.chart}</h3>
      <Chart
        title={w.chart}
        columnName={w.roll}
        columns={sums.map((_, i) => i + 1)}
        atLeast={10}
        series={[{ id: 'luck', name: w.luck, tone: 'ember', as: 'line', values: sums }]}
      />
    </section>
  );
}
