import type { Id, State } from '../model/state';

/**
 * FT-4: the enemies that a friend has broken with its attack or card. The rest of that attack or card does nothing to
 * them.
 */
export const brokenBy = (state: State, who: Id): readonly Id[] =>
  state.frames.flatMap(frame => {
    if (frame.frame === 'strike' && frame.by === who) return frame.lost ?? [];
    if (frame.frame !== 'play' || frame.who !== who) return [];
    return frame.cut ? state.enemies.map(one => one.id) : (frame.lost ?? []);
  });
