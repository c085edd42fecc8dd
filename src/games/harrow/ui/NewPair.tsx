import { PLAYER_NAME_LENGTH } from '../rules/fields';
import './lobby.css';
import { useEffect, useState } from 'preact/hooks';
import { Page } from '../../../ui/parts/frame/Page';
import { Choice } from '../../../ui/parts/input/Choice';
import { go } from '../../../ui/shell/router';
import { readyMap } from '../rules/box/box';
import type { OwnBox } from '../rules/box/model';
import type { MapData } from '../rules/map';
import { powersOf } from '../rules/pair/legends';
import type { Power } from '../rules/pair/things';
import { type MainSide, mainSides, type Terrain, terrains } from '../rules/sides';
import { samplePair } from '../sample/pair';
import { lookIntoBox } from '../table/box';
import { ownBoxes } from '../table/lists';
import { beginPair } from '../table/pair';
import { doors } from '../words/doors-ui';
import { SideName } from '../words/names';
import { pairUi } from '../words/pair-ui';
import { tableUi } from '../words/table-ui';
import { powerName, terrainName, trackName } from '../words/things';
import { knownTree, newSeed } from './begin';

const w = tableUi;
const pairs = mainSides.flatMap((a, i) =>
  mainSides.slice(i + 1).map((b): readonly [MainSide, MainSide] => [a, b]),
);
const sample = 'sample';
const keyOf = (pair: readonly MainSide[]): string => pair.join('+');

/** CD-1, PR-1, FA-1: what a group's own box has taught. */
const ofBox = ({ numbers, cards, witch }: OwnBox, map: MapData, box: string) => ({
  // Solo numbers are nothing to a table of two.
  map: { ...map, solo: { red: [], blue: [], purple: [] } },
  box,
  ...(numbers ? { numbers } : {}),
  ...(cards ? { taught: cards } : {}),
  ...(witch && Object.keys(witch).length > 0 ? { tactics: witch } : {}),
});

/** SU: who plays, how much the app keeps, whose turn is first. */
export function NewPair() {
  const [sides, setSides] = useState<readonly [MainSide, MainSide]>(['protectors', 'family']);
  const [first, setFirst] = useState<MainSide>('protectors');
  const [hester, setHester] = useState<'no' | 'yes'>('no');
  const [positions, setPositions] = useState<'mirrored' | 'off'>('mirrored');
  const [tree, setTree] = useState<'app' | 'box'>('app');
  const [powers, setPowers] = useState<Readonly<Partial<Record<MainSide, Power>>>>({});
  const [ownTerrains, setTerrains] = useState<Readonly<Partial<Record<MainSide, Terrain>>>>({});
  const [tracks, setTracks] = useState<Readonly<Partial<Record<MainSide, 1 | 2>>>>({});
  const [kind, setKind] = useState<'full' | 'training'>('full');
  const [box, setBox] = useState<string>(sample);
  const [names, setNames] = useState<Readonly<Partial<Record<MainSide, string>>>>({});
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    ownBoxes.read().catch(console.error);
  }, []);
  const boxes = ownBoxes.here.value ?? [];
  const begin = async (): Promise<void> => {
    const own = box === sample ? undefined : await lookIntoBox(box);
    const ready = own && readyMap(own);
    if (box !== sample && (!ready || 'problems' in ready)) {
      setFailed(true);
      return;
    }
    const state = samplePair({
      seen: await knownTree(tree, box === sample ? '' : box),
      names,
      seed: newSeed(),
      sides,
      first,
      hester: hester === 'yes',
      positions,
      training: kind === 'training',
      tree,
      ...(kind === 'training' ? {} : { powers, ownTerrains, tracks }),
      ...(own && ready && 'map' in ready ? ofBox(own, ready.map, box) : {}),
    });
    const begun = await beginPair(sides.map(SideName).join(' · '), state);
    if (begun.ok) go('harrow', 'table', begun.value);
  };
  return (
    <Page title={w.title} back={['harrow']}>
      <section class="panel settings">
        <Choice
          label={w.game}
          value={kind}
          options={[
            { id: 'full', text: w.games.full },
            { id: 'training', text: w.games.training },
          ]}
          onPick={id => {
            setKind(id);
            if (id === 'training') {
              setSides(['protectors', 'family']);
              setFirst('protectors');
              setHester('no');
            }
          }}
        />
        {kind === 'training' ? <p class="soft">{w.trainingNote}</p> : null}
        <Choice
          label={w.sides}
          value={keyOf(sides)}
          options={pairs.map(pair => ({
            id: keyOf(pair),
            text: pair.map(SideName).join(' · '),
            disabled: kind === 'training' && keyOf(pair) !== keyOf(['protectors', 'family']),
          }))}
          onPick={id => {
            const found = pairs.find(pair => keyOf(pair) === id);
            if (found) {
              setSides(found);
              setFirst(found[0]);
            }
          }}
        />
        <Choice
          label={w.first}
          value={first}
          options={sides.map(id => ({ id, text: SideName(id) }))}
          onPick={setFirst}
        />
        {sides.map(side => (
          <label key={`name ${side}`} class="stack">
            <span>{w.playedBy(SideName(side))}</span>
            <input
              class="input"
              type="text"
              maxLength={PLAYER_NAME_LENGTH}
              value={names[side] ?? ''}
              onInput={event => setNames({ ...names, [side]: event.currentTarget.value })}
            />
          </label>
        ))}
        <Choice
          label={w.hester}
          value={hester}
          options={[
            { id: 'no', text: w.hesterChoices.no },
            { id: 'yes', text: w.hesterChoices.yes, disabled: kind === 'training' },
          ]}
          onPick={setHester}
        />
        <Choice
          label={w.positions}
          value={positions}
          options={[
            { id: 'mirrored', text: w.mirrored },
            { id: 'off', text: w.off },
          ]}
          onPick={setPositions}
        />
        <Choice
          label={doors.setup.tree}
          value={tree}
          options={[
            { id: 'app', text: doors.setup.trees.app },
            { id: 'box', text: doors.setup.trees.box },
          ]}
          onPick={setTree}
        />
        {boxes.length > 0 ? (
          <Choice
            label={doors.setup.box}
            value={box}
            options={[
              { id: sample, text: doors.setup.sample },
              ...boxes.map(({ id, name }) => ({ id, text: name })),
            ]}
            onPick={setBox}
          />
        ) : null}
        {failed ? <p class="notice">{doors.setup.notReady}</p> : null}
        {kind === 'training'
          ? null
          : sides.map(side => (
              <details key={side} class="stack hc-legend-of">
                <summary>{`${pairUi.legend}: ${SideName(side)} · ${powerName(powers[side] ?? 'none')}`}</summary>
                <Choice
                  label={`${pairUi.legend}: ${SideName(side)}`}
                  value={powers[side] ?? 'none'}
                  options={powersOf[side].map(id => ({ id, text: powerName(id) }))}
                  onPick={id => setPowers({ ...powers, [side]: id })}
                />
                <Choice
                  label={pairUi.terrain}
                  value={ownTerrains[side] ?? 'forest'}
                  options={terrains.map(id => ({ id, text: terrainName(id) }))}
                  onPick={id => setTerrains({ ...ownTerrains, [side]: id })}
                />
                <Choice
                  label={pairUi.trackSide}
                  value={`${tracks[side] ?? 1}`}
                  options={[
                    { id: '1', text: trackName(side, 1) },
                    { id: '2', text: trackName(side, 2) },
                  ]}
                  onPick={id => setTracks({ ...tracks, [side]: id === '2' ? 2 : 1 })}
                />
              </details>
            ))}
        <button
          type="button"
          class="btn main big"
          onClick={() => {
            begin().catch(console.error);
          }}
        >
          {doors.setup.begin}
        </button>
      </section>
    </Page>
  );
}
