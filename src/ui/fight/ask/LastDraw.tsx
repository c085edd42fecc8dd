import { useState } from 'preact/hooks';
import type { Question } from '../../../encounter/model/question';
import { isCritical, worth } from '../../../might/cards';
import type { Piece } from '../../../might/pieces';
import type { Drawn } from '../../../table/fight/happened';
import { MightCard } from '../../oathsworn/pieces/Might';
import { Terms } from '../../oathsworn/rules/Terms';
import { Sheet } from '../../parts/frame/Sheet';
import { words } from '../../words/fight';
import { say } from '../../words/say';
import { useFight } from '../parts/context';
import { FacePad } from '../parts/FacePad';
import { nameIn } from '../parts/nameIn';
import { DamageOf, HowMuch } from './HowMuch';

const w = words.last;

/** What the last tap brought: the cards as they lay, the sum, and what it came to. */
export function LastDraw() {
  const fight = useFight();
  const view = fight.view.value;
  const { drawn, notes, changed } = fight.happened.value;
  if (!drawn && notes.length === 0) return null;
  return (
    <section class="last panel" aria-label={w.title} aria-live="polite">
      {drawn ? <Shown drawn={drawn} /> : null}
      {drawn?.hits.map(hit => (
        <HowMuch key={hit.target} drawn={drawn} hit={hit} />
      ))}
      {changed
        .filter(change => change.die !== null)
        // That it is removed stands among the notes.
        .filter(change => view.enemies.some(one => one.id === change.who && one.present))
        .map(change => {
          const enemy = view.enemies.find(one => one.id === change.who);
          const kind = view.encounter.enemies.find(one => one.id === enemy?.kind);
          const die = enemy?.dice.find(one => one.id === change.die);
          const slot = kind?.slots?.find(one => one.id === die?.slot)?.name;
          return (
            <p key={`${change.who}${change.die}`} class="soft">
              {nameIn(view, change.who)}
              {slot ? `, ${slot}` : ''}: {change.hp > 0 ? w.left(change.hp) : w.gone}
            </p>
          );
        })}
      {notes.map(say).map((note, i) => (
        <p key={`${i}${note}`} class="soft">
          <Terms text={note} />
        </p>
      ))}
    </section>
  );
}

/** Whoever fell by the last tap, above what is asked next where that leaves no sight of what came of it. */
export function WhoFell() {
  const { falls } = useFight().happened.value;
  if (falls.length === 0) return null;
  return (
    <p class="fell">
      <Terms text={falls.map(say).join(' ')} />
    </p>
  );
}

/** The questions too large for what is told beside the board; the others leave it where it is, or show the draw themselves. */
const hiding: readonly Question['ask'][] = ['defend', 'card', 'compose', 'pool', 'tap'];

/** The draw before, in a line above a question that came at once and hides what is told beside the board. */
export function BeforeThis({ asked }: { asked: Question['ask'] }) {
  const { drawn, notes, falls } = useFight().happened.value;
  if (!drawn || !(drawn.outcome ?? drawn.hits[0]) || !hiding.includes(asked)) return null;
  return (
    <div class="before-this row">
      <Laid drawn={drawn} />
      {drawn.hits.map(hit => (
        <HowMuch key={hit.target} drawn={drawn} hit={hit} />
      ))}
      <p class="soft">
        <Terms
          text={notes
            .filter(note => !falls.includes(note))
            .map(say)
            .join(' ')}
        />
      </p>
    </div>
  );
}

/** The cards of the last tap: where the table shows something else, a tap says what. */
function Shown({ drawn }: { drawn: Drawn }) {
  const fight = useFight();
  const [shows, setShows] = useState<Piece | undefined>(undefined);
  return (
    <>
      <Laid drawn={drawn} {...(fight.mayShow.value ? { onTap: setShows } : {})} />
      {shows ? (
        <Sheet title={words.ask.cardShows} onClose={() => setShows(undefined)}>
          <FacePad
            color={shows.color}
            onPick={face => {
              fight.shows(shows.id, face);
              setShows(undefined);
            }}
          />
        </Sheet>
      ) : null}
    </>
  );
}

function Laid({ drawn, onTap }: { drawn: Drawn; onTap?: (piece: Piece) => void }) {
  if (drawn.pieces.length === 0) return null;
  const { outcome } = drawn;
  return (
    <div class="draw small">
      {drawn.pieces.map(piece => (
        <MightCard
          key={piece.id}
          face={{ color: piece.color, value: worth(piece.face), crit: isCritical(piece.face) }}
          die={piece.from === 'die'}
          extra={piece.part === 'extra'}
          ignored={outcome?.ignored.includes(piece.id) ?? false}
          {...(onTap ? { onTap: () => onTap(piece), tapLabel: words.ask.cardShows } : {})}
        />
      ))}
      {outcome ? <DamageOf drawn={drawn} outcome={outcome} /> : null}
    </div>
  );
}
