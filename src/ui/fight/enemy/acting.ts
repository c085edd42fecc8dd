import type { FightView } from '../../../table/fight/view';

/** The enemy that acts just now; nothing while none does. */
export function actingIn({ frames }: FightView): string | undefined {
  for (const frame of frames.toReversed()) {
    if (frame.frame === 'blow') return frame.attackers[0];
    if ((frame.frame === 'steps' || frame.frame === 'target' || frame.frame === 'move') && frame.actor)
      return frame.actor;
  }
  return undefined;
}
