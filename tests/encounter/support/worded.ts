import type { Said } from '../../../src/basics/said';
import type { Event } from '../../../src/encounter/model/event';
import type { Question } from '../../../src/encounter/model/question';
import { say } from '../../support/words';

/** A sentence that the catalogue does not know, or into which something went that is no word; null when it is well. */
export function unworded(said: Said): string | null {
  const text = say(said);
  const faulty = text === '' || /undefined|\bnull\b|NaN|\[object|function|=>/.test(text);
  // Nobody but the catalogue's own keys is called like this.
  const key = /(^|\s)[a-z]+\.[a-z]+(-[a-z]+)*(\s|$)/.test(text);
  return faulty || key ? `${text} (${JSON.stringify(said)})` : null;
}

/** All that a question shows. */
export const shownBy = (question: Question): readonly Said[] => [
  question.sentence,
  ...('options' in question
    ? question.options.flatMap(one => [one.label, ...(one.against === undefined ? [] : [one.against])])
    : []),
  ...('about' in question && question.about.text !== undefined ? [question.about.text] : []),
];

export const toldBy = (event: Event): readonly Said[] =>
  event.type === 'note' || event.type === 'task'
    ? [event.text]
    : event.type === 'lasting'
      ? [event.lasting.text]
      : [];
