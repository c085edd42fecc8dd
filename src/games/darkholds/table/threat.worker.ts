import { type ThreatAsked, threatsTo } from '../rules/play/ahead';

/** FO-2, off the page: the newest question is the only one. */
addEventListener('message', ({ data }: MessageEvent<ThreatAsked>) => {
  postMessage(threatsTo(data.play, data.id));
});
