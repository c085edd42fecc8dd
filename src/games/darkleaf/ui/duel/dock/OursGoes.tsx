import { directions, step } from '../../../rules/board/square';
import { squareOf } from '../../../rules/duel/codec';
import type { At } from '../../../rules/duel/model';
import { clanAt } from '../../../rules/duel/turn-of';
import type { DuelPlay } from '../../../table/play';
import { kindNames } from '../../../words/names';
import { oursWords } from '../../../words/table';
import { ui } from '../../../words/ui';
import { Answer } from './Asking';

const w = oursWords;

interface Props {
  readonly table: DuelPlay;
  readonly of: { readonly unit: At; readonly to: At; readonly code: string };
}

/** The table overrules: a journey that was refused stands, or the book learns a direction that it lacked. */
export function OursGoes({ table, of: { unit: at, to, code } }: Props) {
  const duel = table.state.value;
  const { side, wibo } = duel.turn;
  const unit = duel.units[at];
  if (unit?.side !== side || duel.units[to]?.side === side) return null;
  const book = duel.seats[side].book.units[unit.kind];
  const leads = (dir: number): boolean => {
    let here = squareOf(at);
    for (let gone = 0; gone < directions.length; gone++) {
      here = step(side, here, dir);
      if (here === squareOf(to)) return true;
    }
    return false;
  };
  const dir = directions.find(one => !book.journey.includes(one) && leads(one));
  const ours = (text: string) => (
    <Answer text={text} onClick={() => table.send({ do: 'ours', unit: at, to, code })} />
  );
  if (code !== 'direction' || dir === undefined || wibo.at !== 'journey') return ours(w.ours);
  const learn = (): void => {
    const journey = [...book.journey, dir].sort((a, b) => a - b);
    if (table.send({ do: 'teach', side, kind: unit.kind, unit: { ...book, journey } }))
      table.send({ do: 'act', action: { do: 'journey', unit: at, to } });
  };
  return (
    <div class="dl-answers">
      <span>{w.asks(clanAt(duel, side), kindNames[unit.kind], ui.taps.direction(dir))}</span>
      <Answer text={w.yes} onClick={learn} />
      {ours(w.once)}
      <Answer text={w.no} onClick={table.dismissRefusal} />
    </div>
  );
}
