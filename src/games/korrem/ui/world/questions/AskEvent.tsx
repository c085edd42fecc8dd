import { useState } from 'preact/hooks';
import type { Member } from '../../../rules/play/cards';
import type { Question } from '../../../rules/play/question';
import { worldCards } from '../../../rules/play/turn/commands';
import { roadCards } from '../../../sample/road-cards';
import { sheets } from '../../../words/battle-sheets';
import { wasks } from '../../../words/world-asks';
import { wsheets } from '../../../words/world-sheets';
import { CardForm } from '../library/CardForm';
import { NamedCard } from '../library/NamedCard';
import { Tiles, tileText } from '../map/tiles';
import { Answer, Ask, type DockProps } from './answers';

const w = wasks;

/** WT-3: what the Observer's roll brings. */
export function AskEvent({
  table,
  picked,
  onTile,
  asked,
}: DockProps & { asked: Extract<Question, { ask: 'event' }> }) {
  const world = table.state.value;
  const [form, setForm] = useState(false);
  const [kind, setKind] = useState<(typeof worldCards)[number] | undefined>(undefined);
  const [name, setName] = useState('');
  const [lasts, setLasts] = useState(1);
  if (asked.event === 'land')
    return (
      <Ask table={table} text={asked.tile ? `${w.layOne} ${tileText(asked.tile)}.` : w.drawn}>
        {asked.tile ? null : <Tiles of={null} picked={picked.tile} onTile={onTile} />}
        <Answer text={w.noFit} onClick={() => table.send({ do: 'pass' })} />
      </Ask>
    );
  if (asked.event === 'creature') {
    const placed = (card?: Member): void => {
      table.send({ do: 'creature', hex: null, ...(card && { card }) });
    };
    return (
      <>
        <Ask table={table} text={asked.card ? w.creature(asked.card.name) : w.creatureUnknown}>
          {asked.card ? (
            <Answer text={w.first} main onClick={() => placed()} />
          ) : (
            <Answer text={sheets.sheet.newTitle} main onClick={() => setForm(true)} />
          )}
          <Answer text={w.none} onClick={() => table.send({ do: 'pass' })} />
        </Ask>
        {form ? (
          <CardForm
            creature
            onClose={() => setForm(false)}
            onDone={card => {
              setForm(false);
              placed(card);
            }}
          />
        ) : null}
      </>
    );
  }
  const hidden = kind === 'strategy' || kind === 'nation' || (kind === 'event' && world.hadEvent);
  const armies = world.armies.filter(({ nation }) => nation !== null);
  const send = (army?: string): void => {
    if (!kind) return;
    table.send({
      do: 'card',
      kind,
      // WD-1: what goes to a hand nobody else knows, so its name is not told at all.
      name: hidden || name.trim() === '' ? wsheets.event.kinds[kind] : name.trim(),
      ...(kind === 'event' && !hidden && { lasts }),
      ...(army !== undefined && {
        army,
        artifact: { id: 'new', name, magic: 'elemental', points: lasts, bearer: null },
      }),
    });
  };
  return (
    <Ask table={table} text={w.world}>
      {worldCards.map(one => (
        <button key={one} type="button" class="btn" aria-pressed={one === kind} onClick={() => setKind(one)}>
          {wsheets.event.kinds[one]}
        </button>
      ))}
      {kind ? (
        <>
          {hidden ? <p class="soft">{wsheets.event.hidden}</p> : null}
          {hidden ? null : (
            <NamedCard
              known={(kind === 'event' || kind === 'artifact') && world.bag !== null ? roadCards[kind] : []}
              card={{ name, n: lasts }}
              label={
                kind === 'event'
                  ? wsheets.event.lasts
                  : kind === 'artifact'
                    ? wsheets.cards.points
                    : undefined
              }
              low={kind === 'event' ? 1 : 0}
              onCard={now => {
                setName(now.name);
                setLasts(now.n);
              }}
            />
          )}
          {kind === 'artifact'
            ? armies.map(army => <Answer key={army.id} text={army.name} onClick={() => send(army.id)} />)
            : null}
          <Answer text={wsheets.cards.done} main onClick={() => send()} />
        </>
      ) : null}
    </Ask>
  );
}
