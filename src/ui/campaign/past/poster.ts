import { deedsOf, scoreOf } from '../../../campaign/facts/look-back';
import { activeOf, type Campaign } from '../../../campaign/model/state';
import type { Drawn, RoadMark } from '../../oathsworn/report/picture';
import { words } from '../../words/campaign';

const w = words.past.poster;

/** The whole campaign on one sheet, at its end or so far. */
export function posterOf(state: Campaign): Drawn {
  const score = scoreOf(state);
  const four = activeOf(state);
  const dead = Object.values(state.people).filter(one => one.fate === 'dead');
  const over = state.course.phase === 'over';
  return {
    title: state.name,
    classes: four.map(one => one.class),
    road: state.chapters.map(roadMark),
    lines: [
      over
        ? state.ending === 'fallen'
          ? words.course.fallen
          : words.course.complete
        : w.soFar(state.chapter),
      w.chapters(score.chapters, score.won, score.replays),
      w.ticks(score.ticks),
      ...(score.minutes > 0 ? [w.time(score.minutes)] : []),
      ...deedsOf(state).map(one =>
        w.who(
          one.who.name,
          one.who.level,
          one.dealt,
          one.best,
          one.lost,
          one.fallen > 0 ? words.past.fell(one.fallen) : '',
        ),
      ),
      ...(dead.length > 0 ? [w.dead(dead.map(one => one.name).join(', '))] : []),
      w.foot,
    ],
  };
}

function roadMark({ fights, boxes }: Campaign['chapters'][number]): RoadMark {
  const last = fights.at(-1);
  if (last) return last.outcome === 'won' ? 'won' : 'lost';
  return boxes.encounter ? 'paper' : 'ahead';
}
