import type { MainSide } from '../sides';
import type { Step } from './steps/model';
import type { Power } from './things';

type Shift = Extract<Step, { do: 'shift' }>;
const shift = (more: Partial<Shift> & Pick<Shift, 'how' | 'what' | 'whose'>): Shift => ({
  do: 'shift',
  far: 1,
  from: 'anywhere',
  to: 'anywhere',
  source: 'mark',
  ...more,
});
const auto = (what: Extract<Step, { do: 'auto' }>['what']): Step => ({ do: 'auto', what });

/** LG-2 to LG-6: the spaces of each side's tracks, from the left. */
const tracks: Readonly<
  Record<MainSide, readonly [readonly (readonly Step[])[], readonly (readonly Step[])[]]>
> = {
  protectors: [
    // LG-2: all Paths in one; a scroll frees a further Path.
    [
      [
        { do: 'take', what: 'path', where: 'anywhere', times: 4 },
        { do: 'put', what: 'path', where: 'range', times: 4 },
      ],
    ],
    // LG-3
    [
      [shift({ how: 'pull', what: 'townsfolk', whose: 'any', source: 'legend' })],
      [{ do: 'take', what: 'token', where: 'mark' }],
      [shift({ how: 'push', what: 'unit', whose: 'any', from: 'beside-mark' })],
      [shift({ how: 'push', what: 'unit', whose: 'any' })],
    ],
  ],
  // LG-4
  family: [
    [
      [{ do: 'put', what: 'storm', where: 'own-unit' }],
      [shift({ how: 'pull', what: 'token', whose: 'any' })],
      [shift({ how: 'pull', what: 'unit', whose: 'own' })],
      [shift({ how: 'pull', what: 'unit', whose: 'enemy' })],
    ],
    [
      [{ do: 'put', what: 'storm', where: 'beside-legend' }],
      [shift({ how: 'push', what: 'token', whose: 'any' })],
      [shift({ how: 'push', what: 'unit', whose: 'own' })],
      [shift({ how: 'push', what: 'unit', whose: 'enemy' })],
    ],
  ],
  kammi: [
    // LG-5
    [[auto('repeat')]],
    // LG-6
    [
      [auto('grid-cubes')],
      [shift({ how: 'pull', what: 'doll', whose: 'any', source: 'legend' })],
      [{ do: 'draw', n: 1 }],
      [auto('swap')],
    ],
  ],
};

/** LG-1: from the left, as many beyond the first as scrolls are owned. */
export const trackSteps = (side: MainSide, track: 1 | 2, scrolls: number): Step[] =>
  tracks[side][track - 1]!.slice(0, 1 + scrolls).flat();

/** JR-5: the first space alone. */
export const firstSpace = (side: MainSide, track: 1 | 2): readonly Step[] => tracks[side][track - 1]![0]!;

/** LG-7, LG-9: the unique powers, as far as they can be reckoned; what is left is said by the reminder. */
const powerSteps: Readonly<Record<Power, readonly Step[]>> = {
  none: [],
  emmy: [auto('emmy')],
  bernice: [
    shift({ how: 'move', what: 'haint', whose: 'own', to: 'terrain' }),
    { do: 'put', what: 'nail', where: 'beside-own' },
  ],
  malachi: [{ do: 'strike' }],
  priscilla: [{ do: 'put', what: 'trap', where: 'own-terrain', times: 2 }],
  skinless: [
    shift({ how: 'move', what: 'haint', whose: 'own', to: 'own-terrain' }),
    shift({ how: 'move', what: 'townsfolk', whose: 'any', to: 'own-terrain' }),
  ],
  levi: [shift({ how: 'move', what: 'haint', whose: 'own', to: 'on-or-off', times: 15 })],
  corbin: [
    { do: 'take', what: 'haint', where: 'anywhere' },
    { do: 'spawn', whose: 'own', where: 'home-or-near', times: 2 },
  ],
  odessa: [auto('hold')],
  mildred: [
    shift({ how: 'relocate', what: 'legend', whose: 'own', to: 'own-haint' }),
    { do: 'tree', need: 3 },
    { do: 'put', what: 'token', where: 'storms', times: 2 },
  ],
  kaine: [
    { do: 'tree', need: 3 },
    { do: 'kill', where: 'own-terrain', whose: 'enemy', scores: false },
  ],
  willa: [auto('willa')],
  // LG-9
  brute: [shift({ how: 'move', what: 'legend', whose: 'any', far: 2, times: 4 })],
  trickster: [shift({ how: 'pull', what: 'doll', whose: 'any', to: 'legend', source: 'legend' })],
  backbiter: [{ do: 'kill', where: 'beside-legend', whose: 'any', scores: true, times: 6 }, auto('leave')],
};
export const stepsOfPower = (power: Power): readonly Step[] => powerSteps[power];

/** LG-9: a Goblin's power is used once a game. */
export const isGoblin = (power: Power): boolean =>
  power === 'brute' || power === 'trickster' || power === 'backbiter';

/** Whose Legends these are. */
export const powersOf: Readonly<Record<MainSide, readonly Power[]>> = {
  protectors: ['none', 'emmy', 'bernice', 'malachi', 'priscilla', 'skinless'],
  family: ['none', 'levi', 'corbin', 'odessa', 'mildred', 'kaine', 'willa'],
  kammi: ['none', 'brute', 'trickster', 'backbiter'],
};
