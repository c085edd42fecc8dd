import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseWith } from '../../../src/basics/schema';
import { commandSchema } from '../../../src/encounter/model/command';
import { patience, runs, samples } from '../../support/samples';
import { randomFight } from '../random-player/fight';
import { setupFor } from '../support/setups';

const parseCommand = parseWith(commandSchema);

describe('the door for commands', () => {
  it('lets every command of whole fights through unchanged', { timeout: patience }, () => {
    let seen = 0;
    for (let seed = 0; seed < samples(4, 12); seed++)
      randomFight(setupFor(seed), ({ command }) => {
        const read = parseCommand(JSON.parse(JSON.stringify(command)));
        expect(read.ok && read.value).toEqual(command);
        seen++;
      });
    expect(seen).toBeGreaterThan(500);
  });

  it('refuses anything else with a place and a sentence, never with an exception', {
    timeout: patience,
  }, () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue(),
          fc.anything({ maxDepth: 4 }),
          fc.record({
            do: fc.constantFrom('attack', 'say', 'answer', 'move', 'teach'),
            who: fc.anything(),
            strike: fc.anything(),
            correction: fc.anything(),
            answer: fc.anything(),
          }),
        ),
        input => {
          const read = parseCommand(input);
          if (!read.ok) expect(read.error.length).toBeGreaterThan(0);
        },
      ),
      runs(400, 50_000),
    );
  });

  it('says where the fault lies', () => {
    const cases: readonly [unknown, string][] = [
      [{ do: 'attack', who: 'a', strike: { targets: ['b'], white: -1 } }, 'strike.white'],
      [{ do: 'say', correction: { say: 'hp', who: 'a', hp: 1.5 } }, 'correction.hp'],
      [{ do: 'move', who: '__proto__', to: null, animus: 0 }, 'who'],
      [{ do: 'answer', answer: { answer: 'compose', steps: [{ do: 'fly' }] } }, 'answer.steps[0].do'],
      [{ do: 'dance' }, 'do'],
      [null, ''],
    ];
    for (const [input, at] of cases) {
      const read = parseCommand(input);
      expect(read.ok).toBe(false);
      if (!read.ok) expect(read.error[0]?.at).toBe(at);
    }
  });
});
