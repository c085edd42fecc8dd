import { Sheet } from '../../../../../ui/parts/frame/Sheet';
import type { Side } from '../../../rules/board/square';
import type { At } from '../../../rules/duel/model';
import { clanAt } from '../../../rules/duel/turn-of';
import type { DuelPlay } from '../../../table/play';
import { auraNames, clanNames, kindNames } from '../../../words/names';
import { checkWords } from '../../../words/table';
import { ui } from '../../../words/ui';

const w = checkWords;
const files = [...'abcdefgh'];
const ranks = [1, 2, 3, 4, 5, 6, 7, 8];

interface Props {
  readonly table: DuelPlay;
  readonly below: Side;
  /** The file at which the check goes on. */
  readonly from: number;
  readonly onFile: (file: number) => void;
  readonly onFix: (at: At) => void;
  readonly onClose: () => void;
}

/** Whether the screen and the table show the same, file by file; what differs is put right at a tap. */
export function CheckSheet({ table, below, from: file, onFile, onFix, onClose }: Props) {
  const duel = table.state.value;
  const order = below === 'south' ? files : [...files].reverse();
  const name = order[file] ?? 'a';
  const says = (at: At): string => {
    const unit = duel.units[at];
    const garden = duel.gardens[at];
    return [
      unit ? ui.unit(clanNames[clanAt(duel, unit.side)], kindNames[unit.kind]) : w.nobody,
      ...(unit?.auras ?? []).map(aura => auraNames[aura]),
      ...(unit && unit.marks > 0 ? [w.marks(unit.marks)] : []),
      ...(unit && unit.ladder > 0 ? [w.ladder(unit.ladder)] : []),
      ...(unit?.quarry ? [w.quarry] : []),
      ...(unit?.held ? [w.held] : []),
      ...(garden === undefined ? [] : [w.garden(garden)]),
      ...(duel.reclaimed.includes(at) ? [w.reclaimed] : []),
    ].join(', ');
  };
  return (
    <Sheet title={w.title(name)} onClose={onClose}>
      <p>{w.note}</p>
      <div class="stack dl-check">
        {(below === 'south' ? [...ranks].reverse() : ranks).map(rank => {
          const at = `${name}${rank}`;
          return (
            <button
              key={at}
              type="button"
              class={duel.units[at] ? 'btn' : 'btn quiet'}
              onClick={() => onFix(at)}
            >
              {`${at}: ${says(at)}`}
            </button>
          );
        })}
      </div>
      <div class="dl-answers">
        <button type="button" class="btn" disabled={file === 0} onClick={() => onFile(file - 1)}>
          {w.back}
        </button>
        <button
          type="button"
          class="btn main"
          onClick={() => (file < files.length - 1 ? onFile(file + 1) : onClose())}
        >
          {file < files.length - 1 ? w.next(order[file + 1] ?? '') : w.done}
        </button>
      </div>
    </Sheet>
  );
}
