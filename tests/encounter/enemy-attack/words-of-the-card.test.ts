import { expect, it } from 'vitest';
import { asked, course, pick, picking } from '../support/scripted-fight';

it.each([
  ['Who talks?', 'Who talks?'],
  [undefined, { say: 'ask.whom-hits' }],
])(
  'SC-1: whom an attack strikes that only the players can tell is asked in the words of the card: %s',
  (text, says) => {
    const at = { who: 'players', ...(text ? { text } : {}) } as const;
    const one = course([{ do: 'attack', at }], {}, {}, { company: 'light' });
    one.tap({ do: 'endTurns' });
    if (text) expect(asked(one).sentence).toBe(says);
    else expect(asked(one).sentence).toMatchObject({ say: 'ask.whom-hits' });
    expect(picking(one).options.map(it => it.id)).toEqual(['a', 'b', 'c', 'd']);
    one.tap(pick('b'));
    const frame = one.state.frames.at(-1);
    expect(frame?.frame === 'blow' && frame.targets).toEqual(['b']);
  },
);
