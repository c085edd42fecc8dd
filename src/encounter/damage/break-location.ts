import { never } from '../../basics/never';
import type { Stage } from '../../stage/steps';
import { northernmost } from '../facts/positions';
import { diceLeft, enemyOf, isBoss, nameOf, slotsOf } from '../facts/select';
import type { Breaker, Frame } from '../model/frame';
import type { Id } from '../model/state';
import { note, type Run } from '../run/run';
import { say } from '../says/tells';
import { drawFor } from './ask-stage';
import { enemyLeaves } from './leave-fight';
import { remind } from './remind';
import { changeStage } from './stage-cards';

export interface Broken {
  readonly enemy: Id;
  readonly slot: string;
}

/**
 * DM-3 and DM-4: all dice are off already. The stage is looked at once; then one reaction for each broken die, but not
 * for the last of all; the last boss of several removed at once stays for the reactions.
 */
export function breakLocations(
  run: Run,
  ofBosses: readonly Broken[],
  ofMinions: readonly Broken[],
  by: Id | null,
): void {
  for (const { enemy, slot } of ofBosses)
    note(
      run,
      'broken',
      say('tell.broken', { name: nameOf(run.state, enemy), place: slotName(run, enemy, slot) }),
    );
  const present = run.state.enemies.filter(one => one.present && isBoss(run.state, one));
  const dead = present.filter(one => diceLeft(one).length === 0);
  const all = dead.length === present.length && present.length > 0 && ofBosses.length > 0;
  const stays = all ? northernmost(run.state, dead) : null;
  // RX-6: the last boss stays for the reactions
  for (const one of dead) if (one.id !== stays) enemyLeaves(run, one.id);
  run.emit({ type: 'diceLost', count: run.state.diceLost + ofBosses.length });
  remind(run, time => time.at === 'broken' && ofBosses.some(one => one.slot === time.slot));
  changeStage(run, stageTriggered(run, ofBosses));
  // RX-5: none for the last of all
  const reactions = ofBosses.length + ofMinions.length - (all ? 1 : 0);
  const damaged = [...new Set([...ofBosses, ...ofMinions].map(one => one.enemy))];
  // RX-2: whose location broke, and who broke it
  const breakers: Breaker[] = damaged.map(enemy => ({ enemy, by }));
  const why = by === null ? 'loss' : 'reaction';
  drawFor(run, { count: reactions, why, breakers, ...(all ? { last: true } : {}) });
  if (all) run.emit({ type: 'ending', last: true });
  const who = by ?? actingFriend(run.state.frames);
  if (who !== null) run.emit({ type: 'lost', who, enemies: damaged });
}

/**
 * OWN-240: of what has no breaker, as a collision (FT-17), whose deed it comes of, in the company: the innermost one,
 * unless that is an enemy's.
 */
function actingFriend(frames: readonly Frame[]): Id | null {
  for (const frame of [...frames].reverse())
    switch (frame.frame) {
      case 'play':
        return frame.who;
      case 'strike':
        return frame.by;
      case 'card':
      case 'steps':
      case 'target':
      case 'move':
      case 'roll':
      case 'blow':
      case 'minions':
      case 'whom':
        return null;
      case 'hands':
      case 'victory':
      case 'die':
      case 'place':
      case 'need':
      case 'redraw':
      case 'break':
        break;
      default:
        never(frame);
    }
  return null;
}

const slotName = (run: Run, enemy: Id, slot: string): string => {
  const one = enemyOf(run.state, enemy);
  return (one && slotsOf(run.state, one).find(it => it.id === slot)?.name) ?? slot;
};

/** The furthest stage that a trigger of the rules board now calls for; the present one when none does. */
export function stageTriggered(run: Run, broken: readonly Broken[]): Stage {
  const { state } = run;
  let stage = state.stage.stage;
  const lost = state.enemies.filter(one => isBoss(state, one) && !one.present).length;
  for (const trigger of state.encounter.triggers) {
    const pulled = (() => {
      switch (trigger.trigger) {
        case 'diceLost':
          return state.diceLost >= trigger.count;
        case 'broken':
          return broken.some(
            one =>
              one.slot === trigger.slot &&
              (!trigger.enemy || enemyOf(state, one.enemy)?.kind === trigger.enemy),
          );
        case 'round':
          return state.round >= trigger.round;
        case 'bossesLost':
          return lost >= trigger.count;
        case 'hand':
          return false;
      }
    })();
    if (pulled && trigger.stage > stage) stage = trigger.stage;
  }
  return stage;
}
