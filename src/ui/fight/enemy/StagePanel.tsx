import '../company/hand.css';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../../words/fight';
import { useDesk, useFight } from '../parts/context';
import { brokenOnCard, courseOf } from './card-course';
import { StageCard } from './StageCard';

/** Scrolls the rows of a card that is longer than its place until the step under way is in sight, whole if it can be. */
function bringIntoSight(rows: Element): void {
  const lit = rows.querySelector(':scope > .card-row.now');
  if (!lit) {
    rows.scrollTop = 0;
    return;
  }
  const [place, step] = [rows.getBoundingClientRect(), lit.getBoundingClientRect()];
  const top = step.top - place.top + rows.scrollTop;
  rows.scrollTop = Math.min(top, Math.max(0, top + step.height - rows.clientHeight));
}

/** The step under way stays in sight as the card goes on, and where letters or screen become others. */
function useLitStep(
  face: RefObject<HTMLElement | null>,
  begun: number | undefined,
  card: string | undefined,
): void {
  useLayoutEffect(() => {
    const rows = face.current?.querySelector('.card-rows');
    if (!rows) return;
    let frame = 0;
    // In the next frame: a layout within the callback may change sizes again, which browsers report as an error.
    const watch = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => bringIntoSight(rows));
    });
    for (const one of [rows, ...rows.children]) watch.observe(one);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [begun, card]);
}

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
