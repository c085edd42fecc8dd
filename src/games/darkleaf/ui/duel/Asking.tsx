import type { ComponentChildren } from 'preact';
import { lazy } from '../../../../ui/parts/lazy';
import { say } from '../../../../ui/words/say';
import type { Duel } from '../../rules/duel/model';
import type { DuelPlay } from '../../table/play';

const OnTheTable = lazy(async () => (await import('./OnTheTable')).OnTheTable);

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
const woodPlayed = ({ wood, turn, told, end }: Duel): boolean =>
  wood !== null &&
  end === null &&
  turn.side !== wood.side &&
  turn.phase === 'upkeep' &&
  told.at(-1)?.by === wood.side;

export function Told({ table, onWhy }: Lines) {
  const duel = table.state.value;
  if (duel.wood && woodPlayed(duel)) return <OnTheTable table={table} of={duel.wood.side} onWhy={onWhy} />;
  // What the rival did before is no news of this turn.
  const since = duel.told.findLastIndex(({ by }) => by !== duel.told.at(-1)?.by);
  const told = duel.told.slice(since + 1).slice(-4);
  if (told.length === 0) return null;
  return (
    <ol class="bare dl-told">
      {told.map((one, i) => (
        <li key={`${told.length}/${i}`}>
          {say(one.text)} <small class="soft">{one.rule}</small>
        </li>
      ))}
    </ol>
  );
}
