import type { Id, State } from '../model/state';

/** FT-4: enemies whom nothing more reaches of what this one of the company is doing, for it has broken them. */
export const brokenBy = (state: State, who: Id): readonly Id[] =>
  state.frames.flatMap(frame => {
    if (frame.frame === 'strike' && frame.by === who) return frame.lost ?? [];
    if (frame.frame !== 'play' || frame.who !== who) return [];
    return frame.cut ? state.enemies.map(one => one.id) : (frame.lost ?? []);
  });
