import { isOurs, type Play } from './model';

/** The steps of a first turn, told one at a time where the level has a guide. */
type GuideStep = 'move' | 'look' | 'begin' | 'next' | 'why' | 'come' | 'turn';

/** What the guide says next; nothing after the first turn. */
export function guideOf(play: Play, start: Play): GuideStep | undefined {
  if (play.turn > 1) return undefined;
  switch (play.phase) {
    case 'heroes': {
      const at = new Map(start.figures.map(one => [one.id, one.at]));
      const moved = play.figures.filter(one => isOurs(one) && at.get(one.id) !== one.at).length;
      if (moved === 0) return 'move';
      return Object.keys(play.noise).length === 0 ? 'look' : 'begin';
    }
    case 'enemies':
      if (play.done.length === 0) return 'next';
      return play.figures.some(one => !isOurs(one) && !play.done.includes(one.id)) ? 'why' : 'come';
    case 'reinforcement':
      return 'turn';
    case 'setup':
    case 'over':
      return undefined;
  }
}
