import { useState } from 'preact/hooks';
import { lazy } from '../../parts/frame/lazy';
import { Sheet } from '../../parts/frame/Sheet';
import { words } from '../../words/fight';
import { useDesk, useFight } from '../parts/context';
import { brokenOnCard, courseOf } from './card-course';
import { StageCard } from './StageCard';

const w = words.stage;
const TaughtSheet = lazy(async () => (await import('../../packs/cards/TaughtSheet')).TaughtSheet);

/** The card that counts now, whole; and the stage deck: what was discarded, and, for eyes that want to know, which card really lies face up. */
export function StageSheet({ onClose }: { onClose: () => void }) {
  const fight = useFight();
  const { open } = useDesk();
  const view = fight.view.value;
  const { stage, encounter } = view;
  const { played } = view.underWay;
  const shown = played ? played.card : stage.face;
  const tells = stage.up && stage.paper && !played && !view.outcome;
  const discarded = encounter.cards.filter(card => stage.discard.includes(card.id));
  const gone = new Set([...stage.discard, ...stage.kept, ...stage.drawn, stage.face?.id ?? '']);
  const others = encounter.cards.filter(card => card.stage === stage.stage && !gone.has(card.id));
  const known = encounter.cards.filter(card => card.taught).length;
  const [taught, setTaught] = useState(false);
  if (taught) return <TaughtSheet onClose={onClose} />;
  const say = (id: string) => {
    if (fight.send({ do: 'say', correction: { say: 'faceUp', card: id } })) onClose();
  };
  return (
    <Sheet title={w.title} onClose={onClose}>
      {shown ? (
        <section class="stack" aria-label={shown.label}>
          {played ? <p class="stage-played">{played.reaction ? w.reaction : w.played}</p> : null}
          <StageCard
            stage={shown.stage}
            name={shown.label}
            steps={shown.steps}
            actors={shown.actors}
            text={shown.text ?? w.unknown}
            enemies={encounter.enemies}
            broken={brokenOnCard(view, shown)}
            {...(played ? { course: courseOf(played, fight.leftOut.value) } : {})}
          />
        </section>
      ) : null}
      {known > 0 || tells ? (
        <div class="ask-answers">
          {known > 0 ? (
            <button type="button" class="btn big" onClick={() => setTaught(true)}>
              {w.taught(known)}
            </button>
          ) : null}
          {tells ? (
            <button type="button" class="btn main big" onClick={() => open('tell')}>
              {shown ? w.other : words.compose.early}
            </button>
          ) : null}
        </div>
      ) : null}
      <p>{w.leftOf(stage.left[1], stage.left[2], stage.left[3])}</p>
      {discarded.length > 0 ? (
        <p class="soft">{w.discarded(discarded.map(card => card.label).join(', '))}</p>
      ) : null}
      {stage.up && others.length > 0 ? (
        <details class="hero-more unfolds">
          <summary>{w.another}</summary>
          <p class="soft">{w.spoils}</p>
          <div class="choices">
            {others.map(card => (
              <button key={card.id} type="button" class="btn" onClick={() => say(card.id)}>
                {card.label}
              </button>
            ))}
          </div>
        </details>
      ) : null}
    </Sheet>
  );
}
