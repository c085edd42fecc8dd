import { never } from '../../basics/never';
import { applyEffects } from '../damage/apply-effects';
import { tauntEnds } from '../damage/end-taunt';
import { leaveBoard } from '../damage/leave-fight';
import { cageEnds } from '../damage/open-cage';
import { letOut } from '../damage/release-consumed';
import { friendOf, nameOf } from '../facts/select';
import type { GroupThen } from '../model/frame';
import type { Id } from '../model/state';
import { note, push, type Run, task } from '../run/run';
import { say } from '../says/asks';
import { placeWhom } from './perform-place';
import { stepping } from './steps-of';

/** A step goes on with those whom it reaches. */
export function applyToGroup(run: Run, actor: Id, ids: readonly Id[], then: GroupThen) {
  if (ids.length === 0 && then.then !== 'steps') return note(run, 'skipped', say('tell.whom-nobody'));
  switch (then.then) {
    case 'effects':
      return applyEffects(run, then.effects, ids, actor === '' ? null : actor);
    case 'steps':
      return;
    case 'each':
      // The last one pushed acts first.
      for (const each of withoutSentinels(run, ids).toReversed())
        push(run, stepping(then.steps, actor, { each, mates: then.mates ?? [] }));
      return;
    case 'place':
      for (const id of withoutSentinels(run, ids)) placeWhom(run, actor, id, then.at);
      return;
    case 'cage':
      for (const who of withoutSentinels(run, ids)) {
        if (!friendOf(run.state, who)) continue;
        const card = run.state.scene?.job?.card;
        const caged = {
          difficulty: then.step.difficulty,
          fail: then.step.fail,
          until: run.state.round + 1,
          tried: false,
          ...(card === undefined ? {} : { card }),
        };
        run.emit({ type: 'caged', who, caged });
        tauntEnds(run, who);
        note(
          run,
          'caged',
          say('tell.whom-caged', { who: nameOf(run.state, who), difficulty: caged.difficulty }),
        );
      }
      return;
    case 'consume':
      for (const who of withoutSentinels(run, ids)) consume(run, actor, who, then.step.slot, then.step.each);
      return;
    default:
      never(then);
  }
}

/** OWN-332, GM-7: a Sentinel suffers with others, but is neither chosen by itself nor moved. */
const withoutSentinels = (run: Run, ids: readonly Id[]): readonly Id[] =>
  ids.filter(id => friendOf(run.state, id)?.role !== 'sentinel');

function consume(
  run: Run,
  enemy: Id,
  who: Id,
  slot: string,
  each: Extract<GroupThen, { then: 'consume' }>['step']['each'],
): void {
  const friend = friendOf(run.state, who);
  if (friend?.presence !== 'standing') return;
  // OWN-245: whoever is swallowed is out of its cage.
  if (friend.caged) cageEnds(run, who);
  run.emit({ type: 'consumed', who, consumed: { enemy, slot, lost: 0, each } });
  leaveBoard(run, who);
  note(run, 'consumed', say('tell.whom-consumed', { who: friend.name, by: nameOf(run.state, enemy) }));
  task(run, say('tell.whom-off-board', { who: friend.name }));
  // SE-17, OWN-330: a place without a die holds nobody.
  letOut(run, who, enemy);
}
