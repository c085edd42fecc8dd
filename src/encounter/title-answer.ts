import { questionOf } from './advance';
import type { Answer } from './command';
import { nameOf } from './find';
import type { Question } from './question';
import type { Id, State } from './state';

/** What an answer said, for the marks of taps from which nothing else came that is worth telling. */
export function answered(before: State, answer: Answer): string {
  const question = questionOf(before);
  const asked = question?.sentence ?? '';
  switch (answer.answer) {
    case 'pick':
      return `${asked} ${chosen(question, answer.ids)}.`.trim();
    case 'place': {
      const who = question?.ask === 'place' ? nameOf(before, question.who) : 'Somebody';
      return answer.at === null ? `${who} stays.` : `${who} stands at ${answer.at}.`;
    }
    case 'defend': {
      const plus = answer.with.filter(one => one.card !== undefined || (one.plus ?? 0) > 0);
      const names = plus.map(one => nameOf(before, one.who)).join(', ');
      return names === '' ? 'Nobody defends.' : `${names}: a card for defense.`;
    }
    case 'tokens': {
      const spent = answer.spend.filter(one => one.count > 0);
      const names = spent.map(one => `${nameOf(before, one.who)} ${one.count}`).join(', ');
      return names === '' ? 'No Defense tokens.' : `Defense tokens: ${names}.`;
    }
    case 'total':
      return answer.damage === null ? 'A miss, by the table.' : `${answer.damage} damage, by the table.`;
    case 'might':
      return might(answer.command.type);
    case 'number':
      return `${asked} ${answer.number}.`.trim();
    case 'card':
    case 'compose':
    case 'aloud':
      return 'A stage card is told.';
    case 'go':
      return question?.ask === 'go' && question.topic === 'window' ? 'No interrupt.' : `Done: ${asked}`;
  }
}

function chosen(question: Question | null, ids: readonly Id[]): string {
  const options = question?.ask === 'pick' ? question.options : [];
  const labels = ids.map(id => options.find(one => one.id === id)?.label ?? id);
  return labels.length > 0 ? labels.join(', ') : 'Nobody';
}

function might(type: Extract<Answer, { answer: 'might' }>['command']['type']): string {
  switch (type) {
    case 'critical':
    case 'criticals':
      return 'Criticals bring more cards.';
    case 'decline':
      return 'Criticals bring no more cards.';
    case 'redraw':
      return 'A card is drawn again.';
    case 'adjust':
      return 'The draw is put right.';
    case 'determination':
      return 'A token for the miss.';
    case 'tap':
      return 'Cards are tapped in.';
    default:
      return 'The draw goes on.';
  }
}
