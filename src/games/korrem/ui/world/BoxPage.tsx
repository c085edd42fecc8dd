import { sheets } from '../../words/battle-sheets';
import { lobbyWords } from '../../words/lobby';
import { wsheets } from '../../words/world-sheets';
import '../lobby.css';
import { useEffect } from 'preact/hooks';
import { Stroke } from '../../../../ui/parts/Icon';
import { OpenTable } from '../../../../ui/parts/OpenTable';
import { Page } from '../../../../ui/parts/Page';
import { TakeAlong } from '../../../../ui/parts/TakeAlong';
import { type BoxTable, boxSitting, ownBoxes } from '../../table/box';
import { goodsText } from './Goods';

/** The group's own box: every card that was taught; it goes out as a file, and one can be forgotten. */
export function BoxPage() {
  useEffect(() => {
    ownBoxes.read().catch(console.error);
  }, []);
  const [box] = ownBoxes.here.value ?? [];
  if (!box)
    return (
      <Page title={wsheets.box.title} back={['korrem']}>
        <p>{wsheets.box.none}</p>
      </Page>
    );
  return (
    <OpenTable key={box.id} sitting={boxSitting} id={box.id} title={wsheets.box.title} back={['korrem']}>
      {table => <Box table={table} name={box.name} />}
    </OpenTable>
  );
}

function Box({ table, name }: { table: BoxTable; name: string }) {
  const { cards } = table.state.value;
  useEffect(
    () => () => {
      boxSitting.close().catch(console.error);
    },
    [],
  );
  return (
    <Page title={wsheets.box.title} back={['korrem']}>
      <p class="row">
        <span class="grow soft">{wsheets.box.none}</span>
        <TakeAlong id={table.id} name={name} />
      </p>
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
              class="btn square"
              aria-label={wsheets.box.forget(card.name)}
              onClick={() => table.send({ do: 'forget', name: card.name })}
            >
              <Stroke of="close" />
            </button>
          </li>
        ))}
      </ul>
    </Page>
  );
}
