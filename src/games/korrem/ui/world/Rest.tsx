import './rest.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { TimeLeft, timerView } from '../../../../ui/parts/timer/TimeLeft';
import { useSecond } from '../../../../ui/parts/timer/useSecond';
import { blueGlass, redGlassOf } from '../../rules/play/glasses';
import { activeFlags } from '../../rules/play/log/facts';
import { nationOf } from '../../rules/play/model';
import { pointsIn } from '../../rules/play/turn/run';
import type { WorldTable } from '../../table/worlds';
import { ui } from '../../words/ui';
import { wui } from '../../words/world-ui';
import { seatShapes } from './map/marks';

/** The two halves of a glass of 100 by 160, and how high the sand stands in a full one. */
const upper = 'M8 4H92C92 42 53 60 52 80H48C47 60 8 42 8 4Z';
const lower = 'M8 156H92C92 118 53 100 52 80H48C47 100 8 118 8 156Z';
const [neck, depth] = [76, 72] as const;

/** At rest nothing but sand moves: the glasses as large as can be, their time for both sides of the table. */
export function Rest({ table, onClose }: { table: WorldTable; onClose: () => void }) {
  const world = table.state.value;
  const { nations, battles, settings } = world;
  const clocks = table.glasses.clocks.value;
  const [, setTick] = useState(0);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    back.current?.focus();
    const tick = setInterval(() => setTick(n => n + 1), 250);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    window.addEventListener('keydown', onKey);
    return () => {
      clearInterval(tick);
      window.removeEventListener('keydown', onKey);
    };
  }, []);
  // The numbers change when a second does, the sand sinks in between.
  useSecond(...Object.values(clocks));
  const now = Date.now();
  const glasses = [
    ...battles.map(({ id, name }) => ({ glass: redGlassOf(id), name, red: true })),
    { glass: blueGlass, name: wui.blue, red: false },
  ].flatMap(({ glass, ...one }) => {
    const timer = clocks[glass];
    return timer && (timer.started || !one.red) ? [{ ...one, timer }] : [];
  });
  return (
    <div class="ko-at-rest" role="dialog" aria-modal="true" aria-label={ui.glass.rest}>
      <button ref={back} type="button" class="ko-at-rest-back" aria-label={wui.restBack} onClick={onClose} />
      <div class="ko-at-rest-shown">
        <span class="ko-at-rest-glasses">
          {glasses.map(({ name, red, timer }, i) => {
            const view = timerView(timer, now);
            const share = timer.length > 0 ? view.left / timer.length : 0;
            const state = [red ? 'ko-sand-red' : 'ko-sand-blue', view.isOut ? 'ko-sand-out' : ''].join(' ');
            return (
              <span key={i} class={`ko-sand ${state}`}>
                <span class="ko-sand-time ko-sand-far" aria-hidden="true">
                  {view.isOut ? ui.glass.out : view.text}
                </span>
                <svg viewBox="0 0 100 160" aria-hidden="true">
                  <clipPath id={`ko-up-${i}`}>
                    <rect x="0" y={neck - depth * share} width="100" height={depth * share} />
                  </clipPath>
                  <clipPath id={`ko-down-${i}`}>
                    <rect x="0" y={156 - depth * (1 - share)} width="100" height={depth * (1 - share)} />
                  </clipPath>
                  <path class="ko-sand-grain" d={upper} clip-path={`url(#ko-up-${i})`} />
                  <path class="ko-sand-grain" d={lower} clip-path={`url(#ko-down-${i})`} />
                  <path class="ko-sand-glass" d={`${upper}${lower}`} />
                  <path class="ko-sand-wood" d="M2 1H98M2 159H98" />
                </svg>
                <TimeLeft class="ko-sand-time" timer={view} out={ui.glass.out} />
                <span class="ko-sand-name">{name}</span>
              </span>
            );
          })}
        </span>
        <span class="ko-at-rest-points">
          {nations.map(({ id, name }, seat) => {
            const points = pointsIn(world, id);
            return (
              <span key={id} class="ko-at-rest-line">
                <svg class={`ko-seat ko-seat-${seat}`} viewBox="0 0 24 24" aria-hidden="true">
                  <path d={seatShapes[seat] ?? seatShapes[0]} />
                </svg>
                <b>{name}</b>
                <progress max={settings.target} value={Math.min(points, settings.target)} />
                <b>{points}</b>
              </span>
            );
          })}
          <span class="soft">
            {[
              world.turn > 0 ? `${wui.observer}: ${nationOf(world, world.observer)?.name ?? ''}` : '',
              settings.map ? wui.flags(activeFlags(world)) : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      </div>
    </div>
  );
}
