import { hrefTo } from '../../../../../ui/shell/router';
import { clanAt } from '../../../rules/duel/turn-of';
import type { DuelPlay } from '../../../table/play';
import { clanNames } from '../../../words/names';
import { overWords } from '../../../words/sheets';
import { Answer, Told } from './Asking';

const w = overWords;

interface Props {
  readonly table: DuelPlay;
  /** What was luck and what was choice. */
  readonly onLuck: () => void;
}

/** TU-9: who has won, and how. */
export function Over({ table, onLuck }: Props) {
  const duel = table.state.value;
  const { end } = duel;
  if (!end) return null;
  const text =
    end.winner === null
      ? w.over.drawn
      : w.winner(duel.seats[end.winner].name, clanNames[clanAt(duel, end.winner)]);
  return (
    <>
      <p class="dl-sentence" role="status">
        {text} <span class="soft">{w.over[end.how]}</span>
      </p>
      <Told table={table} />
      <div class="dl-answers">
        <Answer text={w.luck} onClick={onLuck} />
        <a class="btn main big" href={hrefTo('darkleaf', 'new', duel.wood ? 'wood' : 'two')}>
          {w.again}
        </a>
      </div>
    </>
  );
}
