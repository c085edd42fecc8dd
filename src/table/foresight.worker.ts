import type { State } from '../encounter/state';
import { forecast } from '../foresight/forecast';
import { threatMap } from '../foresight/threat';
import type { Foreseen } from './foreseen';

/** Off the page's thread: whatever it costs, no tap waits for it. */
addEventListener('message', (message: MessageEvent<{ readonly mark: number; readonly state: State }>) => {
  const { mark, state } = message.data;
  const seen = forecast(state);
  const first: Foreseen = {
    mark,
    forecast: typeof seen === 'string' ? null : seen,
    threat: null,
    more: true,
  };
  // What stands on the screen all the time comes first; the map is looked at when somebody is chosen.
  postMessage(first);
  const whole: Foreseen = { ...first, threat: threatMap(state), more: false };
  postMessage(whole);
});
