import { expect, test } from 'vitest';
import { initial } from '../../src/encounter/initial';
import { openSession } from '../../src/session/session';
import { knownKind } from '../../src/storage/known';
import { openStore } from '../../src/storage/store';
import { rules } from '../../src/table/encounter-rules';
import { fightKind } from '../../src/table/fight-kind';
import { playOn } from '../../src/table/play';
import { readySetup } from '../../src/table/ready';
import { faultyPort } from '../storage/faults';
import { value } from '../storage/setup';

async function sitDown() {
  const store = await openStore({
    kinds: [knownKind(fightKind)],
    name: 'fight-end',
    port: faultyPort(),
    patience: { answer: 1, handOver: 60 },
    now: () => 1_760_000_000_000,
    withoutLocks: true,
  });
  const setup = readySetup('old-mossback', 3);
  if (!setup) throw new Error('no such fight');
  const id = value(await store.create(fightKind, { name: 'A fight', state: initial(setup) }));
  const session = value(await openSession({ store, kind: fightKind, id }));
  const fight = playOn(session, rules, String);
  // Its worker is the page's.
  fight.foresight.value = false;
  return { session, fight, who: setup.heroes[0]?.id ?? '' };
}

const slips = (who: string) =>
  ({ do: 'say', correction: { say: 'token', who, token: 'mud', count: 2 } }) as const;

test.each(['in one tap', 'in a batch of corrections'])(
  'what was undone and left is let go when a fight ends %s; until then it stays',
  async how => {
    const { session, fight, who } = await sitDown();
    fight.send({ do: 'begin' });
    fight.send(slips(who));
    fight.undo();
    fight.send({ do: 'pass', who });
    expect(session.branches.value).toHaveLength(1);
    if (how === 'in one tap') fight.send({ do: 'giveUp' });
    else fight.sayAll([{ say: 'outcome', outcome: 'victory' }], 'It is won');
    expect(session.state.value.phase).toBe('over');
    expect(session.branches.value).toEqual([]);
    expect(session.marks.value.map(mark => mark.place)).not.toContain('undone');
    fight.undo();
    expect(session.state.value.phase).toBe('oathsworn');
    await session.close();
  },
);
