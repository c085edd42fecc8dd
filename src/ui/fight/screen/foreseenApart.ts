import type { Fight } from '../../../table/fight/fight';
import { layout } from '../parts/layout';

/**
 * On a wide screen what the card would do stands beneath the company while the players have their turns; what has come
 * about is then told in the dock.
 */
export function foreseenApart({ view, question, foresight }: Fight): boolean {
  const { phase, step, settings, stage } = view.value;
  const turns = phase === 'oathsworn' && step === 'open' && question.value === null;
  const foreseen = foresight.value && settings.board === 'mirrored' && stage.face !== null;
  return turns && foreseen && layout().value === 'wide';
}
