import type { Question } from '../../../encounter/model/question';
import { type Person, type Seats, seatsAt } from '../../../play/seats';
import type { FightView } from '../../../table/fight/view';

type Friend = FightView['friends'][number];

/** Those of the company whose sheets lie before this phone, in the order of the company. */
export function ownFriends(id: string, { friends }: FightView): readonly Friend[] {
  const mine = seatsAt(id)?.mine ?? [];
  return mine.length === 0
    ? []
    : friends.filter(
        one =>
          one.presence !== 'gone' &&
          one.role !== 'sentinel' &&
          (mine.includes(one.id) || (one.of !== null && mine.includes(one.of))),
      );
}

/** Whom a question is for: those who defend themselves, or whoever is asked. */
function askedIn(question: Question): readonly string[] {
  switch (question.ask) {
    case 'defend':
    case 'soak':
      return question.defenders.map(one => one.who);
    case 'pick':
    case 'go':
    case 'place':
    case 'tap':
    case 'pool':
    case 'drawn':
      return question.who === null ? [] : [question.who];
    default:
      return [];
  }
}

/** Whether a question comes to this phone. */
export function isMine(id: string, view: FightView, question: Question): boolean {
  const own = new Set(ownFriends(id, view).map(one => one.id));
  return askedIn(question).some(who => own.has(who));
}

/** Who else has the sheet of one of the company before them, or of whose turns it takes. */
export function holderOf(here: Seats, { friends }: FightView, who: string): Person | undefined {
  const of = friends.find(one => one.id === who)?.of ?? null;
  return here.others.get(who) ?? (of === null ? undefined : here.others.get(of));
}

/** OWN-300: who has the question on their phone; nobody where it is for this device, or for anybody. */
export function waitsFor(id: string, view: FightView, question: Question): readonly string[] {
  const here = seatsAt(id);
  if (!here || isMine(id, view, question)) return [];
  const names = askedIn(question).flatMap(who => holderOf(here, view, who)?.name ?? []);
  return [...new Set(names)];
}

/** A question that is answered on the board. */
export const needsBoard = (question: Question): boolean =>
  question.ask === 'place' ||
  (question.ask === 'pick' && question.options.some(one => one.hexes !== undefined));
