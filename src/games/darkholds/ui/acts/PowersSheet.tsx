import { useState } from 'preact/hooks';
import { Sheet } from '../../../../ui/parts/frame/Sheet';
import { kitOf } from '../../rules/play/kit';
import { figureOf } from '../../rules/play/model';
import type { LevelTable } from '../../table/levels';
import { words as w } from '../../words/teach';
import { type Learnt, Powers } from '../setting/Powers';

/** What the table teaches somebody in the middle of a level. */
export function PowersSheet({ table, id, onClose }: { table: LevelTable; id: string; onClose: () => void }) {
  const figure = figureOf(table.state.value, id);
  const [learnt, setLearnt] = useState<Learnt>(() => {
    const { callings, kindred, casts, words } = kitOf(figure ?? {});
    return { callings, kindred, casts, words };
  });
  if (!figure) return null;
  return (
    <Sheet
      title={w.powersOf(figure.name)}
      onClose={onClose}
      foot={
        <button
          type="button"
          class="btn main big"
          onClick={() => {
            if (table.send({ do: 'kit', id, change: learnt })) onClose();
          }}
        >
          {w.done}
        </button>
      }
    >
      <Powers value={learnt} onChange={setLearnt} />
    </Sheet>
  );
}
