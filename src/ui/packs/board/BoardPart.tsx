import { useState } from 'preact/hooks';
import { type Brush, movePlaced, paint, reshape, turnPlaced } from '../../../packs/edit/board';
import { encounterForm } from '../../../packs/edit/forms';
import type { Encounter } from '../../../stage/encounter';
import { Board } from '../../board/Board';
import { classIcon } from '../../oathsworn/faces/classIcons';
import { brick, drop, house, rat, wolf } from '../../oathsworn/icons/icons-fight.gen';
import { Icon, Stroke } from '../../parts/frame/Icon';
import { banner, flame, tree } from '../../parts/frame/icons-home.gen';
import { Stepper } from '../../parts/input/Stepper';
import { Toggle } from '../../parts/input/Toggle';
import { editWords } from '../../words/packs-edit';
import { Folded } from '../form/Folded';
import { FormOf } from '../form/FormOf';
import { boardOf } from '../parts/boardOf';
import type { Change } from '../parts/change';
import { Here } from '../parts/Here';
import { TextField } from '../parts/TextField';
import { ChecklistNews } from './ChecklistNews';

const w = editWords;

interface Choice {
  readonly key: string;
  readonly text: string;
  readonly icon?: string;
  /** Nothing turns whoever is tapped. */
  readonly brush: Brush | undefined;
}

const obstacle = (kind: 'tree' | 'wall' | 'building', icon: string): Choice => ({
  key: kind,
  text: w.brush[kind],
  icon,
  brush: { brush: 'obstacle', kind },
});
const tile = (kind: 'water' | 'fire', icon: string): Choice => ({
  key: kind,
  text: w.brush[kind],
  icon,
  brush: { brush: 'tile', kind },
});

const choicesFor = (encounter: Encounter): readonly Choice[] => [
  ...encounter.enemies.map(enemy => ({
    key: `enemy-${enemy.id}`,
    text: enemy.name,
    icon: enemy.role === 'boss' ? wolf : rat,
    brush: { brush: 'enemy', enemy: enemy.id } as const,
  })),
  { key: 'turn', text: w.brush.turn, brush: undefined },
  { key: 'start', text: w.brush.start, icon: banner, brush: { brush: 'start' } },
  obstacle('tree', tree),
  obstacle('wall', brick),
  obstacle('building', house),
  tile('water', drop),
  tile('fire', flame),
  ...(encounter.tileKinds ?? []).map(({ id, name }) => ({
    key: `tile-${id}`,
    text: name,
    icon: flame,
    brush: { brush: 'tile', kind: id } as const,
  })),
  {
    key: 'civilian',
    text: w.brush.civilian,
    icon: classIcon(null),
    brush: { brush: 'civilian', name: w.brush.civilian },
  },
  { key: 'remove', text: w.brush.remove, brush: { brush: 'remove' } },
];

/** Name, size, and what stands and lies where: choose, then tap. */
export function BoardPart({ encounter, onChange }: { encounter: Encounter; onChange: Change }) {
  const choices = choicesFor(encounter);
  const [key, setKey] = useState(choices[0]?.key ?? 'start');
  const chosen = choices.find(one => one.key === key) ?? choices[0];
  const view = boardOf(encounter);
  const placed = new Set(encounter.placed.map((_, i) => `${i}`));
  const tap = (hex: string, piece: string | undefined) => {
    if (!chosen) return;
    const { brush, text } = chosen;
    const there = piece ?? view.pieces.find(one => one.hexes.includes(hex))?.id;
    // Only enemies have a facing and a body: their pieces are called by their number.
    const which = there !== undefined && placed.has(there) ? there : undefined;
    if (!brush) {
      if (which !== undefined) onChange(w.did.turned, turnPlaced(encounter, Number(which)));
      return;
    }
    // A large one is taken by any of its hexes, not only by its core.
    const core = which === undefined ? undefined : encounter.placed[Number(which)];
    const taken =
      core && (brush.brush === 'remove' || (brush.brush === 'enemy' && core.enemy === brush.enemy));
    const at = taken ? core.at : hex;
    onChange(w.did.painted(text, at), paint(encounter, brush, at));
  };
  const { board } = encounter;
  return (
    <div class="editor-board">
      <fieldset class="choices brushes" aria-label={w.brushes}>
        {choices.map(one => (
          <Toggle key={one.key} isOn={one.key === chosen?.key} onClick={() => setKey(one.key)}>
            {one.icon ? <Icon of={one.icon} /> : <Stroke of={one.key === 'turn' ? 'turn' : 'close'} />}
            {one.text}
          </Toggle>
        ))}
      </fieldset>
      <Here part="board" />
      <div class="editor-canvas">
        <Board
          view={view}
          movable={placed}
          onTap={tap}
          onDrop={(piece, hex) => onChange(w.did.moved(hex), movePlaced(encounter, Number(piece), hex))}
        />
      </div>
      <p class="soft">{w.board}</p>
      <ChecklistNews encounter={encounter} onChange={onChange} />
      <div class="panel editor-form">
        <TextField
          label={w.name}
          value={encounter.name}
          onChange={name => name && onChange(w.did.named, { ...encounter, name })}
        />
        <div class="setup-row">
          <span class="soft">{w.chapter}</span>
          <Stepper
            label={w.chapter}
            value={encounter.chapter ?? 1}
            low={1}
            high={21}
            onChange={chapter => onChange(w.did.chapter, { ...encounter, chapter })}
          />
        </div>
        <div class="setup-row">
          <span class="soft">{w.columns}</span>
          <Stepper
            label={w.columns}
            value={board.columns}
            low={5}
            high={26}
            onChange={columns => onChange(w.did.shape, reshape(encounter, { ...board, columns }))}
          />
        </div>
        <div class="setup-row">
          <span class="soft">{w.rows}</span>
          <Stepper
            label={w.rows}
            value={board.rows[0]}
            low={4}
            high={20}
            onChange={rows =>
              onChange(
                w.did.shape,
                reshape(encounter, { ...board, rows: [rows, rows + board.rows[1] - board.rows[0]] }),
              )
            }
          />
        </div>
        <Folded title={w.allSet}>
          <FormOf
            form={encounterForm}
            value={encounter}
            name="board"
            keys={['placed', 'civilians', 'startZone', 'obstacles', 'tiles', 'board']}
            onChange={next => onChange(w.did.set, next)}
          />
        </Folded>
      </div>
    </div>
  );
}
