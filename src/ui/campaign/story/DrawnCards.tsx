import { useState } from 'preact/hooks';
import { type DrawnCard, FACES, leftIn } from '../../../campaign/kinds/story-decks';
import { COLORS, type Color, isBlank } from '../../../might/cards';
import { sizeOf } from '../../../might/remaining';
import { MightSign, mightColors } from '../../oathsworn/pieces/Might';
import { words as common } from '../../words';
import { words } from '../../words/campaign';
import { useCompany } from '../parts/context';

const w = words.story;

interface Props {
  /** Those of the pool come first; the others can be opened. */
  colors: readonly Color[];
  /** What else is written down with the draw: tokens spent. */
  onWrite: (cards: readonly DrawnCard[]) => boolean;
}

/** MT-10: the decks are not shuffled between the checks of a story, so what came up changes the next one's chances. */
export function DrawnCards({ colors, onWrite }: Props) {
  const company = useCompany();
  const { draws = [] } = company.state.value.course;
  const [cards, setCards] = useState<readonly DrawnCard[]>([]);
  const [all, setAll] = useState(false);
  const left = leftIn(draws);
  const shown = all ? COLORS : COLORS.filter(color => colors.includes(color));
  const name = ({ color, face }: DrawnCard) => `${common.might.colors[color]} ${w.face(face)}`;
  return (
    <details class="fold unfolds">
      <summary>{w.cameUp}</summary>
      <div class="stack">
        <p class="soft">{w.cameUpNote}</p>
        {mightColors
          .filter(color => shown.includes(color))
          .map(color => (
            <fieldset key={color} class="row" aria-label={common.might.colors[color]}>
              <span class="row deck-left">
                <MightSign color={color} />
                <span class="soft">{w.leftIn(sizeOf(left[color]), left[color].blanks)}</span>
              </span>
              {FACES.filter(one => one.color === color).map(one => (
                <button
                  key={one.face}
                  type="button"
                  class="btn square"
                  aria-label={w.drew(name(one))}
                  onClick={() => setCards([...cards, one])}
                >
                  {isBlank(one.face) ? '–' : one.face}
                </button>
              ))}
            </fieldset>
          ))}
        {cards.length > 0 ? (
          <fieldset class="choices" aria-label={w.onTable}>
            {cards.map((card, i) => (
              <button
                key={`${card.color}${card.face}${i.toString()}`}
                type="button"
                class="btn"
                aria-label={w.notDrawn(name(card))}
                onClick={() => setCards(cards.filter((_, at) => at !== i))}
              >
                <MightSign color={card.color} />
                {isBlank(card.face) ? '–' : card.face}
              </button>
            ))}
          </fieldset>
        ) : null}
        <div class="row">
          <button
            type="button"
            class="btn main"
            disabled={cards.length === 0}
            onClick={() => {
              if (onWrite(cards)) setCards([]);
            }}
          >
            {w.writeDraw}
          </button>
          {all ? null : (
            <button type="button" class="btn quiet" onClick={() => setAll(true)}>
              {w.allColors}
            </button>
          )}
          <button
            type="button"
            class="btn quiet"
            disabled={draws.length === 0}
            onClick={() => company.send({ do: 'drew', cards: [] })}
          >
            {w.shuffled}
          </button>
        </div>
      </div>
    </details>
  );
}
