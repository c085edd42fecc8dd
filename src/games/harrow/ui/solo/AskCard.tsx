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
