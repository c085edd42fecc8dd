import { type ThreatAsked, threatsTo } from '../rules/play/ahead';
import type { LevelData } from '../rules/play/model';

let last: LevelData | undefined;

/** A level that comes anew is the one before, as long as nothing is drawn otherwise. */
function sameLevel(level: LevelData): LevelData {
  if (!last || JSON.stringify(last) !== JSON.stringify(level)) last = level;
  return last;
}

let newest = 0;

/** FO-2, off the page: of several questions that wait, the newest alone is answered. */
addEventListener('message', ({ data }: MessageEvent<ThreatAsked>) => {
  newest = data.question;
  setTimeout(() => {
    if (data.question !== newest) return;
    const { id, play, question } = data;
    postMessage({ question, threats: threatsTo({ ...play, level: sameLevel(play.level) }, id) });
  });
});
