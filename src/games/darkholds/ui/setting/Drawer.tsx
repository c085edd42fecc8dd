import { SHORT_NAME_LENGTH } from '../../rules/fields';
import '../box/box.css';
import { useState } from 'preact/hooks';
import { say } from '../../../../ui/words/say';
import { ownLevelOf } from '../../rules/box/level-of';
import { pieceOf, turned } from '../../rules/box/pieces';
import { ownBox, teachBox } from '../../table/box';
import type { LevelTable } from '../../table/levels';
import { words as box } from '../../words/box';
import { words as w } from '../../words/setting';
import { PieceSign } from '../box/PieceSign';
import type { Tool } from './Canvas';

interface Props {
  readonly table: LevelTable;
  readonly tool: Tool;
  /** A letter that no floor has yet. */
  readonly free: string | undefined;
  readonly onTool: (tool: Tool) => void;
}

/** Physical tiles that were drawn once: picked, turned and set; and this level, into the box. */
export function Drawer({ table, tool, free, onTool }: Props) {
  const play = table.state.value;
  const [name, setName] = useState('');
  const [kept, setKept] = useState('');
  const { tiles } = ownBox.value;
  const tile = tool.kind === 'tile' ? tool.tile : undefined;
  const piece = tile === undefined ? undefined : pieceOf(play.level, tile);
  const keep = (pack: Parameters<typeof teachBox>[0], called: string) => {
    teachBox(pack, box.title, say).then(() => setKept(called), console.error);
    setName('');
  };
  return (
    <>
      {Object.keys(tiles).length > 0 && free !== undefined ? (
        <div class="dh-chips">
          <span>{w.drawer}</span>
          {Object.entries(tiles).map(([id, rows]) => (
            <button
              key={id}
              type="button"
              class="btn dh-chip"
              aria-pressed={tool.kind === 'piece' && tool.name === id}
              onClick={() => onTool({ kind: 'piece', name: id, piece: rows, tile: free })}
            >
              <PieceSign piece={tool.kind === 'piece' && tool.name === id ? tool.piece : rows} /> {id}
            </button>
          ))}
          {tool.kind === 'piece' ? (
            <button type="button" class="btn" onClick={() => onTool({ ...tool, piece: turned(tool.piece) })}>
              {w.turn}
            </button>
          ) : null}
        </div>
      ) : null}
      <div class="dh-chips">
        <input
          class="input"
          aria-label={box.name}
          placeholder={box.name}
          value={name}
          maxLength={SHORT_NAME_LENGTH}
          onInput={event => setName(event.currentTarget.value)}
        />
        {piece && tile !== undefined ? (
          <button
            type="button"
            class="btn"
            onClick={() => {
              const called = name.trim() || `${piece[0]?.length ?? 0} × ${piece.length}`;
              keep({ tiles: { [called]: piece } }, called);
            }}
          >
            {w.intoDrawer(tile)}
          </button>
        ) : null}
        <button
          type="button"
          class="btn"
          onClick={() => {
            const called = name.trim() || play.level.name;
            const drawn = ownLevelOf(play);
            const level = { ...drawn, level: { ...drawn.level, name: called } };
            const types = Object.fromEntries(play.types.map(type => [type.type, type]));
            keep({ types, levels: { [called]: level } }, called);
          }}
        >
          {box.keep}
        </button>
        {kept ? <span role="status">{box.kept(kept)}</span> : null}
      </div>
    </>
  );
}
