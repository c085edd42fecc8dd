import type { ComponentChildren } from 'preact';
import { say } from '../../../../../ui/words/say';
import { describeEntry } from '../../../rules/duel/log/describe';
import type { Duel } from '../../../rules/duel/model';
import type { DuelPlay } from '../../../table/play';
import { OnTheTable } from '../board/OnTheTable';

export const Answer = (props: { text: string; main?: boolean; onClick: () => void }) => (
  <button type="button" class={props.main ? 'btn main big' : 'btn'} onClick={props.onClick}>
    {props.text}
  </button>
);

interface Lines {
  readonly table: DuelPlay;
  readonly onWhy?: () => void;
}

interface AskingProps {
  readonly text: string;
  readonly lines?: Lines;
  /** What stands beside the sentence instead of what was told. */
  readonly beside?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** The sentence, what was told last, and the answers. */
export function Asking({ text, lines, beside, children }: AskingProps) {
  return (
    <>
      <p class="dl-sentence" role="status">
        {text}
      </p>
      {lines ? <Told {...lines} /> : beside}
      <div class="dl-answers">{children}</div>
    </>
  );
}

/** The wood has just played, and nobody has carried on. */
const woodPlayed = ({ wood, turn, log, end }: Duel): boolean =>
  wood !== null &&
  end === null &&
  turn.side !== wood.side &&
  turn.phase === 'upkeep' &&
  log.at(-1)?.by === wood.side;

export function Told({ table, onWhy }: Lines) {
  const duel = table.state.value;
  if (duel.wood && woodPlayed(duel)) return <OnTheTable table={table} of={duel.wood.side} onWhy={onWhy} />;
  // Lines from before the present player's turn are old news.
  const since = duel.log.findLastIndex(({ by }) => by !== duel.log.at(-1)?.by);
  const lines = duel.log.slice(since + 1).slice(-4);
  if (lines.length === 0) return null;
  return (
    <ol class="bare dl-told">
      {lines.map((entry, i) => (
        <li key={`${lines.length}/${i}`}>
          {say(describeEntry(entry))} <small class="soft">{entry.rule}</small>
        </li>
      ))}
    </ol>
  );
}
