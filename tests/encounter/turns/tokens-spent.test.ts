import { expect, it } from 'vitest';
import type { Command } from '../../../src/encounter/model/command';
import { inCombat } from '../support/company';

type Use = Extract<Command, { do: 'spend' }>['use'];

it.each<['full' | 'companion', string, Use]>([
  ['full', 'animus', undefined],
  ['full', 'battleflow', 0],
  ['full', 'battleflow', 3],
  ['companion', 'animus', 'refresh'],
  ['companion', 'animus', 'move'],
  ['companion', 'battleflow', 'refresh'],
  ['companion', 'battleflow', 'attack'],
])('TK-1, TK-2, TK-5, CN-5: a %s who spends %s has one less', (kind, token, use) => {
  const now = inCombat({ kind, tokens: { [token]: 2, redraw: 1 } });
  const spend: Command = { do: 'spend', who: 'a', token, ...(use === undefined ? {} : { use }) };
  const held = () => now.state.friends[0]?.tokens;
  now.tap(spend);
  expect(held()).toEqual({ [token]: 1, redraw: 1 });
});
