import { useState } from 'preact/hooks';
import { Toggle } from '../../../../../ui/parts/input/Toggle';
import type { Tile } from '../../../rules/play/places';
import { landTypes } from '../../../rules/world/land';
import { landmarkNames as allLandmarks, landmarks } from '../../../rules/world/landmarks';
import { landmarkNames, landNames } from '../../../words/names';
import { wasks } from '../../../words/world-asks';
import { Answer } from '../questions/answers';

const w = wasks;

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
        <Toggle key={tileText(tile)} isOn={same(picked, tile)} onClick={() => onTile(tile)}>
          {tileText(tile)}
        </Toggle>
      ))}
      {of === null ? <Answer text={w.more} onClick={() => setLandmark(!landmark)} /> : null}
    </>
  );
}
