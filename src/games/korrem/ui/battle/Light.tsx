import { healthLeft } from '../../rules/battle/card';
import type { Battle } from '../../rules/fight/model';
import { sheets } from '../../words/battle-sheets';

interface Props {
  readonly battle: Battle;
  readonly chosen: string | undefined;
  readonly next: string | undefined;
  readonly onCard: (id: string) => void;
}

/** Without positions: the armies below each other, each card as a button. */
export function Light({ battle, chosen, next, onCard }: Props) {
  const aimed = battle.doing?.turn.target;
  return (
    <div class="ko-light">
      {battle.armies.map(({ id, name, npc }) => (
        <section key={id} aria-label={name}>
          <h2>{name}</h2>
          <div class="ko-light-row">
            {battle.cards
              .filter(({ side }) => side === id)
              .map(card => (
                <button
                  key={card.id}
                  type="button"
                  data-card={card.id}
                  class={[
                    'btn ko-light-card',
                    npc ? 'ko-light-npc' : '',
                    card.id === next ? 'ko-light-next' : '',
                    card.id === aimed ? 'ko-light-aimed' : '',
                  ]
                    .filter(Boolean)
                    .join(' ')}
                  aria-pressed={card.id === chosen}
                  onClick={() => onCard(card.id)}
                >
                  <b>{card.name}</b>
                  <span>
                    {healthLeft(card)}/{card.health}
                  </span>
                  <small class="soft">
                    {[
                      `${card.attack} · ${card.defense} · ${card.speed}`,
                      ...card.states.map(one => sheets.sheet.of[one]),
                    ].join(' ')}
                  </small>
                </button>
              ))}
          </div>
        </section>
      ))}
    </div>
  );
}
