import './board.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Stroke } from '../parts/frame/Icon';
import { still } from '../parts/frame/still';
import { boardWords } from '../words/board';
import { FaceRim } from './Face';
import { Ground } from './Ground';
import { centreOf, corners, hexAt, hexesOf, type Point, side, sizeOf, stepOf } from './geometry';
import { HexName } from './HexGrid';
import { useHands } from './hands';
import { HexMarks } from './Marks';
import { Piece } from './Piece';
import { Trails } from './Trails';
import type { BoardView } from './view';

const w = boardWords;

/** What a hex is, in words: who stands there, what it costs to get there, how dangerous it is. */
function tell(view: BoardView, hex: string): string {
  const here = view.pieces.find(piece => piece.hexes.includes(hex));
  const cost = view.open.get(hex);
  const threat = view.threat.get(hex);
  return w.cursor(hex, here?.name, [
    ...(view.open.has(hex) ? [cost === undefined ? w.open : w.cost(cost)] : []),
    ...(threat ? [w.threats[threat]] : []),
  ]);
}

/** The board for those who do not see it: everybody with hex, facing and HP. */
const Standing = still(({ pieces }: { pieces: BoardView['pieces'] }) => (
  <ul class="unseen" aria-label={w.standing}>
    {pieces.map(piece => (
      <li key={piece.id}>{w.stands(piece.name, piece.at, piece.facing, piece.hp)}</li>
    ))}
  </ul>
));

interface Props {
  view: BoardView;
  chosen?: string | undefined;
  movable: ReadonlySet<string>;
  onTap: (hex: string, piece: string | undefined) => void;
  onDrop: (piece: string, hex: string) => void;
  /** The piece that a finger drags. */
  onHold?: (piece: string | undefined) => void;
}

/** Steps by which the board may lie otherwise on the table: its own six ways, and the square ones of a table. */
const turns = [0, 60, 90, 120, 180, 240, 270, 300];

/** A tap that changes nothing upon it leaves it as it is drawn. */
export const Board = still(({ view, chosen, movable, onTap, onDrop, onHold }: Props) => {
  const { shape } = view;
  const [turn, setTurn] = useState(0);
  const [cursor, setCursor] = useState<string | undefined>(undefined);
  const turned = turns[turn % turns.length] ?? 0;
  // These parts are drawn when they change, not with each step of a finger.
  const marks = useMemo(
    () => <HexMarks view={view} turned={turned} />,
    [shape, view.threat, view.marked, view.open, turned],
  );
  const flat = sizeOf(shape);
  const angle = (turned * Math.PI) / 180;
  const width = Math.abs(flat.width * Math.cos(angle)) + Math.abs(flat.height * Math.sin(angle));
  const tall = Math.abs(flat.width * Math.sin(angle)) + Math.abs(flat.height * Math.cos(angle));
  const unturned = ({ x, y }: Point): Point => {
    const [dx, dy] = [x - width / 2, y - tall / 2];
    return {
      x: dx * Math.cos(angle) + dy * Math.sin(angle) + flat.width / 2,
      y: dy * Math.cos(angle) - dx * Math.sin(angle) + flat.height / 2,
    };
  };
  const hands = useHands({ shape, unturned, movable, onTap, onDrop });
  const { camera, held } = hands;
  useEffect(() => onHold?.(held?.piece), [held?.piece]);
  const landing = held && hexAt(shape, held.at);
  const box = `0 0 ${width.toFixed(1)} ${tall.toFixed(1)}`;
  const seen = `translate(${camera.x} ${camera.y}) scale(${camera.scale})`;
  const lies = `translate(${width / 2} ${tall / 2}) rotate(${turned}) translate(${-flat.width / 2} ${-flat.height / 2})`;
  const at = cursor ? centreOf(shape, cursor) : undefined;
  const here = cursor ? view.pieces.find(p => p.hexes.includes(cursor)) : undefined;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      if (!cursor) return;
      event.preventDefault();
      onTap(cursor, here?.id);
      return;
    }
    const key = event.key.toLowerCase();
    if (key === 'n' || key === 'p') {
      event.preventDefault();
      event.stopPropagation();
      const by = key === 'n' ? 1 : -1;
      const at = here ? view.pieces.indexOf(here) + by : 0;
      const next = view.pieces.at(at % view.pieces.length);
      if (next) setCursor(next.at);
      return;
    }
    const from = cursor ?? view.pieces[0]?.at ?? hexesOf(shape)[0]?.hex;
    const to = cursor && from ? stepOf(shape, from, event.key) : from;
    if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    if (to) setCursor(to);
  };

  return (
    <div class="board">
      <div class="camera-window">
        <Ground
          shape={shape}
          tiles={view.tiles}
          obstacles={view.obstacles}
          turned={turned}
          box={box}
          seen={seen}
          lies={lies}
        />
        <svg
          ref={hands.surface}
          class="board-svg"
          viewBox={box}
          role="img"
          aria-label={boardWords.picture}
          {...hands.handlers}
        >
          <g transform={seen}>
            <g transform={lies}>
              <FaceRim />
              {marks}
              {landing ? (
                <polygon class="landing" points={corners(centreOf(shape, landing), side - 1)} />
              ) : null}
              <Trails shape={shape} ghosts={view.ghosts} paths={view.paths} turned={turned} />
              {view.pieces.map(piece => (
                <Piece
                  key={piece.id}
                  shape={shape}
                  piece={piece}
                  turned={turned}
                  chosen={piece.id === chosen}
                  {...(held?.piece === piece.id ? { held: held.at } : {})}
                />
              ))}
              {landing ? <HexName hex={landing} at={centreOf(shape, landing)} turned={turned} under /> : null}
              {at ? <polygon class="cursor" points={corners(at, side - 1)} /> : null}
              {at && cursor ? <HexName hex={cursor} at={at} turned={turned} under /> : null}
            </g>
          </g>
        </svg>
      </div>
      <button
        type="button"
        class="board-keys"
        aria-describedby="board-cursor"
        onKeyDown={onKeyDown}
        onBlur={() => setCursor(undefined)}
      >
        {boardWords.label}
      </button>
      <p id="board-cursor" class="unseen" aria-live="polite">
        {cursor ? tell(view, cursor) : boardWords.keys}
      </p>
      <Standing pieces={view.pieces} />
      <div class="board-tools">
        <button
          type="button"
          class="btn square north"
          aria-label={boardWords.turn}
          onClick={() => setTurn(turn + 1)}
        >
          <svg
            viewBox="0 0 24 24"
            class="icon"
            aria-hidden="true"
            style={{ transform: `rotate(${turned}deg)` }}
          >
            <path d="M12 2 7 14l5-3 5 3z" />
            <text x="12" y="23" text-anchor="middle" font-size="9" font-weight="700">
              N
            </text>
          </svg>
        </button>
        {camera.scale > 1 || camera.x !== 0 || camera.y !== 0 ? (
          <button type="button" class="btn square" aria-label={boardWords.whole} onClick={hands.reset}>
            <Stroke of="fit" />
          </button>
        ) : null}
        <button
          type="button"
          class="btn square"
          aria-label={boardWords.closer}
          onClick={() => hands.zoomAt({ x: width / 2, y: tall / 2 }, 1.6)}
        >
          <Stroke of="plus" />
        </button>
      </div>
    </div>
  );
});
