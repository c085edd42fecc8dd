import { Toggle } from '../../../../../ui/parts/input/Toggle';
import { sheets } from '../../../words/battle-sheets';
import { lobbyWords } from '../../../words/lobby';
import { wsheets } from '../../../words/world-sheets';
import { BoxPack } from './BoxPack';
import '../../lobby.css';
import { useEffect, useState } from 'preact/hooks';
import { CodeSheet } from '../../../../../ui/library/CodeSheet';
import { useScannedText } from '../../../../../ui/library/useScannedText';
import { TakeAlong } from '../../../../../ui/parts/documents/TakeAlong';
import { Stroke } from '../../../../../ui/parts/frame/Icon';
import { OpenTable } from '../../../../../ui/parts/frame/OpenTable';
import { Page } from '../../../../../ui/parts/frame/Page';
import { Stepper } from '../../../../../ui/parts/input/Stepper';
import { packText } from '../../../door/box';
import { landsIn } from '../../../rules/box/box';
import type { Member } from '../../../rules/play/cards';
import type { Tile } from '../../../rules/play/places';
import { landTypes } from '../../../rules/world/land';
import { landmarkNames as allLandmarks, landmarks } from '../../../rules/world/landmarks';
import { type BoxTable, beginBox, boxDocument, ownBoxes } from '../../../table/box';
import { landmarkNames, landNames } from '../../../words/names';
import { goodsText } from '../sheets/Goods';
import { BoxReadings } from './BoxReadings';
import { Decks } from './Decks';

/** The group's own box: every card that was taught; it goes out as a file or a code, and one can be forgotten. */
export function BoxPage({ code }: { code?: string }) {
  // What was cut short is refused in the box, like any other text that is no pack.
  const scanned = useScannedText(code, '-');
  useEffect(() => {
    ownBoxes.read().catch(console.error);
  }, []);
  const [box] = ownBoxes.here.value ?? [];
  if (!box)
    return (
      <Page title={wsheets.box.title} back={['korrem']}>
        <p>{wsheets.box.none}</p>
        <button
          type="button"
          class="btn main big"
          onClick={() => {
            beginBox(wsheets.box.name).catch(console.error);
          }}
        >
          {wsheets.box.start}
        </button>
      </Page>
    );
  return (
    <OpenTable key={box.id} sitting={boxDocument} id={box.id} title={wsheets.box.title} back={['korrem']}>
      {table => <Box table={table} name={box.name} scanned={scanned} />}
    </OpenTable>
  );
}

interface OpenBox {
  readonly table: BoxTable;
  readonly name: string;
  /** What came by a code; nothing until it is read. */
  readonly scanned: string | undefined;
}

function Box({ table, name, scanned }: OpenBox) {
  const { cards } = table.state.value;
  const [shown, setShown] = useState<Member | undefined>(undefined);
  const [gives, setGives] = useState(false);
  useEffect(
    () => () => {
      boxDocument.close().catch(console.error);
    },
    [],
  );
  return (
    <Page title={wsheets.box.title} back={['korrem']}>
      <p class="row">
        <span class="grow soft">{wsheets.box.none}</span>
        <TakeAlong id={table.id} name={name} />
      </p>
      {scanned ? <BoxPack key={scanned} table={table} scanned={scanned} /> : null}
      <Decks table={table} />
      <Lands table={table} />
      <BoxReadings table={table} />
      <ul class="bare stack">
        {cards.map(card => (
          <li key={card.id} class="row">
            <span class="grow">
              <b>{card.name}</b>{' '}
              <span class="soft">
                {[
                  card.nature ? lobbyWords.meet.natures[card.nature] : '',
                  `${sheets.sheet.attack} ${card.attack} · ${sheets.sheet.defense} ${card.defense} · ${sheets.sheet.whole} ${card.health} · ${sheets.sheet.speed} ${card.speed}`,
                  goodsText(card.cost),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <button
              type="button"
              class="btn quiet"
              aria-label={wsheets.box.codeOf(card.name)}
              onClick={() => setShown(card)}
            >
              {wsheets.box.code}
            </button>
            <button
              type="button"
              class="btn square"
              aria-label={wsheets.box.forget(card.name)}
              onClick={() => table.send({ do: 'forget', name: card.name })}
            >
              <Stroke of="close" />
            </button>
          </li>
        ))}
      </ul>
      {scanned === '' ? (
        gives ? (
          <BoxPack table={table} scanned="" />
        ) : (
          <button type="button" class="btn" onClick={() => setGives(true)}>
            {wsheets.box.gives}
          </button>
        )
      ) : null}
      {shown ? (
        <CodeSheet
          title={wsheets.box.codeOf(shown.name)}
          game="korrem"
          text={packText({ cards: [shown] })}
          onClose={() => setShown(undefined)}
        />
      ) : null}
    </Page>
  );
}

const plain = landTypes.filter(type => type !== 'wasteland').map((type): Tile => ({ type, landmark: null }));
const marked = allLandmarks.map((landmark): Tile => ({ type: landmarks[landmark].type, landmark }));

/** LD-2: how many of each land lie in the group's bag, and which landmarks. */
function Lands({ table }: { table: BoxTable }) {
  const box = table.state.value;
  return (
    <section class="panel settings">
      <h2>{wsheets.box.lands}</h2>
      <p class="soft">{wsheets.box.landsNote}</p>
      {plain.map(tile => (
        <div key={tile.type} class="ko-row">
          <span class="grow">{landNames[tile.type]}</span>
          <Stepper
            label={landNames[tile.type] ?? tile.type}
            value={landsIn(box, tile)}
            low={0}
            high={60}
            onChange={n => table.send({ do: 'lands', tile, n })}
          />
        </div>
      ))}
      <h3>{wsheets.box.landmarks}</h3>
      <div class="ko-row">
        {marked.map(tile => {
          const on = landsIn(box, tile) > 0;
          return (
            <Toggle
              key={tile.landmark}
              isOn={on}
              onClick={() => table.send({ do: 'lands', tile, n: on ? 0 : 1 })}
            >
              {landmarkNames[tile.landmark ?? ''] ?? tile.landmark}
            </Toggle>
          );
        })}
      </div>
    </section>
  );
}
