import { useState } from 'preact/hooks';
import type { Hex } from '../../../hex/shape';
import { Board } from '../../board/Board';
import { brick, drop } from '../../oathsworn/icons/icons-fight.gen';
import { Icon, Stroke } from '../../parts/frame/Icon';
import { flame, tree } from '../../parts/frame/icons-home.gen';
import { Sheet } from '../../parts/frame/Sheet';
import { Toggle } from '../../parts/input/Toggle';
import { words } from '../../words/fight';
import { useFight } from '../parts/context';
import { boardViewOf } from './boardView';

const w = words.scenery;
const nobody: ReadonlySet<string> = new Set();
const brushes = [
  { id: 'tree', icon: tree },
  { id: 'wall', icon: brick },
  { id: 'water', icon: drop },
  { id: 'fire', icon: flame },
] as const;
type Brush = (typeof brushes)[number]['id'] | 'remove';

/** Trees, walls, water and fire as they lie on the table: choose one, tap its hexes. */
export function ScenerySheet({ onClose }: { onClose: () => void }) {
  const fight = useFight();
  const view = fight.view.value;
  const [brush, setBrush] = useState<Brush>('tree');
  const put = (hex: Hex) => {
    const { obstacles, tiles } = view;
    const standing = obstacles.find(one => one.hexes.includes(hex));
    if (brush === 'remove') {
      if (standing)
        fight.send({
          do: 'say',
          correction: {
            say: 'obstacle',
            id: standing.id,
            kind: standing.kind,
            hexes: standing.hexes.filter(one => one !== hex),
          },
        });
      else
        fight.send({
          do: 'say',
          correction: {
            say: 'tiles',
            tiles: tiles
              .map(tile => ({ ...tile, hexes: tile.hexes.filter(one => one !== hex) }))
              .filter(tile => tile.hexes.length > 0),
          },
        });
    } else if (brush === 'tree' || brush === 'wall') {
      if (!standing)
        fight.send({
          do: 'say',
          correction: { say: 'obstacle', id: `${brush}-${hex}`, kind: brush, hexes: [hex] },
        });
    } else
      fight.send({
        do: 'say',
        correction: { say: 'tiles', tiles: [...tiles, { kind: brush, hexes: [hex] }] },
      });
  };
  return (
    <Sheet title={w.title} onClose={onClose} wide>
      <fieldset class="choices" aria-label={w.what}>
        {brushes.map(({ id, icon }) => (
          <button key={id} type="button" class="btn" aria-pressed={brush === id} onClick={() => setBrush(id)}>
            <Icon of={icon} />
            {w.kinds[id]}
          </button>
        ))}
        <Toggle isOn={brush === 'remove'} onClick={() => setBrush('remove')}>
          <Stroke of="close" />
          {w.remove}
        </Toggle>
      </fieldset>
      <div class="resync-board">
        <Board view={boardViewOf(view)} movable={nobody} onTap={put} onDrop={() => undefined} />
      </div>
    </Sheet>
  );
}
