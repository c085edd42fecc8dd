import '../company/hand.css';
import { useRef } from 'preact/hooks';
import { words } from '../../words/fight';
import { useDesk, useFight } from '../parts/context';
import { brokenOnCard, courseOf } from './card-course';
import { StageCard } from './StageCard';
import { useLitStep } from './useLitStep';

const w = words.stage;

/** The card that is being played, otherwise the face-up one, as the app knows it; and how many lie there. */
export function StagePanel() {
  const fight = useFight();
  const view = fight.view.value;
  const { stage, encounter } = view;
  const { open } = useDesk();
  const { played } = view.underWay;
  const shown = played ? played.card : stage.face;
  const face = useRef<HTMLDivElement>(null);
  useLitStep(face, played?.begun, played?.card?.id);
  const name = shown ? shown.label : played || (stage.up && stage.paper) ? w.onTable : w.faceDown;
  const left = stage.left[1] + stage.left[2] + stage.left[3];
  return (
    <section class={played ? 'stage played' : 'stage'} aria-label={w.title}>
      <div class="stage-face" ref={face}>
        <StageCard
          stage={shown?.stage ?? stage.stage}
          name={name}
          steps={shown?.steps ?? []}
          actors={shown?.actors}
          text={shown ? (shown.text ?? w.unknown) : undefined}
          enemies={encounter.enemies}
          broken={brokenOnCard(view, shown)}
          note={played ? (played.reaction ? w.reactionNow : w.playedNow) : w.left(left)}
          {...(played && shown ? { course: courseOf(played, fight.leftOut.value) } : {})}
        />
        <button type="button" class="stretched" aria-label={w.open} onClick={() => open('stage')} />
      </div>
      {stage.up && stage.paper && !played && !view.outcome ? (
        <button type="button" class={shown ? 'btn quiet' : 'btn'} onClick={() => open('tell')}>
          {shown ? w.other : words.compose.early}
        </button>
      ) : null}
    </section>
  );
}
