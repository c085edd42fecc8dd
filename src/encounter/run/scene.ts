import type { Scene, Scope } from '../model/frame';
import type { Id, State } from '../model/state';
import type { Run } from './run';

const blank = (actor: Id): Scope => ({
  actor,
  chosen: false,
  target: null,
  earlier: [],
  reachable: false,
  moved: false,
  turned: false,
  attacked: false,
  hit: [],
  hurt: [],
  each: null,
});

export const scopeOf = (state: State, actor: Id): Scope => state.scene?.scopes[actor] ?? blank(actor);

export const setScope = (run: Run, actor: Id, change: Partial<Scope>): void =>
  run.emit({ type: 'scope', scope: { ...scopeOf(run.state, actor), ...change } });

export const sceneOf = (job: Scene['job']): Scene =>
  job === null ? { job, scopes: {} } : { job, scopes: {}, done: [] };

/** Who broke the location, where this enemy was the one damaged (DM-5, MN-3, TM-3). */
export function breakerFor(state: State, actor: Id): Id | null {
  const job = state.scene?.job;
  return job?.why === 'reaction' ? (job.breakers.find(one => one.enemy === actor)?.by ?? null) : null;
}
