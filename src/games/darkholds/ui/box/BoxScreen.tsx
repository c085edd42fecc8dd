import { Toggle } from '../../../../ui/parts/input/Toggle';
import './box.css';
import '../../words/learn';
import { useState } from 'preact/hooks';
import { entryName } from '../../../../library/library';
import { CodeSheet } from '../../../../ui/library/CodeSheet';
import { SaveState } from '../../../../ui/parts/documents/SaveState';
import { DockNews } from '../../../../ui/parts/frame/DockNews';
import { Page } from '../../../../ui/parts/frame/Page';
import { UndoRedo } from '../../../../ui/parts/input/UndoRedo';
import { packText } from '../../door/box';
import { ownDecks, type Pack, type Part, parts } from '../../rules/box/model';
import type { BoxTable } from '../../table/box';
import { words as w } from '../../words/box';
import { ui } from '../../words/ui';
import { openOwn } from '../begin';
import { TeachSheet } from '../setting/TeachSheet';
import { BoxPack } from './BoxPack';
import { DarkholdForm } from './DarkholdForm';
import { ItemForm } from './ItemForm';
import { LinesForm } from './LinesForm';
import { PieceSign } from './PieceSign';

// What goes to other groups and comes from them is read last.

type Adding = keyof typeof w.add | undefined;
const adds: Readonly<Partial<Record<Part, keyof typeof w.add>>> = {
  types: 'person',
  company: 'person',
  darkholds: 'darkholds',
  reinforcements: 'reinforcements',
  items: 'items',
  hirelings: 'hirelings',
};

/** Everything that was taught, part by part; what is taught at a level comes here by itself. */
export function BoxScreen({ table, scanned }: { table: BoxTable; scanned: string }) {
  const box = table.state.value;
  const [adding, setAdding] = useState<Adding>(undefined);
  const [shown, setShown] = useState<{ readonly name: string; readonly pack: Pack } | undefined>(undefined);
  const close = () => setAdding(undefined);
  const put = (pack: Pack) => {
    if (table.send({ do: 'put', pack })) close();
  };
  return (
    <Page title={w.title} back={['darkholds']}>
      <div class="dh-box">
        <div class="row dh-wide">
          <UndoRedo of={table} />
          <SaveState of={table} />
        </div>
        <div class="dh-wide">
          <DockNews table={table} game="darkholds" sawHidden={ui.sawHidden} />
        </div>
        <p class="soft dh-wide">{w.note}</p>
        {scanned === '' ? null : <BoxPack table={table} box={box} scanned={scanned} />}
        {parts.map(part => (
          <section key={part} class="panel" aria-label={w.parts[part]}>
            <h2>{w.parts[part]}</h2>
            {part === 'levels' || part === 'tiles' ? (
              Object.keys(box[part]).length === 0 ? (
                <p class="soft">{w.empty[part]}</p>
              ) : null
            ) : null}
            <ul class="bare stack">
              {Object.entries<unknown>(box[part]).map(([id, one]) => (
                <li key={id} class="row">
                  {part === 'tiles' ? <PieceSign piece={box.tiles[id] ?? []} /> : null}
                  <span class="grow">{entryName(id, one)}</span>
                  {part === 'levels' ? (
                    <button
                      type="button"
                      class="btn main"
                      aria-label={w.play(id)}
                      onClick={() => {
                        openOwn(id, box).catch(console.error);
                      }}
                    >
                      {w.playIt}
                    </button>
                  ) : null}
                  <button
                    type="button"
                    class="btn quiet"
                    aria-label={w.codeOf(entryName(id, one))}
                    onClick={() => setShown({ name: entryName(id, one), pack: { [part]: { [id]: one } } })}
                  >
                    {w.codeIt}
                  </button>
                  <button
                    type="button"
                    class="btn quiet"
                    aria-label={w.forget(entryName(id, one))}
                    onClick={() => table.send({ do: 'drop', part, id })}
                  >
                    {w.forgetIt}
                  </button>
                </li>
              ))}
            </ul>
            {adds[part] ? (
              <button type="button" class="btn" onClick={() => setAdding(adds[part])}>
                {w.add[adds[part]]}
              </button>
            ) : null}
          </section>
        ))}
        <section class="panel dh-wide" aria-label={w.decks}>
          <p>{w.decks}</p>
          <div class="dh-chips">
            {ownDecks.map(deck => {
              const on = box.keeps.includes(deck);
              return (
                <Toggle
                  key={deck}
                  isOn={on}
                  onClick={() =>
                    table.send({
                      do: 'keep',
                      decks: ownDecks.filter(one => (one === deck ? !on : box.keeps.includes(one))),
                    })
                  }
                >
                  {w.deck[deck]}
                </Toggle>
              );
            })}
          </div>
        </section>
        {scanned === '' ? <BoxPack table={table} box={box} scanned="" /> : null}
      </div>
      {shown ? (
        <CodeSheet
          title={w.codeOf(shown.name)}
          game="darkholds"
          text={packText(shown.pack)}
          onClose={() => setShown(undefined)}
        />
      ) : null}
      {adding === 'person' ? (
        <TeachSheet
          taken={[...Object.keys(box.types), ...Object.keys(box.company)]}
          onClose={close}
          onType={type => put({ types: { [type.type]: type } })}
          onFigure={one => put({ company: { [one.id]: { ...one, at: 'A1' } } })}
        />
      ) : null}
      {adding === 'hirelings' ? (
        <TeachSheet
          taken={Object.keys(box.hirelings)}
          sides={['hireling']}
          onClose={close}
          onHireling={one => put({ hirelings: { [one.name]: one } })}
        />
      ) : null}
      {adding === 'darkholds' ? (
        <DarkholdForm
          types={Object.values(box.types)}
          entries={[]}
          onClose={close}
          onDone={(label, also) =>
            put({ darkholds: { [label]: { label, text: '', effect: { do: 'text' }, also } } })
          }
        />
      ) : null}
      {adding === 'reinforcements' ? (
        <LinesForm
          types={Object.values(box.types)}
          onClose={close}
          onDone={card => put({ reinforcements: { [card.label]: card } })}
        />
      ) : null}
      {adding === 'items' ? (
        <ItemForm onClose={close} onDone={item => put({ items: { [item.name]: item } })} />
      ) : null}
    </Page>
  );
}
