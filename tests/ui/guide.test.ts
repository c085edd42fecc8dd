import { describe, expect, it } from 'vitest';
import {
  type GuideMoment,
  type GuideStep,
  guideSteps,
  stepAfter,
  stepAt,
} from '../../src/ui/fight/parts/guide';
import { words } from '../../src/ui/words/fight';

describe('the guide through a first round', () => {
  const cases: readonly (readonly [GuideStep, GuideMoment, GuideStep | undefined])[] = [
    // At its own moment a step stands.
    ['begin', 'setup', 'begin'],
    ['undo', 'turns', 'undo'],
    ['why', 'enemy', 'why'],
    // The table has gone on without it: what belongs to the moment is told instead.
    ['begin', 'turns', 'attack'],
    ['attack', 'enemy', 'defend'],
    ['count', 'stop', 'stop'],
    ['defend', 'stop', 'stop'],
    ['defend', 'turns', 'break'],
    ['stop', 'turns', 'break'],
    // Its moment is still to come: nothing is told until then.
    ['attack', 'setup', undefined],
    ['break', 'enemy', undefined],
    ['break', 'stop', undefined],
    // It is over.
    ['attack', 'over', undefined],
  ];
  for (const [step, moment, shown] of cases)
    it(`at ${step}, ${moment}: ${shown ?? 'nothing'} is shown`, () => {
      expect(stepAt(step, moment)).toBe(shown);
    });

  it('speaks of draw, undo, what the table says, foresight, defense, why and break, each once and in words', () => {
    const spoken = ['attack', 'undo', 'count', 'foresight', 'defend', 'why', 'break'] as const;
    for (const step of spoken) expect(guideSteps.filter(one => one === step)).toHaveLength(1);
    for (const step of guideSteps) expect(words.guide.steps[step].length).toBeGreaterThan(20);
    const walked: GuideStep[] = [];
    for (let at: GuideStep | undefined = guideSteps[0]; at; at = stepAfter(at)) walked.push(at);
    expect(walked).toEqual(guideSteps);
  });
});
