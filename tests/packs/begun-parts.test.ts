import { expect, it, test } from 'vitest';
import { asKind, blankOf } from '../../src/packs/edit/form';
import { shapeOf } from '../../src/packs/edit/shape';
import { stageByLoss } from '../../src/packs/edit/stages';
import type { StageTrigger } from '../../src/stage/card';
import { stageTriggerSchema as trigger } from '../../src/stage/card';
import { counterSchema as counter, reminderTimeSchema as reminderTime } from '../../src/stage/encounter';
import {
  conditionSchema as condition,
  effectSchema as effect,
  groupSchema as group,
  placeSchema as place,
  stepSchema as step,
} from '../../src/stage/steps';
import { aroundEncounter } from '../../src/ui/packs/form/around';
import { pointed } from '../../src/ui/packs/form/pointed';
import { summaryOf } from '../../src/ui/packs/form/summary';
import { saltHeron } from '../boxes/salt-heron';

const encounter = { ...saltHeron.encounter, cards: [] };
const around = aroundEncounter(encounter);

/** All names under a key, however deep. */
const named = (value: unknown, key: string): readonly unknown[] =>
  Array.isArray(value)
    ? value.flatMap(one => named(one, key))
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([at, one]) => [...(at === key ? [one] : []), ...named(one, key)])
      : [];

test.each(
  [trigger, reminderTime, condition, step, effect, group, place].map(shapeOf).flatMap(shape => {
    return shape.shape === 'kinds' ? shape.kinds.map(kind => [kind.name, shape] as const) : [];
  }),
)('OWN-203, OWN-161: what begins as %s points at what the encounter has', (kind, shape) => {
  const begun = pointed(shape, asKind(shape, kind, blankOf(shape)), around);
  for (const key of ['slot', 'enemy', 'icon', 'ability', 'tile']) {
    const refs = around.refs(key)?.map(one => one.id) ?? [];
    for (const id of named(begun, key)) if (refs.length > 0) expect(refs).toContain(id);
  }
});

it('OWN-203: a trigger begins with the stage that a fight goes on to', () => {
  expect(blankOf(shapeOf(trigger))).toMatchObject({ trigger: 'diceLost', stage: 2 });
});

it('OWN-203: a trigger names the part that breaks as this enemy calls it', () => {
  const [slot] = encounter.enemies[0]?.slots ?? [];
  expect(summaryOf({ trigger: 'broken', stage: 3, slot: slot?.id }, encounter.enemies)).toBe(
    `A part breaks, stage 3, ${slot?.name}`,
  );
});

const byLoss: readonly (readonly [
  string,
  readonly StageTrigger[],
  2 | 3,
  number,
  readonly StageTrigger[],
])[] = [
  [
    'a number takes the place of the question',
    [{ trigger: 'hand', stage: 2, text: '' }],
    2,
    3,
    [{ trigger: 'diceLost', stage: 2, count: 3 }],
  ],
  [
    'the other stage is asked about as before',
    [{ trigger: 'hand', stage: 3, text: '' }],
    2,
    3,
    [
      { trigger: 'hand', stage: 3, text: '' },
      { trigger: 'diceLost', stage: 2, count: 3 },
    ],
  ],
  [
    'words of its own say when as well',
    [{ trigger: 'hand', stage: 2, text: 'the gate falls' }],
    2,
    1,
    [
      { trigger: 'hand', stage: 2, text: 'the gate falls' },
      { trigger: 'diceLost', stage: 2, count: 1 },
    ],
  ],
  ['none is none', [{ trigger: 'diceLost', stage: 3, count: 4 }], 3, 0, []],
];
test.each(byLoss)('OWN-322: where dice lost say when, %s', (_, before, stage, count, after) => {
  expect(stageByLoss(before, stage, count)).toEqual(after);
});

it('OWN-203: a counter begins at 0', () => {
  expect(blankOf(shapeOf(counter))).toMatchObject({ start: 0, pulls: [] });
});
