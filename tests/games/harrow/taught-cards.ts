import type { Movable, Step, Where } from '../../../src/games/harrow/rules/pair/steps/model';

type Shift = Extract<Step, { do: 'shift' }>;
const shift = (what: Movable, more: Partial<Shift> = {}): Step => ({
  ...{ do: 'shift', how: 'move', what, whose: 'any', far: 1 },
  ...{ from: 'anywhere', to: 'anywhere', source: 'legend' },
  ...more,
});
const put = (what: Extract<Step, { do: 'put' }>['what'], where: Where): Step => ({ do: 'put', what, where });

/** CD-1: a group's own cards, so that every kind of step is played. */
export const taughtCards: Readonly<Record<string, readonly Step[]>> = {
  Gale: [shift('all', { how: 'pull', times: 2 }), shift('storm', { how: 'push' })],
  Lure: [shift('haint', { whose: 'enemy', far: 2 }), shift('unit', { how: 'pull' })],
  Ferry: [shift('townsfolk', { how: 'relocate' }), shift('building', { to: 'terrain' })],
  Wake: [shift('doll', { how: 'push' }), shift('token', { how: 'pull' }), shift('legend', { far: 2 })],
  Fog: [
    { do: 'aside', whose: 'enemy', n: 2 },
    { do: 'aside', whose: 'own', n: 1 },
  ],
  Mist: [
    { do: 'aside', whose: 'hester', n: 3 },
    { do: 'draw', n: 2 },
  ],
  Bloom: [
    { do: 'spawn', whose: 'own', where: 'beside-legend', times: 2 },
    { do: 'spawn', whose: 'enemy', where: 'terrain' },
  ],
  Reap: [
    { do: 'kill', where: 'range', whose: 'enemy', scores: true },
    { do: 'kill', where: 'anywhere', whose: 'own', scores: false },
  ],
  Sweep: [
    { do: 'take', what: 'storm', where: 'anywhere' },
    { do: 'take', what: 'token', where: 'own-terrain' },
    { do: 'take', what: 'path', where: 'line' },
  ],
  Lay: [
    put('storm', 'range'),
    put('path', 'legend-or-beside'),
    put('token', 'own-haint'),
    put('trap', 'line'),
  ],
  Gift: [{ do: 'gain', basic: 'any', n: 2 }, put('nail', 'own-unit'), { do: 'note', text: 'Sing.' }],
};
