import { useState } from 'preact/hooks';
import { Toggle } from '../../../../ui/parts/input/Toggle';
import { tiles } from '../../rules/pair/bonus';
import { thingsOf } from '../../rules/pair/model';
import type { TurnQuestion } from '../../rules/pair/question';
import type { PairTable } from '../../table/pair';
import { pairUi } from '../../words/pair-ui';
import { tileName } from '../../words/things';
import { ui } from '../../words/ui';
import { keepInBox } from '../parts/keepInBox';
import { TeachCard } from '../parts/TeachSheet';

/** JR-5, CD-1: a tile that is used, a card that is played or taught. */
export function AskCards({ table, asked }: { table: PairTable; asked: TurnQuestion }) {
  const [open, setOpen] = useState<'tile' | 'card' | 'teach' | undefined>(undefined);
  const close = () => setOpen(undefined);
  const { taught } = thingsOf(table.state.value);
  return (
    <div class="hc-answers">
      {asked.tilesLeft > 0 ? (
        <Toggle isOn={open === 'tile'} onClick={() => setOpen(open === 'tile' ? undefined : 'tile')}>
          {pairUi.tile}
          <small>{pairUi.tilesLeft(asked.tilesLeft)}</small>
        </Toggle>
      ) : null}
      {asked.mayCard ? (
        <Toggle isOn={open === 'card'} onClick={() => setOpen(open === 'card' ? undefined : 'card')}>
          {pairUi.card}
        </Toggle>
      ) : null}
      {open === 'tile'
        ? tiles.map(tile => (
            <button
              key={tile}
              type="button"
              class="btn quiet"
              onClick={() => {
                close();
                table.send({ do: 'tile', tile });
              }}
            >
              {tileName(tile)}
            </button>
          ))
        : null}
      {open === 'card' ? (
        <>
          <span class="soft">{pairUi.cardWhich}</span>
          {[...Object.keys(taught), ''].map(name => (
            <button
              key={name}
              type="button"
              class="btn quiet"
              onClick={() => {
                close();
                table.send({ do: 'card', name });
              }}
            >
              {name === '' ? pairUi.cardUnknown : name}
            </button>
          ))}
          <button type="button" class="btn quiet" onClick={() => setOpen('teach')}>
            {pairUi.teach}
          </button>
          <button type="button" class="btn quiet" onClick={close}>
            {ui.ask.cancel}
          </button>
        </>
      ) : null}
      {open === 'teach' ? (
        <TeachCard
          onClose={close}
          onKeep={(name, steps) => {
            if (table.send({ do: 'teach', name, steps }))
              keepInBox(table.state.value.box, { do: 'card', name, steps });
          }}
        />
      ) : null}
    </div>
  );
}
