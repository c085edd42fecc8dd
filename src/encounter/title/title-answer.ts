import type { Said } from '../../basics/said';
import { nameOf } from '../facts/select';
import type { Answer } from '../model/command';
import type { Question } from '../model/question';
import type { Id, State } from '../model/state';
import { say } from '../says/titles';
import { questionOf } from '../stack/dispatch';

/** The title of an answer that has no outcome worth telling. */
export function answered(before: State, answer: Answer): Said {
  const question = questionOf(before);
  const asked = question?.sentence ?? '';
  switch (answer.answer) {
    case 'pick':
      return say('title.picked', { asked, chosen: chosen(question, answer.ids) });
    case 'place': {
      const who = question?.ask === 'place' ? nameOf(before, question.who) : null;
      return answer.at === null ? say('title.stays', { who }) : say('title.stands', { who, at: answer.at });
    }
    case 'defend': {
      const plus = answer.with.filter(one => one.card !== undefined || (one.plus ?? 0) > 0);
      if (plus.length === 0) return say('title.no-defense');
      return say('title.defense', { who: plus.map(one => nameOf(before, one.who)) });
    }
    case 'tokens': {
      if (answer.said !== undefined) return say('title.damage', { damage: answer.said });
      const spent = answer.spend.filter(one => one.count > 0);
      if (spent.length === 0) return say('title.no-tokens');
      return say('title.tokens', { spent: spent.map(one => [nameOf(before, one.who), one.count]) });
    }
    case 'total':
      return answer.damage === null ? say('title.missed') : say('title.damage', { damage: answer.damage });
    case 'might':
      return answer.command.type === 'shows' ? shown(before, answer.command) : might(answer.command.type);
    case 'number':
      return say('title.number', { asked, number: answer.number });
    case 'strikes':
      return say('title.strikes', {
        by: answer.attackers.map(id => nameOf(before, id)),
        targets: answer.targets.map(id => nameOf(before, id)),
      });
    case 'card':
    case 'compose':
    case 'aloud':
      return say('title.card-told');
    case 'go':
      return question?.ask === 'go' && question.topic === 'window'
        ? say('title.no-interrupt')
        : say('title.done', { what: asked });
  }
}

function chosen(question: Question | null, ids: readonly Id[]): readonly Said[] {
  const options = question?.ask === 'pick' ? question.options : [];
  return ids.map(id => options.find(one => one.id === id)?.label ?? id);
}

type MightCommand = Extract<Answer, { answer: 'might' }>['command'];

/** What lay there, and what it is on the table. */
function shown({ frames }: State, { piece, face }: Extract<MightCommand, { type: 'shows' }>): Said {
  const under = frames.at(-1);
  const flow = under?.frame === 'blow' || under?.frame === 'strike' ? under.flow : null;
  const lay = flow?.pieces.find(one => one.id === piece);
  return lay ? say('title.shows', { color: lay.color, lay: lay.face, face }) : say('title.adjust');
}

function might(type: MightCommand['type']): Said {
  switch (type) {
    case 'critical':
    case 'criticals':
      return say('title.criticals');
    case 'decline':
      return say('title.no-criticals');
    case 'redraw':
      return say('title.redraw');
    case 'adjust':
      return say('title.adjust');
    case 'determination':
      return say('title.determination');
    case 'tap':
      return say('title.tapped');
    default:
      return say('title.draw-goes-on');
  }
}
