import { useState } from 'preact/hooks';
import { lazy } from '../../../../ui/parts/lazy';
import { type Faction, factions, type SideCube } from '../../rules/sides';
import type { TurnedCard } from '../../rules/solo/commands';
import type { SoloQuestion } from '../../rules/solo/question';
import type { SoloTable } from '../../table/solo';
import { ui } from '../../words/ui';
import { keepInBox } from '../parts/keepInBox';

const CardSheet = lazy(async () => (await import('./CardSheet')).CardSheet);

type Ask<K extends SoloQuestion['ask']> = Extract<SoloQuestion, { ask: K }>;
const w = ui.ask;

/** SO-4, SO-6, SO-9: which pile; for a faction's turn the side is chosen with it, before the look. */
export function AskPile({ table, asked }: { table: SoloTable; asked: Ask<'pile'> }) {
  const game = table.state.value;
  const [pile, setPile] = useState<SideCube | undefined>(undefined);
  const [side, setSide] = useState<Faction | undefined>(undefined);
  const fromTable = game.cards.from === 'table';
  const forSide = asked.what === 'side';
  const turn = (of: SideCube, who: Faction | undefined, card?: TurnedCard) =>
    table.send({ do: 'turn', pile: of, ...(who ? { side: who } : {}), ...(card ? { card } : {}) });
  const pick = (of: SideCube) => {
    if (forSide || fromTable) setPile(of);
    else turn(of, undefined);
  };
  const text = (() => {
    switch (asked.what) {
      case 'side':
        return w.pileSide;
      case 'haint':
        return w.pileHaint;
      case 'instead':
        return w.pileInstead(asked.side ?? '');
      default:
        return w.pileGoal(asked.what);
    }
  })();
  const entering = fromTable && pile !== undefined && (!forSide || side !== undefined);
  return (
    <>
      <p class="hc-question">{text}</p>
      <div class="hc-answers">
        {asked.piles.map(of => (
          <button
            key={of}
            type="button"
            class={`btn hc-pile hc-pile-${of}`}
            aria-pressed={forSide ? pile === of : undefined}
            onClick={() => pick(of)}
          >
            {w.pile(of, game.cards.piles[of].left)}
          </button>
        ))}
        {forSide
          ? factions.map(who => (
              <button
                key={who}
                type="button"
                class={`btn main hc-wake-${who}`}
                disabled={pile === undefined}
                onClick={() => {
                  if (!pile) return;
                  if (fromTable) setSide(who);
                  else turn(pile, who);
                }}
              >
                {w.wake(who)}
              </button>
            ))
          : null}
      </div>
      {entering && pile ? (
        <CardSheet
          game={game}
          pile={pile}
          onCard={card => {
            if (turn(pile, side, card) && card.face)
              keepInBox(game.box, { do: 'learn', id: card.id, face: card.face });
          }}
          onClose={() => {
            setPile(undefined);
            setSide(undefined);
          }}
        />
      ) : null}
    </>
  );
}

/** SO-6: the card lies open: it acts, or is thrown away once. */
export function AskLook({ table, asked }: { table: SoloTable; asked: Ask<'look'> }) {
  const game = table.state.value;
  const { face } = asked;
  return (
    <>
      <p class="hc-question">{w.look(asked.side, face?.name ?? asked.card)}</p>
      {face && !face.special ? (
        <ul class="bare hc-face">
          <li>{w.element(face.element)}</li>
          <li>{w.hexes(face.numbers.map(n => game.map.solo[face.color][n - 1] ?? `${n}`).join(', '))}</li>
          <li>{face.hester ? w.icon : w.noIcon}</li>
        </ul>
      ) : (
        <p class="soft">{w.special}</p>
      )}
      <div class="hc-answers">
        {face && !face.special ? (
          <button type="button" class="btn main big" onClick={() => table.send({ do: 'act' })}>
            {w.act}
          </button>
        ) : (
          game.clockwise.map(area => (
            <button
              key={area}
              type="button"
              class="btn main"
              onClick={() => table.send({ do: 'act', first: area })}
            >
              {w.first(area)}
            </button>
          ))
        )}
        {asked.mayThrow ? (
          <button type="button" class="btn" onClick={() => table.send({ do: 'throwAway' })}>
            {w.throwAway}
          </button>
        ) : null}
      </div>
    </>
  );
}
