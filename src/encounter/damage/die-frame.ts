import { diceLeft, enemyOf, nameOf } from '../facts/select';
import type { DieFrame } from '../model/frame';
import type { Option } from '../model/question';
import type { Enemy, State } from '../model/state';
import { type Handler, wrongAnswer } from '../run/handler';
import { pick, picked } from '../run/pick';
import { pop } from '../run/run';
import { say } from '../says/asks';
import { diceLose } from './lose-hp';

export const dieOptions = (state: State, enemy: Enemy, ids: readonly string[]): readonly Option[] =>
  diceLeft(enemy)
    .filter(die => ids.includes(die.id))
    .map(die => {
      const slot = state.encounter.enemies
        .find(kind => kind.id === enemy.kind)
        ?.slots?.find(one => one.id === die.slot);
      return { id: die.id, label: say('ask.die', { slot: slot?.name ?? die.slot, hp: die.hp }) };
    });

/** Those that were equally near and are still there; all that are left when none of those is (OWN-136). */
function lawful(enemy: Enemy, { dice }: DieFrame): readonly string[] {
  const left = diceLeft(enemy).map(one => one.id);
  const near = left.filter(id => dice === undefined || dice.includes(id));
  return near.length > 0 ? near : left;
}

/** HP off a boss where the rules leave the die to the table. */
export const die: Handler<DieFrame> = {
  question: (state, frame) => {
    const enemy = enemyOf(state, frame.enemy);
    if (!enemy?.present) return null;
    const left = lawful(enemy, frame);
    if (left.length < 2) return null;
    return pick(
      'die',
      say('ask.die-loses', { target: nameOf(state, frame.enemy), hp: frame.hp }),
      frame.enemy,
      dieOptions(state, enemy, left),
      [1, 1],
      { target: frame.enemy, hp: frame.hp },
    );
  },
  answer: (run, frame, answer) => {
    const chosen = picked(die.question(run.state, frame), answer);
    const id = chosen?.[0];
    if (id === undefined) return wrongAnswer();
    pop(run);
    diceLose(run, [{ enemy: frame.enemy, die: id, hp: frame.hp }], frame.by);
    return null;
  },
  go: (run, frame) => {
    const only = enemyOf(run.state, frame.enemy);
    const left = only ? lawful(only, frame)[0] : undefined;
    pop(run);
    if (left) diceLose(run, [{ enemy: frame.enemy, die: left, hp: frame.hp }], frame.by);
  },
};
