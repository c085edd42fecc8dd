import type { Chances } from '../chances/floats';
import { mirrored, placed } from '../encounter/facts/positions';
import { cardOf, friendOf, minions } from '../encounter/facts/select';
import type { EnemyAttackFrame, Job } from '../encounter/model/frame';
import type { Id, State } from '../encounter/model/state';
import { pop, push, Run } from '../encounter/run/run';
import { sceneOf, setScope } from '../encounter/run/scene';
import { applyConsequences } from '../encounter/stack/consequences';
import { handlerOf, questionOf } from '../encounter/stack/dispatch';
import { eachColor } from '../might/cards';
import { enemyPool, leftOut } from '../might/enemy';
import { defenses, enemyOddsWithout } from '../might/enemy-odds';
import type { Pool } from '../might/pieces';
import { remainingIn } from '../might/remaining';
import { blindfold } from './blindfold';

/** What one attack to come would do to one character, without and with the best card or tokens for defense. */
export interface ExpectedAttack {
  readonly attackers: readonly Id[];
  readonly target: Id;
  readonly expectedHpLost: number;
  readonly knockOut: number;
  /** What these come from: the draw, the chances of its damage with all that is added, and what stands against it. */
  readonly pool: Pool;
  readonly bonus: number;
  readonly damage: Chances;
  readonly defense: number;
  readonly hp: number;
  /** With the highest defense that it could play. */
  readonly guarded: {
    readonly defense: number;
    readonly expectedHpLost: number;
    readonly knockOut: number;
  } | null;
  /** Nothing before it depends on a roll, an earlier draw, or a choice. */
  readonly sure: boolean;
}

/** Where an enemy would end. */
export interface ExpectedMove {
  readonly enemy: Id;
  readonly to: string;
  readonly target: Id | null;
}

export interface Forecast {
  readonly card: Id;
  readonly label: string;
  readonly blows: readonly ExpectedAttack[];
  readonly moves: readonly ExpectedMove[];
  /** Why it ends early: the table has to say something first. */
  readonly ends: 'whole' | 'question';
}

/** Why there is nothing to be foreseen. */
export type Unforeseen = 'no-board' | 'no-places' | 'no-card' | 'busy';

const steps = 4000;

/**
 * What the face-up card, and the minions after it, would do right now if nobody moved any more: the engine itself
 * plays them on a blindfolded copy, and each attack is read off before anything is drawn.
 */
export function forecast(now: State): Forecast | Unforeseen {
  const state = blindfold(now);
  if (!mirrored(state)) return 'no-board';
  if (state.phase !== 'oathsworn' || state.frames.length > 0 || state.agenda.length > 0) return 'busy';
  const id = state.stage.up ? state.stage.deck[0] : undefined;
  const card = id === undefined ? undefined : cardOf(state, id);
  if (!card || card.steps.length === 0) return 'no-card';
  if (!placed(state, standingIds(state))) return 'no-places';
  const run = new Run({ ...state, settings: { ...state.settings, might: 'cards' } });
  const job: Job = { id: 0, card: card.id, why: 'phase', breakers: [] };
  // What acted in the round before acts again.
  run.emit({ type: 'acted', who: state.enemies.map(one => one.id), acted: false });
  run.emit({ type: 'stage', event: { type: 'drawn', card: card.id } });
  run.emit({ type: 'scene', scene: sceneOf(job) });
  run.emit({ type: 'phase', phase: 'encounter', step: 'minions', round: state.round });
  push(run, { frame: 'card', job, step: 'name', left: [], order: [] });
  const blows: ExpectedAttack[] = [];
  let whole = watch(run, blows);
  if (whole && run.state.phase !== 'over') {
    const left = minions(run.state).filter(one => !one.acted);
    run.emit({ type: 'scene', scene: sceneOf(null) });
    if (left.length > 0) {
      push(run, { frame: 'minions', left: left.map(one => one.id), moved: [], steps: null, step: 'move' });
      whole = watch(run, blows);
    }
  }
  return {
    card: card.id,
    label: card.label,
    blows,
    moves: movesOf(state, run),
    ends: whole ? 'whole' : 'question',
  };
}

const standingIds = (state: State): Id[] => [
  ...state.friends.filter(one => one.presence === 'standing').map(one => one.id),
  ...state.enemies.filter(one => one.present).map(one => one.id),
];

/** Goes on until the stack is empty; false where the table would be asked. */
function watch(run: Run, blows: ExpectedAttack[]): boolean {
  for (let i = 0; i < steps; i++) {
    const over = applyConsequences(run) === null;
    const frame = run.state.frames.at(-1);
    if (over || !frame) return true;
    if (frame.frame === 'blow' && frame.step === 'before' && frame.flow) {
      blows.push(...read(run, frame, blows.length > 0));
      landUnseen(run, frame);
    } else if (questionOf(run.state)) return false;
    else handlerOf(frame).go(run);
  }
  return false;
}

/** The attack as it stands before the draw: pool, defenses, and what is left in the enemy's decks. */
function read(run: Run, frame: EnemyAttackFrame, after: boolean): ExpectedAttack[] {
  const { state } = run;
  const { flow } = frame;
  if (!flow) return [];
  const { pool, dice, attackers, broken, bonus } = flow.setup;
  const all = enemyPool(pool, attackers, broken);
  const cards = eachColor(color => Math.max(0, all[color] - dice[color]));
  const drawn = { cards, dice };
  const sure = !after && !run.events.some(event => event.type === 'rolled');
  return flow.setup.targets.flatMap((target, place) => {
    const friend = friendOf(state, target.id);
    if (!friend) return [];
    const sums = enemyOddsWithout(drawn, remainingIn(state.might.enemy), leftOut(flow.setup, place));
    const more = Math.max(0, target.hexes - 1);
    const damage = moved(moved(sums, bonus), more);
    const best = target.defense + bestCard(state, target.id) + target.tokens;
    const [bare, guarded] = defenses(damage, friend.hp, [target.defense, best]);
    if (!bare || !guarded) return [];
    return [
      {
        attackers: frame.attackers,
        target: target.id,
        expectedHpLost: bare.expectedHpLost,
        knockOut: bare.knockOut,
        pool: drawn,
        bonus: bonus + more,
        damage,
        defense: target.defense,
        hp: friend.hp,
        guarded: best > target.defense ? guarded : null,
        sure,
      },
    ];
  });
}

/** Damage is never below 0. */
function moved(damage: Chances, by: number): Chances {
  const out = new Float64Array(Math.max(1, damage.length + by));
  damage.forEach((p, at) => {
    out[Math.max(0, at + by)]! += p;
  });
  return out;
}

const bestCard = (state: State, id: Id): number => {
  const hand = friendOf(state, id)?.cards.hand ?? [];
  return Math.max(0, ...hand.map(card => state.library.abilities[card]?.defense ?? 0));
};

/** The blow is over without a draw: whom it hits is known, whether it hurts is not. */
function landUnseen(run: Run, frame: EnemyAttackFrame): void {
  pop(run);
  for (const id of frame.attackers) setScope(run, id, { attacked: true, hit: frame.targets, hurt: [] });
}

function movesOf(before: State, run: Run): ExpectedMove[] {
  return run.state.enemies.flatMap(one => {
    const was = before.enemies.find(it => it.id === one.id);
    if (!one.present || one.at === null || was?.at === one.at) return [];
    const why = run.events.findLast(event => event.type === 'why' && event.why.actor === one.id);
    return [{ enemy: one.id, to: one.at, target: why?.type === 'why' ? why.why.target : null }];
  });
}
