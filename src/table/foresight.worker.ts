import type { State } from '../encounter/state';
import { forecast } from '../foresight/forecast';
import { threatMap } from '../foresight/threat';
import type { Foreseen } from './foreseen';

/** Off the page's thread: whatever it costs, no tap waits for it. */
addEventListener('message', (message: MessageEvent<{ readonly mark: number; readonly state: State }>) => {
  const { mark, state } = message.data;
  const seen = forecast(state);
  const foreseen: Foreseen = {
    mark,
    forecast: typeof seen === 'string' ? null : seen,
    threat: threatMap(state),
  };
  postMessage(foreseen);
});
