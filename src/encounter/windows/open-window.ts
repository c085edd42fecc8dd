import { namesOf } from '../facts/select';
import type { Id } from '../model/entities';
import { push, type Run } from '../run/run';
import { say } from '../says/asks';
import { opens } from './windows';

const asked = {
  whenHit: 'ask.window-hit',
  whenMoved: 'ask.window-moved',
  onHit: 'ask.window-of-attacker',
} as const;

/** Puts a window of the rules on top, if it opens at all: when somebody has been hit or moved, when an attack hit. */
export function openWindow(
  run: Run,
  window: keyof typeof asked,
  targets: readonly Id[],
  actor: Id | null,
): void {
  if (targets.length === 0 || !opens(run.state, window)) return;
  push(run, {
    frame: 'hands',
    text: say(asked[window], { who: namesOf(run.state, targets) }),
    who: actor,
    window,
    about: { targets, ...(actor === null ? {} : { actor }) },
  });
}
