import { type CardStep, cardSteps } from '../../rules/hester/model';
import type { Step } from '../../rules/pair/steps/model';
import { ui } from '../../words/ui';

type Shift = Extract<Step, { do: 'shift' }>;
const shift = (
  how: Shift['how'],
  what: Shift['what'],
  whose: Shift['whose'],
  more: Partial<Shift> = {},
): Step => ({
  do: 'shift',
  how,
  what,
  whose,
  far: 1,
  from: 'anywhere',
  to: 'anywhere',
  source: 'legend',
  ...more,
});

/** CD-1: what a card may do, each in one tap. */
export interface StepChoice<S> {
  readonly id: string;
  readonly text: string;
  readonly step: S;
}

/** The same of Hester's cards. */
export const witchChoices: readonly StepChoice<CardStep>[] = cardSteps.map(step => ({
  id: step,
  text: ui.cardStep[step] ?? step,
  step: { do: step },
}));

export const stepChoices: readonly StepChoice<Step>[] = [
  { id: 'advance1', text: '1 ADVANCE', step: { do: 'gain', basic: 'advance', n: 1 } },
  { id: 'advance2', text: '2 ADVANCE', step: { do: 'gain', basic: 'advance', n: 2 } },
  { id: 'spawn1', text: '1 SPAWN', step: { do: 'gain', basic: 'spawn', n: 1 } },
  { id: 'strengthen1', text: '1 STRENGTHEN', step: { do: 'gain', basic: 'strengthen', n: 1 } },
  { id: 'strengthen2', text: '2 STRENGTHEN', step: { do: 'gain', basic: 'strengthen', n: 2 } },
  { id: 'any1', text: '1 basic action', step: { do: 'gain', basic: 'any', n: 1 } },
  { id: 'draw1', text: 'Draw a card', step: { do: 'draw', n: 1 } },
  { id: 'draw2', text: 'Draw 2 cards', step: { do: 'draw', n: 2 } },
  { id: 'aside1', text: 'An enemy cube aside', step: { do: 'aside', whose: 'enemy', n: 1 } },
  { id: 'aside2', text: '2 enemy cubes aside', step: { do: 'aside', whose: 'enemy', n: 2 } },
  { id: 'asideH', text: '2 of Hester’s cubes aside', step: { do: 'aside', whose: 'hester', n: 2 } },
  { id: 'moveOwn', text: 'Move an own Unit', step: shift('move', 'unit', 'own') },
  { id: 'moveOwn2', text: 'Move an own Unit 2', step: shift('move', 'unit', 'own', { far: 2 }) },
  { id: 'moveEnemy', text: 'Move an enemy Haint', step: shift('move', 'haint', 'enemy') },
  {
    id: 'pullEnemy',
    text: 'Pull an enemy Unit in range',
    step: shift('pull', 'unit', 'enemy', { from: 'range' }),
  },
  {
    id: 'pushEnemy',
    text: 'Push an enemy Unit in range',
    step: shift('push', 'unit', 'enemy', { from: 'range' }),
  },
  { id: 'pullAll', text: 'Pull everything on a hex', step: shift('pull', 'all', 'any', { from: 'range' }) },
  {
    id: 'relocate',
    text: 'Put an own Haint to a Legend',
    step: shift('relocate', 'haint', 'own', { to: 'legend' }),
  },
  { id: 'folk', text: 'Move a Townsfolk', step: shift('move', 'townsfolk', 'any') },
  { id: 'building', text: 'Move a Building', step: shift('move', 'building', 'any') },
  { id: 'doll', text: 'Move a Doll', step: shift('move', 'doll', 'any') },
  { id: 'tokenPull', text: 'Pull an Ability token', step: shift('pull', 'token', 'any') },
  {
    id: 'haint',
    text: 'A Haint beside a Legend',
    step: { do: 'spawn', whose: 'own', where: 'legend-or-beside' },
  },
  { id: 'storm', text: 'A Storm in range', step: { do: 'put', what: 'storm', where: 'range' } },
  { id: 'path', text: 'A Path in range', step: { do: 'put', what: 'path', where: 'range' } },
  {
    id: 'take',
    text: 'Take a token under an own Unit',
    step: { do: 'take', what: 'token', where: 'own-unit' },
  },
];
