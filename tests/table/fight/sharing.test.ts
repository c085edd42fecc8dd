import { expect, it } from 'vitest';
import type { Correction } from '../../../src/encounter/model/command';
import type { State } from '../../../src/encounter/model/state';
import { decide } from '../../../src/encounter/round/decide';
import { apply } from '../../../src/encounter/run/apply';
import { initialState } from '../../../src/encounter/setup/initial-state';
import { sharing } from '../../../src/table/fight/sharing';
import { readySetup } from '../../../src/table/setup/ready';

const setup = readySetup('old-mossback', 3);
if (!setup) throw new Error('no such fight');
const state = initialState(setup);
const hero = state.friends[0]?.id ?? '';
const foe = state.enemies[0]?.id ?? '';

const says = (from: State, correction: Correction): State => {
  const said = decide(from, { do: 'say', correction });
  if (!said.ok) throw new Error(JSON.stringify(said.error));
  return said.value.reduce(apply, from);
};
const token = (who: string, name: string) => (count: number) =>
  ({ say: 'token', who, token: name, count }) as const;

it.each([
  ['HP of one of ours', (hp: number) => ({ say: 'hp', who: hero, hp }), 6],
  ['tokens of one of ours', token(hero, 'redraw'), 0],
  ['tokens of an enemy', token(foe, 'poison'), 0],
] as [string, (value: number) => Correction, number][])(
  'OWN-286: two who change %s at the same moment both count',
  (_, correction, was) => {
    const step = was === 0 ? 1 : -1;
    const [first, second] = [was + 2 * step, was + 3 * step].map(correction);
    if (!first || !second) throw new Error('two are needed');
    const start = says(state, correction(was));
    // Both see the same number; the second one comes to where the first has been heard.
    const sent = JSON.parse(JSON.stringify(sharing.relative(start, { do: 'say', correction: second })));
    const settled = sharing.settled(says(start, first), sent);
    expect(settled).toEqual({ do: 'say', correction: correction(was + 5 * step) });
  },
);
