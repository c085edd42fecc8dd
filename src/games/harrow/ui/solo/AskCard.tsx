import { useState } from 'preact/hooks';
import { hexOfNumber } from '../../rules/map';
import { type Faction, factions, type SideCube } from '../../rules/sides';
import { goalSites } from '../../rules/solo/cards';
import type { TurnedCard } from '../../rules/solo/commands';
import type { SoloQuestion } from '../../rules/solo/question';
import type { SoloTable } from '../../table/solo';
import { ui } from '../../words/ui';
import { AskNumbers } from './AskNumbers';
import { CardSheet } from './CardSheet';
import { cardOfNumbers, keepCard } from './cardNumbers';

type Ask<K extends SoloQuestion['ask']> = Extract<SoloQuestion, { ask: K }>;
const w = ui.ask;

/** SO-4, SO-6, SO-9: which pile; for a faction's turn the side is chosen with it, before the look. */
export function AskPile({ table, asked }: { table: SoloTable; asked: Ask<'pile'> }) {
  const game = table.state.value;
  const [pile, setPile] = useState<SideCube | undefined>(undefined);
  const [side, setSide] = useState<Faction | undefined>(undefined);
  const [tapped, setTapped] = useState<readonly number[]>([]);
  const fromTable = game.cards.from === 'table';
  const forSide = asked.what === 'side';
  // SO-4, SO-9: a card for a goal or a Haint is turned for its numbers alone.
  const forNumbers = fromTable && !forSide && asked.what !== 'instead';
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
  const letGo = () => {
    setPile(undefined);
    setSide(undefined);
    setTapped([]);
  };
  const turn = (of: SideCube, who: Faction | undefined, card?: TurnedCard, at?: string) => {
    const turned = {
      do: 'turn',
      pile: of,
      ...(who ? { side: who } : {}),
      ...(card ? { card } : {}),
    } as const;
    const placed = at === undefined || asked.what === 'haint' ? [] : [{ do: 'goal', at } as const];
    if (!table.send(turned, ...placed)) return;
    letGo();
    if (card) keepCard(game.box, of, card);
  };
  const pick = (of: SideCube) => {
    if (forSide || fromTable) setPile(of);
    else turn(of, undefined);
  };
  const byNumbers = (of: SideCube, first: number, second: number) => {
    const ids = [cardOfNumbers(of, first, second), cardOfNumbers(of, second, first)];
    const id = ids.find(one => game.cards.faces[one] && !game.cards.seen.includes(one));
    const at = hexOfNumber(game.map, of, first);
    const goal = asked.what === 'townsfolk' || asked.what === 'building' ? asked.what : undefined;
    if (id !== undefined && at !== undefined && hexOfNumber(game.map, of, second)) {
      const legal = goal !== undefined && goalSites(game, goal, id).includes(at);
      turn(of, undefined, { id }, legal ? at : undefined);
      return;
    }
    setTapped([first, second]);
    setPile(of);
  };
  const entering = fromTable && pile !== undefined && (!forSide || side !== undefined);
  return (
    <>
      <p class="hc-question">{text}</p>
      {forNumbers ? (
        <>
          <AskNumbers game={game} piles={asked.piles} onNumbers={byNumbers} />
          {asked.piles.includes('blue') && !game.cards.seen.includes('blue-special') ? (
            <button type="button" class="btn quiet" onClick={() => setPile('blue')}>
              {w.specialTurned}
            </button>
          ) : null}
        </>
      ) : (
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
      )}
      {entering && pile ? (
        <CardSheet
          game={game}
          pile={pile}
          tapped={tapped}
          onCard={card => turn(pile, side, card)}
          onClose={letGo}
        />
      ) : null}
    </>
  );
}
