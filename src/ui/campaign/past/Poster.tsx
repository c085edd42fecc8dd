import { useEffect, useMemo, useRef } from 'preact/hooks';
import { asText, drawOn } from '../../oathsworn/report/picture';
import { ShareReport } from '../../oathsworn/report/ShareReport';
import { words } from '../../words/campaign';
import { useCompany } from '../parts/context';
import { posterOf } from './poster';

/** The campaign's poster, hung up at its end; until then it can be handed out as it stands. */
export function Poster() {
  const state = useCompany().state.value;
  return (
    <>
      {state.course.phase === 'over' ? <Hung /> : null}
      <ShareReport words={words.past.poster} file="campaign" make={() => posterOf(state)} />
    </>
  );
}

function Hung() {
  const state = useCompany().state.value;
  const drawn = useMemo(() => posterOf(state), [state]);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    // Where the browser draws no picture, the poster is text.
    if (canvas.current) drawOn(canvas.current, drawn).catch(() => undefined);
  }, [drawn]);
  return <canvas ref={canvas} class="poster" role="img" aria-label={asText(drawn)} />;
}
