import { expect, test } from 'vitest';
import { callsToArms } from '../../../../src/games/korrem/rules/play/log/facts';
import type { World } from '../../../../src/games/korrem/rules/play/model';
import { emptyArmy } from '../../../../src/games/korrem/rules/play/war/wars';
import { shortGame } from '../../../../src/games/korrem/sample/short-game';

const village = { kind: 'village', owner: 'kilnfolk', walls: 0, towers: 0, occupier: null } as const;
const attacker = emptyArmy('x', 'reedfolk', 'Reedfolk', 'M13', []);
const defender = emptyArmy('y', 'kilnfolk', 'Kilnfolk', 'M13', []);

const world = (holding: World['settlements'][string] | undefined, others: World['armies'] = []): World => ({
  ...shortGame(1, { reedfolk: 'Reedfolk', kilnfolk: 'Kilnfolk' }),
  settlements: holding ? { M13: holding } : {},
  armies: [attacker, ...others],
});

test.each([
  ['nobody and nothing defends it', world(village), true],
  ['a kingdom too', world({ ...village, kind: 'kingdom' }), true],
  ['a wall stands there', world({ ...village, walls: 1 }), false],
  ['a tower stands there', world({ ...village, towers: 1 }), false],
  ['somebody occupies it', world({ ...village, occupier: 'reedfolk' }), false],
  ['an army of its own is there', world(village, [defender]), false],
  ['an army elsewhere does not count', world(village, [{ ...defender, hex: 'N13' }]), true],
  ['there is none', world(undefined), false],
])('TH-6: whether a settlement calls to arms: %s', (_, here, calls) => {
  expect(callsToArms(here, attacker)).toBe(calls);
  expect(callsToArms(here, { ...attacker, hex: null })).toBe(false);
});
