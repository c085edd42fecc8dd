import { useState } from 'preact/hooks';
import { Board } from '../../board/Board';
import { formWords as w } from '../../words/pack-fields';
import { boardOf } from '../parts/boardOf';
import { useAround } from './context';

interface Props {
  label: string;
  hexes: readonly unknown[];
  most: number;
  onChange: (hexes: readonly string[]) => void;
}

const nobody: ReadonlySet<string> = new Set();

/** Hexes of the board by tapping it; the board is there when it is wanted. */
export function HexesField({ label, hexes, most, onChange }: Props) {
  const { encounter } = useAround();
  const [open, setOpen] = useState(hexes.length === 0);
  const now = hexes.filter((one): one is string => typeof one === 'string');
  if (!encounter) return null;
  const tap = (hex: string) => {
    if (now.includes(hex)) onChange(now.filter(one => one !== hex));
    else if (now.length < most) onChange([...now, hex]);
  };
  return (
    <div class="field">
      <span>{label}</span>
      <button type="button" class="btn quiet line-says" aria-expanded={open} onClick={() => setOpen(!open)}>
        {now.join(', ') || w.none}
      </button>
      {open ? (
        <>
          <p class="soft">{w.tapBoard}</p>
          <div class="preview-board">
            <Board
              view={{ ...boardOf(encounter), marked: new Set(now) }}
              movable={nobody}
              onTap={tap}
              onDrop={() => undefined}
            />
          </div>
        </>
      ) : null}
    </div>
  );
}
