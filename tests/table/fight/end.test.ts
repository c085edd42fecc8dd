import { expect, test } from 'vitest';
import { sitDown } from '../sit-down';

const slips = (who: string) =>
  ({ do: 'say', correction: { say: 'token', who, token: 'mud', count: 2 } }) as const;

test.each(['in one tap', 'in a batch of corrections'])(
  'what was undone and left is let go when a fight ends %s; until then it stays',
  async how => {
    const { session, fight, who } = await sitDown('fight-end');
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
