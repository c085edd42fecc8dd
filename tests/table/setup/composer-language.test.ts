import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtinPack } from '../../../src/packs/builtin';
import { stepForm } from '../../../src/packs/edit/forms';
import type { Step } from '../../../src/stage/steps';
import { freshStep } from '../../../src/table/setup/fresh-step';
import { anyOf } from '../../packs/arbitrary-shape';
import { patience, runs } from '../../support/samples';
import { byHand } from './by-hand';

const encounter = builtinPack.encounters[0];
if (!encounter) throw new Error('no encounter');

const composed = (steps: readonly Step[]): readonly Step[] => byHand(encounter, steps);

const anyStep = anyOf(stepForm.shape).map(value => {
  const read = stepForm.read(value);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
});

describe('the whole language of steps', () => {
  it('any card that it can express can be tapped together, each tap taken by the door', {
    timeout: patience,
  }, () => {
    const once = fc.property(fc.array(anyStep, { maxLength: 4 }), steps => {
      expect(composed(steps)).toEqual(steps);
    });
    fc.assert(once, runs(300, 20_000));
  });

  it('every card that ships with the app can', () => {
    for (const { cards } of builtinPack.encounters)
      for (const { steps } of cards) expect(composed(steps)).toEqual(steps);
  });

  it('a fresh step of each kind is whole', () => {
    for (const { name } of stepForm.shape.shape === 'kinds' ? stepForm.shape.kinds : []) {
      const kind = name as Step['do'];
      expect(stepForm.read(freshStep(kind, encounter, 'As it says')).ok).toBe(true);
    }
  });
});
