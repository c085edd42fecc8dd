import './readings.css';
import { type Cell, same } from '../../rules/battle/space';
import { FORMATION_LENGTH, formation, isFormation } from '../../rules/npc/formation';
import { readings as w } from '../../words/readings';

const columns = [-3, -2, -1, 0, 1, 2, 3] as const;
const rows = [-2, -1, 0] as const;

/** NF-1: the cells of the NPCs, tapped in turn; the last one is taken back by a tap on it. */
export function Formation({
  cells,
  onCells,
}: {
  cells: readonly Cell[];
  onCells: (cells: readonly Cell[]) => void;
}) {
  // While no cell is named, the usual ones are shown.
  const usual = cells.length === 0 ? formation(FORMATION_LENGTH) : [];
  const tap = (cell: Cell): void => {
    const at = cells.findIndex(one => same(one, cell));
    const next = at < 0 ? [...cells, cell] : cells.slice(0, at);
    if (isFormation(next)) onCells(next);
  };
  return (
    <section class="stack">
      <h3>{w.formation}</h3>
      <p class="soft">{w.formationNote}</p>
      <fieldset class="ko-formation" aria-label={w.formation}>
        {rows.flatMap(y =>
          columns.map(x => {
            const cell: Cell = [x, y];
            const at = cells.findIndex(one => same(one, cell));
            const may = at >= 0 || isFormation([...cells, cell]);
            return (
              <button
                key={`${x},${y}`}
                type="button"
                class={at >= 0 ? 'btn ko-formed' : 'btn'}
                disabled={!may}
                aria-label={w.formationCell(x, y, at < 0 ? undefined : at + 1)}
                onClick={() => tap(cell)}
              >
                {at >= 0 ? at + 1 : usual.findIndex(one => same(one, cell)) + 1 || ''}
              </button>
            );
          }),
        )}
      </fieldset>
      <p class="soft ko-front">{w.front}</p>
      <div class="ko-answers">
        <button type="button" class="btn" disabled={cells.length === 0} onClick={() => onCells([])}>
          {w.usual}
        </button>
      </div>
    </section>
  );
}
