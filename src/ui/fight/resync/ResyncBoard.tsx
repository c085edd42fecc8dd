import { useMemo, useState } from 'preact/hooks';
import { turned } from '../../../hex/direction';
import type { Hex } from '../../../hex/shape';
import type { Stand } from '../../../table/fight/all-right';
import { Board } from '../../board/Board';
import { Stroke } from '../../parts/frame/Icon';
import { Toggle } from '../../parts/input/Toggle';
import { words } from '../../words/fight';
import { boardViewOf } from '../board/boardView';
import { useFight } from '../parts/context';
import { foeName } from '../parts/foe';
import type { ResyncProps } from './resyncProps';

const w = words.resync;

/** All models dragged, or tapped and put, to where they stand. */
export function ResyncBoard({ lies, onChange }: ResyncProps) {
  const view = useFight().view.value;
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const { stands } = lies;
  const shown = useMemo(() => {
    const placed = <T extends { readonly id: string; readonly at: Hex | null }>(one: T): T => {
      const stand = stands.find(other => other.who === one.id);
      return stand ? { ...one, at: stand.at, facing: stand.facing } : one;
    };
    return boardViewOf({
      ...view,
      friends: view.friends.map(one =>
        stands.some(stand => stand.who === one.id) ? { ...placed(one), presence: 'standing' as const } : one,
      ),
      enemies: view.enemies.map(placed),
    });
  }, [stands, view]);
  const change = (who: string, part: Partial<Stand>) =>
    onChange({ stands: stands.map(stand => (stand.who === who ? { ...stand, ...part } : stand)) });
  const nameOf = (id: string): string => {
    const enemy = view.enemies.find(one => one.id === id);
    return enemy ? foeName(enemy) : (view.friends.find(one => one.id === id)?.name ?? id);
  };
  const one = stands.find(stand => stand.who === chosen);
  return (
    <>
      <p class="soft">{w.how}</p>
      <div class="resync-board">
        <Board
          view={shown}
          chosen={chosen}
          movable={new Set(stands.map(stand => stand.who))}
          onDrop={(who, at) => change(who, { at })}
          onTap={(hex, piece) => {
            if (piece) setChosen(piece === chosen ? undefined : piece);
            else if (chosen) change(chosen, { at: hex });
          }}
        />
      </div>
      <div class="row">
        {stands
          .filter(stand => stand.at === null)
          .map(stand => (
            <Toggle key={stand.who} isOn={stand.who === chosen} onClick={() => setChosen(stand.who)}>
              {nameOf(stand.who)}
            </Toggle>
          ))}
        {one ? (
          <>
            <b class="display">{nameOf(one.who)}</b>
            <button
              type="button"
              class="btn"
              onClick={() => change(one.who, { facing: turned(one.facing, 1) })}
            >
              <Stroke of="turn" />
              {w.turn}
            </button>
            <button type="button" class="btn" onClick={() => change(one.who, { at: null })}>
              {w.off}
            </button>
          </>
        ) : null}
      </div>
    </>
  );
}
