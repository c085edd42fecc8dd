import { useMemo, useState } from 'preact/hooks';
import type { Compass, HexName } from '../../stage/steps';
import { Board } from '../board/Board';
import { directions } from '../board/geometry';
import { Stroke } from '../parts/Icon';
import { Sheet } from '../parts/Sheet';
import { words } from '../words';
import { boardViewOf } from './boardView';
import { useFight } from './context';

const w = words.resync;

interface Stand {
  readonly who: string;
  readonly at: HexName | null;
  readonly facing: Compass;
}

/** All models put where they really stand, then one confirmation and one mark. */
export function ResyncSheet({ onClose }: { onClose: () => void }) {
  const fight = useFight();
  const view = fight.view.value;
  const [stands, setStands] = useState<readonly Stand[]>(() => [
    ...view.friends
      .filter(one => one.presence === 'standing')
      .map(({ id, at, facing }) => ({ who: id, at, facing })),
    ...view.enemies.filter(one => one.present).map(({ id, at, facing }) => ({ who: id, at, facing })),
  ]);
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const place = <T extends { readonly id: string; readonly at: HexName | null; readonly facing: Compass }>(
    one: T,
  ): T => {
    const stand = stands.find(other => other.who === one.id);
    return stand ? { ...one, at: stand.at, facing: stand.facing } : one;
  };
  const shown = useMemo(
    () => boardViewOf({ ...view, friends: view.friends.map(place), enemies: view.enemies.map(place) }),
    [stands, view],
  );
  const change = (who: string, part: Partial<Stand>) =>
    setStands(stands.map(stand => (stand.who === who ? { ...stand, ...part } : stand)));
  const one = stands.find(stand => stand.who === chosen);
  const nameOf = (id: string) =>
    view.friends.find(friend => friend.id === id)?.name ?? shown.pieces.find(p => p.id === id)?.name ?? id;
  const away = stands.filter(stand => stand.at === null);
  return (
    <Sheet
      title={w.title}
      onClose={onClose}
      wide
      foot={
        <button
          type="button"
          class="btn main big"
          onClick={() => {
            if (fight.send({ do: 'say', correction: { say: 'all', stands } })) onClose();
          }}
        >
          {w.confirm}
        </button>
      }
    >
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
        {away.map(stand => (
          <button
            key={stand.who}
            type="button"
            class="btn"
            aria-pressed={stand.who === chosen}
            onClick={() => setChosen(stand.who)}
          >
            {nameOf(stand.who)}
          </button>
        ))}
        {one ? (
          <>
            <b class="display">{nameOf(one.who)}</b>
            <button
              type="button"
              class="btn"
              onClick={() =>
                change(one.who, { facing: directions[(directions.indexOf(one.facing) + 1) % 6] ?? 'N' })
              }
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
    </Sheet>
  );
}
