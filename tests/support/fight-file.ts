import { openSession } from '../../src/session/session';
import { knownKind } from '../../src/storage/known';
import { openStore } from '../../src/storage/store';
import { fightKind } from '../../src/table/fight/fight-kind';
import { faultyPort } from '../storage/faults';
import { singleTab, value } from '../storage/setup';
import { logsOf } from './replays';

export interface RoundTold {
  readonly round: number;
  readonly taken: number;
  readonly lost: number;
  readonly hp: { readonly [who: string]: number };
}

/** A frozen fight as a file that the app opens, and its rounds, told from nothing but one state after the other. */
export async function fightFile(
  name: string,
): Promise<{ readonly file: Buffer; readonly rounds: readonly RoundTold[] }> {
  const log = logsOf('fight').find(one => one.name === name);
  if (!log) throw new Error(`no log ${name}`);
  const first = value(fightKind.state(log.state));
  const events = log.events.map(event => value(fightKind.event(event)));
  const store = await openStore({
    kinds: [knownKind(fightKind)],
    port: faultyPort(),
    ...singleTab,
    name: 'fights',
  });
  const id = value(await store.create(fightKind, { name, state: first }));
  const session = value(await openSession({ store, kind: fightKind, id }));
  const step = 25;
  for (let i = 0; i < events.length; i += step)
    session.commit({ title: `Events from ${i}`, events: events.slice(i, i + step), revealed: true });
  await session.close();
  const [file] = value(await store.exportFiles('all')).files;
  if (!file) throw new Error('nothing to take along');

  const rounds = new Map<number, RoundTold>();
  let before = first;
  for (const event of events) {
    const after = fightKind.apply(before, event);
    let [taken, lost] = [0, 0];
    for (const enemy of after.enemies) {
      const was = before.enemies.find(one => one.id === enemy.id);
      for (const die of enemy.dice)
        taken += Math.max(0, (was?.dice.find(one => one.id === die.id)?.hp ?? die.hp) - die.hp);
    }
    for (const friend of after.friends)
      lost += Math.max(0, (before.friends.find(one => one.id === friend.id)?.hp ?? friend.hp) - friend.hp);
    const told = rounds.get(after.round);
    if (after.round > 0)
      rounds.set(after.round, {
        round: after.round,
        taken: (told?.taken ?? 0) + taken,
        lost: (told?.lost ?? 0) + lost,
        hp: Object.fromEntries(after.friends.map(one => [one.id, one.hp])),
      });
    before = after;
  }
  return { file: Buffer.from(file.bytes), rounds: [...rounds.values()] };
}
