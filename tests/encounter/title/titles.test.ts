import { describe, expect, it } from 'vitest';
import type { Command, Correction } from '../../../src/encounter/model/command';
import type { State } from '../../../src/encounter/model/state';
import { decide } from '../../../src/encounter/round/decide';
import { apply } from '../../../src/encounter/run/apply';
import { titleOf } from '../../../src/encounter/title/title';
import { say } from '../../support/words';
import { inCombat } from '../support/company';

function titled(state: State, command: Command): readonly [string, State] {
  const decided = decide(state, command);
  if (!decided.ok) throw new Error(say(decided.error.message));
  return [say(titleOf(state, command, decided.value)), decided.value.reduce(apply, state)];
}

describe('what marks are called', () => {
  it('what the table puts right, in a sentence of its own', () => {
    const now = inCombat({ at: 'B2' });
    const die = now.state.enemies[0]?.dice[0]?.id ?? '';
    const said: readonly (readonly [Correction, string])[] = [
      [{ say: 'hp', who: 'a', hp: 5 }, 'a has 5 HP'],
      [{ say: 'die', enemy: 'boss', die, hp: 3, quiet: true }, 'Boss, front: 3 HP'],
      [{ say: 'token', who: 'a', token: 'redraw', count: 2 }, 'a has 2 Redraw'],
      [{ say: 'animus', who: 'a', available: 1, reserve: 2 }, 'a has 1 animus, 2 in reserve'],
      [{ say: 'stands', who: 'b', at: 'C3', facing: 'N' }, 'b stands at C3'],
      [{ say: 'might', side: 'enemy', color: 'red', left: [] }, '0 red cards of the enemy are left'],
      [{ say: 'obstacle', id: 'o', kind: 'tree', hexes: ['A1', 'A2'] }, 'a tree at A1, A2'],
      [{ say: 'obstacle', id: 'o', kind: 'tree', hexes: [] }, 'no tree there'],
      [{ say: 'stage', stage: 2 }, 'stage II'],
      [{ say: 'round', round: 4 }, 'round 4'],
      [{ say: 'presence', who: 'c', presence: 'gone' }, 'c is gone'],
      [{ say: 'outcome', outcome: 'defeat' }, 'the fight is lost'],
    ];
    let { state } = now;
    for (const [correction, words] of said) {
      const [title, after] = titled(state, { do: 'say', correction });
      expect(title.startsWith(`The table says: ${words}.`) ? words : title).toBe(words);
      state = after;
    }
  });

  it('says once what the tap and what came of it have in common', () => {
    const { state } = inCombat({ tokens: { redraw: 1 } });
    const [title] = titled(state, { do: 'spend', who: 'a', token: 'redraw' });
    expect(title).toBe('a spends a Redraw token.');
  });

  it('OWN-166: which card shows what, where the table says so', () => {
    const now = inCombat({ might: { red: 2 }, tokens: { redraw: 1 } }, { seed: 5 });
    const strike = { targets: ['boss'], die: 'core', white: 0, cubes: { red: 2 } };
    now.tap({ do: 'attack', who: 'a', strike });
    const top = now.state.frames.at(-1);
    const lay = top?.frame === 'strike' ? top.flow?.pieces[0] : undefined;
    if (!lay) throw new Error('nothing lies there');
    const shows = (face: '0' | '4*') =>
      ({
        do: 'answer',
        answer: { answer: 'might', command: { type: 'shows', piece: lay.id, face } },
      }) as const;
    const [blank, after] = titled(now.state, shows('0'));
    expect(blank).toMatch(/^On the table: red blank instead of (critical )?red ([1-4]|blank)\.$/);
    expect(titled(after, shows('4*'))[0]).toBe('On the table: critical red 4 instead of red blank.');
  });
});
