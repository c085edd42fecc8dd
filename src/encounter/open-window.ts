import { namesOf } from './find';
import { push, type Run } from './run';
import type { Id } from './things';
import { opens } from './windows';

const words = {
  whenHit: (names: string) => `${names}: hit. An interrupt?`,
  whenMoved: (names: string) => `${names}: moved. An interrupt?`,
  onHit: (names: string) => `${names}: hit. An interrupt of the attacker?`,
};

/** Puts a window of the rules on top, if it opens at all: when somebody has been hit or moved, when an attack hit. */
export function openWindow(
  run: Run,
  window: keyof typeof words,
  targets: readonly Id[],
  actor: Id | null,
): void {
  if (targets.length === 0 || !opens(run.state, window)) return;
  push(run, {
    frame: 'hands',
    text: words[window](namesOf(run.state, targets)),
    who: actor,
    window,
    about: { targets, ...(actor === null ? {} : { actor }) },
  });
}
