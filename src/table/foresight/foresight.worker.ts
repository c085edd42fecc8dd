import { heroes } from '../../encounter/facts/select';
import type { Id, State } from '../../encounter/model/state';
import { forecast } from '../../foresight/forecast';
import { type ThreatMap, threatMap } from '../../foresight/threat';
import type { FromWorker, ToWorker } from './foreseen';

let state: Partial<State> = {};
let asked: number | undefined;
let inHand: Id | undefined;
let working = false;

/** The page tells everything the first time. */
const isWhole = (it: Partial<State>): it is State => it.encounter !== undefined;

/** Lets messages that came meanwhile be handled. */
const yieldToMessages = (): Promise<void> =>
  new Promise(heard => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => heard();
    channel.port2.postMessage(null);
  });

const tell = (what: FromWorker): void => postMessage(what);

/** What stands on the screen all the time comes first, then the map of whoever is in hand, then those of all. */
async function foresee(mark: number, now: State): Promise<void> {
  const seen = forecast(now);
  tell({ tells: 'forecast', mark, forecast: typeof seen === 'string' ? null : seen });
  const left = heroes(now)
    .filter(one => one.presence === 'standing')
    .map(one => one.id);
  let of: ThreatMap['of'] = {};
  let threat: ThreatMap | null = null;
  while (left.length > 0) {
    await yieldToMessages();
    if (asked !== undefined) return;
    const next = left.splice(Math.max(0, left.indexOf(inHand ?? '')), 1);
    const map = threatMap(now, next);
    if (!map) break;
    const first = threat === null;
    of = { ...of, ...map.of };
    threat = { ...map, of };
    if (first && left.length > 0) tell({ tells: 'threat', mark, threat, whole: false });
  }
  tell({ tells: 'threat', mark, threat, whole: true });
}

async function work(): Promise<void> {
  working = true;
  while (asked !== undefined) {
    const mark = asked;
    asked = undefined;
    if (isWhole(state)) await foresee(mark, state);
  }
  working = false;
}

/** Off the page's thread: whatever it costs, no tap waits for it. */
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  inHand = data.inHand;
  if (data.ask === 'foresee') {
    state = { ...state, ...data.changed };
    asked = data.mark;
  }
  if (working) return;
  // The page hears of a fault only if nothing catches it.
  work().catch(error =>
    setTimeout(() => {
      throw error;
    }),
  );
});
