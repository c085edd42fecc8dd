import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { say } from '../../../../ui/words/say';
import { d8 } from '../../rules/npc/turn';
import type { Tile } from '../../rules/play/places';
import { landTypes } from '../../rules/world/land';
import { landmarkNames as allLandmarks, landmarks } from '../../rules/world/landmarks';
import type { WorldTable } from '../../table/worlds';
import { landmarkNames, landNames } from '../../words/names';
import { wui } from '../../words/world-ui';

const w = wui.ask;

export interface Picked {
  readonly army: string | undefined;
  readonly tile: Tile | undefined;
}

export type Opened =
  | { readonly sheet: 'hall' | 'give' | 'marks' | 'settings' | 'saga' }
  | { readonly sheet: 'army' | 'nation' | 'trade' | 'bazaar'; readonly id: string };

/** What every question of the dock gets. */
export interface DockProps {
  readonly table: WorldTable;
  readonly picked: Picked;
  readonly onTile: (tile: Tile) => void;
  readonly onLetGo: () => void;
  readonly onOpen: (sheet: Opened) => void;
}

export const Answer = ({ text, main, onClick }: { text: string; main?: boolean; onClick: () => void }) => (
  <button type="button" class={main ? 'btn main big' : 'btn'} onClick={onClick}>
    {text}
  </button>
);

export function Ask({
  text,
  table,
  note,
  children,
}: {
  text: string;
  table: WorldTable;
  /** Stands in the place of what was told. */
  note?: ComponentChildren;
  children: ComponentChildren;
}) {
  const { told } = table.state.value;
  return (
    <>
      <p class="ko-sentence" role="status">
        {text}
      </p>
      {note ?? (
        <ol class="bare ko-told">
          {told.slice(-3).map((one, i) => (
            <li key={`${told.length}/${i}`}>
              {say(one.text)} <small class="soft">{one.rule}</small>
            </li>
          ))}
        </ol>
      )}
      <div class="ko-answers">{children}</div>
    </>
  );
}

export const Numbers = ({ onRoll }: { onRoll: (n: number) => void }) => (
  <>
    {d8.map(n => (
      <button key={n} type="button" class="btn ko-number" onClick={() => onRoll(n)}>
        {n}
      </button>
    ))}
  </>
);

export const tileText = ({ type, landmark }: Tile): string =>
  landmark === null ? (landNames[type] ?? type) : (landmarkNames[landmark] ?? landmark);
export const same = (a: Tile | undefined, b: Tile): boolean =>
  a?.type === b.type && a.landmark === b.landmark;

/** Lands to choose from: those that were drawn, or all where the table draws. */
export function Tiles({
  of,
  picked,
  onTile,
}: {
  of: readonly Tile[] | null;
  picked: Tile | undefined;
  onTile: (tile: Tile) => void;
}) {
  const [landmark, setLandmark] = useState(false);
  const plain = landTypes
    .filter(type => type !== 'wasteland')
    .map((type): Tile => ({ type, landmark: null }));
  const marked = allLandmarks.map((name): Tile => ({ type: landmarks[name].type, landmark: name }));
  const tiles = of ?? (landmark ? marked : plain);
  const distinct = tiles.filter((tile, i) => tiles.findIndex(other => same(other, tile)) === i);
  return (
    <>
      {distinct.map(tile => (
        <button
          key={tileText(tile)}
          type="button"
          class="btn"
          aria-pressed={same(picked, tile)}
          onClick={() => onTile(tile)}
        >
          {tileText(tile)}
        </button>
      ))}
      {of === null ? <Answer text={w.more} onClick={() => setLandmark(!landmark)} /> : null}
    </>
  );
}
