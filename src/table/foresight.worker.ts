import { heroes } from '../encounter/find';
import type { Id, State } from '../encounter/state';
import { forecast } from '../foresight/forecast';
import { type ThreatMap, threatMap } from '../foresight/threat';
import type { Foreseen, ToWorker } from './foreseen';

let asked: Extract<ToWorker, { ask: 'foresee' }> | undefined;
let inHand: Id | undefined;
let working = false;

/** Lets what has come meanwhile be heard. */
const breath = (): Promise<void> =>
  new Promise(heard => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => heard();
    channel.port2.postMessage(null);
  });

const answer = (foreseen: Foreseen): void => postMessage(foreseen);

/** What stands on the screen all the time comes first, then the map of whoever is in hand, then those of the others. */
async function foresee(mark: number, state: State): Promise<void> {
  const seen = forecast(state);
  const first = { mark, forecast: typeof seen === 'string' ? null : seen };
  answer({ ...first, threat: null, more: true });
  const left = heroes(state)
    .filter(one => one.presence === 'standing')
    .map(one => one.id);
  let of: ThreatMap['of'] = {};
  while (left.length > 0) {
    await breath();
    if (asked) return;
    const [next] = left.splice(Math.max(0, left.indexOf(inHand ?? '')), 1);
    const map = threatMap(state, next === undefined ? [] : [next]);
    if (!map) break;
    of = { ...of, ...map.of };
    answer({ ...first, threat: { ...map, of }, more: left.length > 0 });
    if (left.length === 0) return;
  }
  // Nobody stands, or no map can be drawn.
  answer({ ...first, threat: null, more: false });
}

async function work(): Promise<void> {
  working = true;
  while (asked) {
    const { mark, state } = asked;
    asked = undefined;
    await foresee(mark, state);
  }
  working = false;
}

/** Off the page's thread: whatever it costs, no tap waits for it. */
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  inHand = data.inHand;
  if (data.ask === 'foresee') asked = data;
  if (working) return;
  // The page hears of a fault only if nothing catches it.
  work().catch(error =>
    setTimeout(() => {
      throw error;
    }),
  );
});
