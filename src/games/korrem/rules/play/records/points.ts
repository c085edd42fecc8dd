import { type Answer, refused } from '../log/refusals';
import { nationOf, type World } from '../model';
import type { Command } from '../turn/commands';
import { Run } from '../turn/run';
import { artifactsOf, nationOfHolder } from '../war/hand-over';

type Of<D extends Command['do']> = Extract<Command, { do: D }>;

/** VP-1. */
export function points(world: World, { nation, n, from }: Of<'points'>): Answer {
  const one = nationOf(world, nation);
  if (!one) return refused('unknown');
  if (one.chits + n < 0) return refused('more');
  const run = new Run(world);
  run.score(nation, n, from);
  return run.done();
}

/** VP-3. */
export function quest(world: World, { nation: id, quest: one }: Of<'quest'>): Answer {
  const nation = nationOf(world, id);
  if (!nation) return refused('unknown');
  if (nation.quests.some(({ name }) => name === one.name)) return refused('quest');
  const run = new Run(world);
  run.emit({ type: 'questAdded', nation: id, quest: one });
  return run.done();
}

/** VP-3: a quest counts up; at its goal its points come, once or again. */
export function count(world: World, { nation: id, name, n }: Of<'count'>): Answer {
  const nation = nationOf(world, id);
  const one = nation?.quests.find(quest => quest.name === name);
  if (!nation || !one) return refused('quest');
  const now = one.count + n;
  if (now < 0 || (!one.again && one.count >= one.goal && n > 0)) return refused('quest');
  const run = new Run(world);
  const times = now >= one.goal ? (one.again ? Math.floor(now / one.goal) : 1) : 0;
  const kept = one.again ? now % one.goal : Math.min(now, one.goal);
  run.emit({ type: 'questCounted', nation: id, name, count: kept });
  if (times > 0) {
    run.log({ type: 'questFulfilled', who: nation.name, name }, 'VP-3');
    run.score(id, one.points * times, 'quest');
  }
  return run.done();
}

/** AR-2: it may be destroyed for its value at any time, for good. */
export function destroy(world: World, { of, artifact: id }: Of<'destroy'>): Answer {
  const one = artifactsOf(world, of).find(artifact => artifact.id === id);
  const nation = nationOfHolder(world, of);
  if (!one || nation === null) return refused('unknown');
  const run = new Run(world);
  run.emit({ type: 'artifactsLost', of, ids: [id] });
  run.score(nation, one.points, 'trade');
  return run.done();
}
