import { type DangerAsked, dangerAhead } from '../rules/npc/ahead';

/** OD-3, off the page: the newest question is the only one. */
addEventListener('message', (message: MessageEvent<DangerAsked>) => {
  postMessage(dangerAhead(message.data));
});
