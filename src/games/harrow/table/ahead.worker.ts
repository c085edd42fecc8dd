import { aheadOf } from '../rules/solo/ahead';
import type { SoloGame } from '../rules/solo/model';

/** SO-21, off the page: the newest question is the only one. */
addEventListener('message', (message: MessageEvent<SoloGame>) => {
  postMessage(aheadOf(message.data));
});
