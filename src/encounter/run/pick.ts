import type { Said } from '../../basics/said';
import type { Answer } from '../model/command';
import type { About, Option, PickTopic, Question } from '../model/question';
import type { Id } from '../model/state';
import { say } from '../says/asks';

/** The picked ids, if they answer this question; null when they do not. */
export function picked(question: Question | null, answer: Answer): readonly Id[] | null {
  if (question?.ask !== 'pick' || answer.answer !== 'pick') return null;
  const ids = [...new Set(answer.ids)];
  if (ids.length !== answer.ids.length || ids.length < question.min || ids.length > question.max) return null;
  return ids.every(id => question.options.some(option => option.id === id)) ? ids : null;
}

export const yesNo: readonly Option[] = [
  { id: 'yes', label: say('ask.yes') },
  { id: 'no', label: say('ask.no') },
];

export const pick = (
  topic: PickTopic,
  sentence: Said,
  who: Id | null,
  options: readonly Option[],
  [min, max]: readonly [number, number] = [1, 1],
  about: About = {},
): Extract<Question, { ask: 'pick' }> => ({
  ask: 'pick',
  topic,
  sentence,
  who,
  options,
  min: Math.min(min, options.length),
  max: Math.min(max, options.length),
  about,
  takes: ['pick'],
});
