import { describe, expect, it } from 'vitest';
import { builtinPack } from '../../src/packs/builtin';
import type { Step } from '../../src/stage/steps';
import { summaryOf } from '../../src/ui/packs/form/summary';
import { calledBy } from '../../src/ui/words/steps';

const strike: Step = { do: 'attack', hit: [{ effect: 'knockback', hexes: 2 }] };
const move: Step = { do: 'move', way: 'toward', hexes: 4 };

describe('a card that nobody named', () => {
  it('is called by all that it does', () => {
    expect(calledBy([{ do: 'target', rules: [{ rule: 'furthest' }] }, move, strike])).toBe(
      'Target: the furthest. Move 4 toward. Attack, knockback 2',
    );
  });

  it('does not say whom where the rules choose', () => {
    expect(calledBy([{ do: 'target', rules: [] }, move])).toBe('Move 4 toward');
  });

  it('that does more than a name may hold is called by whole steps', () => {
    const many = Array.from({ length: 20 }, () => move);
    expect(calledBy(many)).toMatch(/^(Move 4 toward\. )*Move 4 toward …$/);
    expect(calledBy(many).length).toBeLessThanOrEqual(120);
  });

  it('whose one step is longer than a name is cut between words', () => {
    const said = calledBy([{ do: 'text', text: 'word '.repeat(60).trim() }]);
    expect(said).toMatch(/^(word )+…$/);
    expect(said.length).toBeLessThanOrEqual(120);
  });
});

describe('one step in the lists of the editor', () => {
  it('calls a part of the body by its name, not by its icon', () => {
    const enemies = builtinPack.encounters.flatMap(encounter => encounter.enemies);
    const slot = enemies.flatMap(enemy => enemy.slots ?? []).find(one => (one.icon ?? one.id) === 'arm');
    const step: Step = { do: 'attack', breaks: ['arm'] };
    expect(summaryOf(step, enemies)).toBe(`Attack, weaker if ${slot?.name} is broken`);
    expect(summaryOf(step)).toBe('Attack, weaker if arm is broken');
  });
});

it.each([
  [{ pull: 'stage', at: 2, stage: 3 }, 'At 2: stage 3'],
  [{ pull: 'remind', at: 1, text: 'The fog rises' }, 'At 1: The fog rises'],
  [{ pull: 'end', at: 3, outcome: 'defeat' }, 'At 3: defeat'],
] as const)('OWN-203: what a counter pulls is said with the number at which it does: %j', (pull, says) => {
  expect(summaryOf(pull)).toBe(says);
});
