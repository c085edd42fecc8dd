import { type Clan, clanOf, type Position } from '../board/position';
import type { Side } from '../board/square';
import { deed } from './deed';
import { split } from './erde';
import { ferry } from './ferry';
import { leap, pivot } from './huldra';
import { journey } from './journey';
import { type Outcome, refused } from './outcome';
import type { Action, ActionKind } from './said';
import { retreats, swap } from './wibo';

/** What each clan may do after a roll. */
const doneBy: Readonly<Record<ActionKind, readonly Clan[]>> = {
  journey: ['huldra', 'murg', 'ferrymen', 'erde', 'wibo', 'hexen'],
  deed: ['huldra', 'murg', 'erde', 'wibo'],
  leap: ['huldra'],
  swap: ['wibo'],
  retreat: ['wibo'],
};

const isAction = (name: string): name is ActionKind => Object.hasOwn(doneBy, name);

function journeys(position: Position, side: Side, roll: number, action: Action): Outcome {
  if (action.parts) return split(position, side, roll, action.parts, action.metamorphic);
  switch (clanOf(position, side)) {
    case 'ferrymen':
      return ferry(position, side, roll, action);
    case 'huldra':
      return action.hunt === undefined
        ? journey(position, side, roll, action)
        : pivot(position, side, roll, action, action.hunt);
    case 'murg':
    case 'erde':
    case 'wibo':
    case 'hexen':
      return journey(position, side, roll, action);
  }
}

function carried(position: Position, side: Side, roll: number, kind: ActionKind, action: Action): Outcome {
  switch (kind) {
    case 'journey':
      return journeys(position, side, roll, action);
    case 'deed':
      return deed(position, side, roll, action);
    case 'leap':
      return leap(position, side, action);
    case 'swap':
      return swap(position, side, action);
    case 'retreat':
      return retreats(position, side, roll, action);
  }
}

/** HU-2, TU-6: one action after the roll, carried to its end. */
export function act(position: Position, side: Side, roll: number, action: Action): Outcome {
  const kind = action.do;
  if (!isAction(kind) || !doneBy[kind].includes(clanOf(position, side))) return refused('action');
  const outcome = carried(position, side, roll, kind, action);
  if (outcome.ok) outcome.course.settleStasis();
  return outcome;
}
