import { attracting } from '../../rules/fight/company';
import type { Fighter } from '../../rules/fight/model';
import type { BattleTable } from '../../table/battles';
import { attractWords as w } from '../../words/attract';
import { chanceText } from '../../words/chance';

/** AT-4: two dice show so many. */
const mostHearts = 2;

interface Props {
  readonly table: BattleTable;
  readonly by: Fighter;
  /** Whom alone, where somebody has been tapped. */
  readonly on: string | undefined;
  readonly onDone: () => void;
}

/** AT-1 to AT-4: whom it could attract, what bond that would be and how likely; the app's dice, or the hearts of the table's. */
export function Attract({ table, by, on, onDone }: Props) {
  const battle = table.state.value;
  const foreseen = battle.foresight && battle.oursForeseen !== false;
  const found = battle.cards.flatMap(card => {
    const { bond, hearts, odds } = attracting(battle, by, card);
    if (card.id === by.id || (on !== undefined && card.id !== on) || bond === null || hearts === null)
      return [];
    return [{ id: card.id, name: card.name, bond, hearts, odds }];
  });
  if (found.length === 0) return <p class="soft">{w.nobody}</p>;
  const send = (id: string, hearts?: number): void => {
    if (table.send({ do: 'attract', by: by.id, on: id, ...(hearts !== undefined && { hearts }) })) onDone();
  };
  return (
    <>
      {found.map(({ id, name, bond, hearts, odds }) => (
        <div key={id} class="ko-answers">
          <span>{w.would(name, bond, hearts, foreseen ? chanceText(odds) : '')}</span>
          {battle.dice === 'app' ? (
            <button type="button" class="btn main" onClick={() => send(id)}>
              {w.roll(name)}
            </button>
          ) : (
            Array.from({ length: mostHearts + 1 }, (_, shown) => (
              <button
                key={shown}
                type="button"
                class="btn"
                aria-label={w.shown(name, shown)}
                onClick={() => send(id, shown)}
              >
                {w.hearts(shown)}
              </button>
            ))
          )}
        </div>
      ))}
    </>
  );
}
