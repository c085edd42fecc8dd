import { say } from '../../../../ui/words/say';
import type { BoxCommand } from '../../rules/box/model';

/** What a game is told of a card goes into the group's own box too, which is opened only then. */
export function keepInBox(box: string | undefined, command: BoxCommand): void {
  if (box === undefined) return;
  import('../../table/box').then(({ tellBox }) => tellBox(box, command, say)).catch(console.error);
}
