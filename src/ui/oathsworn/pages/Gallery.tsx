import { useState } from 'preact/hooks';
import { COMBAT_TOKENS, STATUS_TOKENS } from '../../../might/combat-tokens';
import { Board } from '../../board/Board';
import type { BoardPiece, BoardView } from '../../board/view';
import { Page } from '../../parts/frame/Page';
import { priest, ranger, warden, witch } from '../icons/icons-classes.gen';
import { rat, wolf } from '../icons/icons-fight.gen';
import { Gems } from '../pieces/Gems';
import { HpDie } from '../pieces/HpDie';
import { MightCard, mightColors } from '../pieces/Might';
import { Token } from '../pieces/Token';

const single = (
  id: string,
  name: string,
  icon: string,
  at: string,
  side: BoardPiece['side'],
): BoardPiece => ({
  id,
  name,
  icon,
  side,
  at,
  hexes: [at],
  facing: side === 'enemy' ? 'S' : 'N',
});

const view: BoardView = {
  shape: { columns: 17, rows: [9, 10] },
  pieces: [
    {
      ...single('boss', 'Broodmother', wolf, 'I4', 'enemy'),
      hexes: ['I4', 'I3', 'J4', 'J5', 'I5', 'H5', 'H4'],
      slots: [
        { id: 'front', hexes: ['I5'], hp: 6 },
        { id: 'core', hexes: ['I4'], hp: 4 },
        { id: 'rear', hexes: ['I3'], hp: undefined },
        { id: 'left', hexes: ['J4', 'J5'], hp: 6 },
        { id: 'right', hexes: ['H4', 'H5'], hp: 2 },
      ],
    },
    { ...single('rat1', 'Rat 1', rat, 'E5', 'enemy'), number: 1, facing: 'SE' },
    { ...single('rat2', 'Rat 2', rat, 'M6', 'enemy'), number: 2, facing: 'SW' },
    { ...single('warden', 'Warden', warden, 'I7', 'oathsworn'), hp: 6 },
    { ...single('priest', 'Priest', priest, 'H8', 'oathsworn'), hp: 4 },
    { ...single('witch', 'Witch', witch, 'J8', 'oathsworn'), hp: 5 },
    { ...single('ranger', 'Ranger', ranger, 'F8', 'oathsworn'), hp: 1, facing: 'NE' },
  ],
  obstacles: [
    { id: 't1', kind: 'tree', hexes: ['F5'] },
    { id: 't2', kind: 'tree', hexes: ['L7'] },
    { id: 'w1', kind: 'wall', hexes: ['C3', 'D3'] },
  ],
  tiles: [
    { kind: 'water', hexes: ['N3', 'N4', 'O3'] },
    { kind: 'fire', hexes: ['C6'] },
  ],
  ghosts: [],
  paths: [{ id: 'rat1', side: 'enemy', hexes: ['C2', 'D4', 'E4', 'E5'] }],
  open: new Map([
    ['J7', 1],
    ['J6', 2],
    ['K7', 2],
    ['K6', 3],
  ]),
  marked: new Set(['G7', 'G8']),
  threat: new Map([
    ['M8', 'sought'],
    ['N8', 'struck'],
    ['O8', 'target'],
    ['P8', 'safe'],
  ]),
};

/** All parts beside one another, for those who work on them; not in the built app. */
export function Gallery() {
  const [pieces, setPieces] = useState(view.pieces);
  const [chosen, setChosen] = useState<string | undefined>('warden');
  return (
    <Page title="Gallery">
      <div style={{ height: '560px' }} class="panel">
        <Board
          view={{ ...view, pieces }}
          chosen={chosen}
          movable={new Set(['warden', 'priest', 'witch', 'ranger'])}
          onTap={(_, piece) => setChosen(piece)}
          onDrop={(id, hex) =>
            setPieces(pieces.map(p => (p.id === id ? { ...p, at: hex, hexes: [hex] } : p)))
          }
        />
      </div>
      <div class="row">
        {mightColors.map(color => (
          <MightCard key={color} face={{ color, value: 3, crit: color === 'red' }} />
        ))}
        {mightColors.map(color => (
          <MightCard key={color} face={{ color, value: 0, crit: false }} hidden={color === 'red'} />
        ))}
        <MightCard face={{ color: 'yellow', value: 3, crit: true }} die />
        <MightCard face={{ color: 'white', value: 2, crit: true }} extra />
      </div>
      <div class="row">
        <HpDie hp={6} label="front" />
        <HpDie hp={3} label="front" size="big" />
        <HpDie hp={undefined} label="front" />
        <Gems available={5} max={8} label="animus" />
        {[...COMBAT_TOKENS, ...STATUS_TOKENS].map(kind => (
          <Token key={kind} kind={kind} count={2} />
        ))}
      </div>
      <div class="row">
        <button type="button" class="btn main big">
          Encounter phase
        </button>
        <button type="button" class="btn">
          Priest
        </button>
        <button type="button" class="btn" aria-pressed="true">
          Chosen
        </button>
        <button type="button" class="btn grave">
          Give up
        </button>
        <button type="button" class="btn" disabled>
          Not now
        </button>
      </div>
    </Page>
  );
}
