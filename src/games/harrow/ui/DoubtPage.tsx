import { Toggle } from '../../../ui/parts/input/Toggle';
import './solo/solo.css';
import { useEffect, useState } from 'preact/hooks';
import { Page } from '../../../ui/parts/frame/Page';
import { readyMap } from '../rules/box/box';
import { type Doubt, doubtOf, doubts, type Piece, pieces, put } from '../rules/doubt';
import type { MapData } from '../rules/map';
import { emptyBoard } from '../rules/state/board-data';
import { hollowFork } from '../sample/hollow-fork';
import { lookIntoBox } from '../table/box';
import { ownBoxes } from '../table/lists';
import { doubtUi as w } from '../words/doubt-ui';
import { HexMap } from './map/HexMap';
import { RuleSheet } from './parts/WhyRule';

/** The map of the group's own box where it is ready, else the sample's. */
async function ownMap(): Promise<MapData | undefined> {
  await ownBoxes.read();
  const [first] = ownBoxes.here.value ?? [];
  const own = first && (await lookIntoBox(first.id));
  const ready = own && readyMap(own);
  return ready && 'map' in ready ? ready.map : undefined;
}

type Hand = { readonly piece: Piece } | { readonly doubt: Doubt };

/** Only the pieces in doubt are put on the map; the answers are those of a table, and nothing is kept. */
export function DoubtPage() {
  const [map, setMap] = useState<MapData>(hollowFork);
  const [board, setBoard] = useState(emptyBoard);
  const [hand, setHand] = useState<Hand>({ piece: 'protectors' });
  const [at, setAt] = useState<string | undefined>(undefined);
  const [rule, setRule] = useState<string | undefined>(undefined);
  useEffect(() => {
    ownMap().then(own => {
      if (own) setMap(own);
    }, console.error);
  }, []);
  const doubt = 'doubt' in hand ? hand.doubt : undefined;
  const found = doubt === undefined || at === undefined ? [] : doubtOf(map, board, doubt, at);
  const tap = (hex: string) => {
    if ('piece' in hand) setBoard(put(board, hand.piece, hex));
    else setAt(hex);
  };
  return (
    <Page title={w.title} back={['harrow']}>
      <p class="soft">{w.put}</p>
      <div class="hc-paint">
        <HexMap
          view={{
            map,
            homes: { protectors: map.homes[0], family: map.homes[1] },
            board,
            glow: new Map(found.map(one => [one.at, { kind: 'go', label: one.label }])),
            ways: [],
            marked: new Set(),
            rooted: new Set(),
            chosen: at,
          }}
          whole
          onTap={tap}
        />
      </div>
      <div class="hc-chips">
        <span role="status">
          {doubt === undefined
            ? ''
            : at === undefined
              ? w.how[doubt]
              : found.length === 0
                ? w.none(at)
                : w.answer(at, found.map(one => `${one.at} ${one.label}`).join(', '))}
        </span>
        {doubt === undefined ? null : (
          <button type="button" class="hc-rule" onClick={() => setRule(w.rules[doubt])}>
            {w.rules[doubt]}
          </button>
        )}
      </div>
      <div class="hc-chips" role="toolbar" aria-label={w.pieces}>
        {pieces.map(piece => (
          <Toggle
            key={piece}
            isOn={'piece' in hand && hand.piece === piece}
            onClick={() => setHand({ piece })}
          >
            {w.piece[piece]}
          </Toggle>
        ))}
        <button
          type="button"
          class="btn quiet"
          onClick={() => {
            setBoard(emptyBoard);
            setAt(undefined);
          }}
        >
          {w.clear}
        </button>
      </div>
      <div class="hc-chips" role="toolbar" aria-label={w.ask}>
        {doubts.map(one => (
          <Toggle
            key={one}
            isOn={one === doubt}
            onClick={() => {
              setHand({ doubt: one });
              setAt(undefined);
            }}
          >
            {w.doubt[one]}
          </Toggle>
        ))}
      </div>
      {rule ? <RuleSheet rule={rule} onClose={() => setRule(undefined)} /> : null}
    </Page>
  );
}
