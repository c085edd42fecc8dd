import { describe, expect, test } from 'vitest';
import type { Clan } from '../../../../src/games/darkleaf/rules/board/position';
import {
  dearest,
  facesWorth,
  findingsOf,
  foundAfter,
  sumsOf,
} from '../../../../src/games/darkleaf/rules/bot/analysis';
import { choose, think } from '../../../../src/games/darkleaf/rules/bot/choose';
import { hintOf } from '../../../../src/games/darkleaf/rules/bot/hint';
import { Judge } from '../../../../src/games/darkleaf/rules/bot/judge';
import { minds } from '../../../../src/games/darkleaf/rules/bot/minds';
import { threatOf } from '../../../../src/games/darkleaf/rules/chances/threat';
import { beginDuel } from '../../../../src/games/darkleaf/rules/duel/commands/begin';
import type { Command } from '../../../../src/games/darkleaf/rules/duel/commands/commands';
import { decide } from '../../../../src/games/darkleaf/rules/duel/commands/decide';
import type { Duel, Strength, UnitData } from '../../../../src/games/darkleaf/rules/duel/model';
import { strengths } from '../../../../src/games/darkleaf/rules/duel/model';
import { countsOf } from '../../../../src/games/darkleaf/rules/duel/queries/counts';
import { positionOf } from '../../../../src/games/darkleaf/rules/duel/turn-of';
import { hedgerow } from '../../../../src/games/darkleaf/sample/hedgerow';
import '../../../../src/games/darkleaf/words/learn';
import '../../../../src/games/darkleaf/words/learn-hints';
import { say } from '../../../../src/ui/words/say';

const begun = (a: Clan, b: Clan, seed = 5): Duel =>
  beginDuel({
    players: [
      { name: 'One', book: hedgerow[a] },
      { name: 'Two', book: hedgerow[b] },
    ],
    help: 'open',
    dice: 'app',
    will: 'blessings',
    seed,
  });
const unit = (side: 'south' | 'north', kind: UnitData['kind'], more: Partial<UnitData> = {}): UnitData => ({
  ...{ side, kind, auras: [], marks: 0, quarry: false, ladder: 0, held: false },
  ...more,
});
const sent = (duel: Duel, ...commands: readonly Command[]): Duel =>
  commands.reduce((now, command) => {
    const decided = decide(now, command);
    if (!decided.ok) throw new Error(`${JSON.stringify(command)}: ${decided.error.code}`);
    return decided.state ?? now;
  }, duel);

/** The first states of a duel that a strength plays against itself. */
function played(start: Duel, strength: Strength, taps: number): Duel[] {
  const states = [start];
  for (let duel = start; states.length <= taps && !duel.end; ) {
    const command = choose(duel, strength);
    if (!command) throw new Error('Nothing can be done');
    duel = sent(duel, command);
    states.push(duel);
  }
  return states;
}

/** The Murg with a pawn beside the king of the Ferrymen. */
const beside = (): Duel =>
  sent(begun('murg', 'ferrymen'), { do: 'put', at: 'e7', unit: unit('south', 'pawn') });

describe('the three strengths', () => {
  test.each(strengths)('%s chooses the same again, by a number of boards and no clock', strength => {
    const start = sent(begun('huldra', 'ferrymen'), { do: 'roll', bone: 6, value: 4 });
    const once = think(start, strength);
    expect(think(start, strength)).toEqual(once);
    expect(once.boards).toBeGreaterThan(0);
    expect(decide(start, once.command!).ok).toBe(true);
  });

  test('each plays by its own strength, where none is named', () => {
    const wooden = (duel: Duel, strength: Strength): Duel => ({ ...duel, wood: { side: 'south', strength } });
    const states = played(begun('murg', 'huldra', 2), 'seedling', 24);
    const chosen = (strength: Strength) => states.map(duel => choose(wooden(duel, strength)));
    const named = (strength: Strength) => states.map(duel => choose(wooden(duel, 'thicket'), strength));
    expect(chosen('seedling')).toEqual(named('seedling'));
  });

  test('MU-1: a king that can be destroyed on a 6 is declared at, by whoever sees no better', () => {
    for (const strength of ['thicket', 'oldWood'] as const)
      expect(think(beside(), strength).command).toEqual({
        do: 'declare',
        intent: 'deed',
        unit: 'e7',
        targets: ['d8'],
      });
  });

  test('WB-3: a Morph that is not named yet may be named, one that is named is rolled for', () => {
    const start = sent(begun('wibo', 'ferrymen'), { do: 'put', at: 'e7', unit: unit('south', 'pawn') });
    const [pawn, king] = ['e7', 'd8'];
    const morph = (named: readonly string[] | null): Duel => ({
      ...start,
      turn: { ...start.turn, phase: 'choice', wibo: { at: 'morph', unit: pawn!, named, seed: false } },
    });
    const kinds = (duel: Duel) => [
      ...new Set(think(duel, 'seedling').rated.map(({ command }) => command.do)),
    ];
    expect(kinds(morph(null))).toContain('declare');
    expect(kinds(morph([king!]))).not.toContain('declare');
    expect(kinds(morph([king!]))).toContain('roll');
  });

  test.each([
    ['thicket', 1, 1],
    ['thicket', 1, 3],
    ['oldWood', 1, 1],
    ['thicket', 2, 1],
    ['oldWood', 2, 1],
  ] as const)('FO-2: %s takes a danger of %i in 6 away with a roll of %i', (strength, faces, value) => {
    const law = faces === 2 ? ([{ do: 'law', side: 'south', now: true }] as const) : [];
    const set = sent(beside(), ...law, { do: 'pass-turn' }, { do: 'roll', bone: 6, value });
    const danger = (duel: Duel) => threatOf(positionOf(duel), 'south', 6).values.length;
    expect(danger(set)).toBe(faces);
    const chosen = think(set, strength).command;
    expect(chosen?.do).toBe('act');
    expect(danger(sent(set, chosen!))).toBe(0);
  });

  test('HX-6: a ladder that ends begins again on the Quarry beside it', () => {
    const duel = sent(
      begun('hexen', 'ferrymen'),
      { do: 'quarry', at: ['c8', 'g8'] },
      { do: 'put', at: 'b7', unit: unit('north', 'pawn', { ladder: 1 }) },
      { do: 'pass-turn' },
      { do: 'pass-turn' },
    );
    const all = countsOf(duel);
    expect(all.length).toBeGreaterThan(2);
    for (const command of all) expect(decide(duel, command).ok).toBe(true);
    expect(think(duel, 'thicket').command).toEqual({ do: 'count', restarts: { b7: 'c8' } });
  });

  test('WB-2: a Morph that is named is rolled for, and not named again for ever', () => {
    const states = played(begun('wibo', 'huldra', 3), 'seedling', 80);
    expect(states.at(-1)!.count).toBeGreaterThan(8);
  });
});

describe('what the wood says', () => {
  test('FO-4: a hint names the deed, what it needs, and how far the next best lies behind', () => {
    const hint = hintOf(beside(), 'thicket')!;
    const said = [hint.does, ...hint.why.map(({ text }) => text)].map(say);
    expect(said[0]).toBe('Declare Destroy: the pawn on e7, at d8.');
    expect(said[1]).toBe('It needs 6 or more: 1 of 6 faces.');
    expect(said.join(' ')).toMatch(/in a hundred/);
  });

  test('every hint of the first turns of all clans is worded', () => {
    for (const [a, b] of [
      ['hexen', 'erde'],
      ['wibo', 'huldra'],
      ['murg', 'ferrymen'],
    ] as const)
      for (const duel of played(begun(a, b), 'seedling', 16)) {
        const hint = hintOf(duel, 'seedling');
        for (const { text } of hint?.why ?? [])
          if (typeof text !== 'string' && text.say === 'darkleaf.h-threat')
            expect('values' in text && text.values).not.toEqual([]);
        for (const text of hint ? [hint.does, ...hint.why.map(one => one.text)].map(say) : [])
          expect(text).not.toMatch(/undefined|darkleaf\./);
      }
  });
});

describe('luck and choice', () => {
  const states = played(begun('murg', 'huldra', 2), 'seedling', 60);
  const pairs = states.slice(1).map((after, i) => [states[i]!, after] as const);

  test('choice is never above 0; what was better is named where something was', () => {
    const findings = pairs.flatMap(([before, after]) => findingsOf(before, after));
    expect(findings.filter(one => one.is === 'choice').length).toBeGreaterThan(3);
    for (const one of findings)
      if (one.is === 'choice') expect([one.by <= 0, one.by < 0]).toEqual([true, one.better !== undefined]);
    const sums = sumsOf(findings);
    expect(sums.south.choice + sums.north.choice).toBeLessThanOrEqual(0);
  });

  test('a dear choice made once more, as Thicket would, gives nothing away', () => {
    const found = states.flatMap((_, i) => foundAfter(states, i));
    const dear = (['south', 'north'] as const).flatMap(side => dearest(found, side, 3));
    expect(dear.length).toBeGreaterThan(2);
    let acts = 0;
    for (const { from, by, better } of dear) {
      const then = states[from]!;
      expect(foundAfter([then, states[from + 1]!], 0)).toContainEqual(expect.objectContaining({ by }));
      if (better?.command.do !== 'act') continue;
      acts += 1;
      const choice = foundAfter([then, sent(then, better.command)], 0).find(one => one.is === 'choice');
      expect(choice).toMatchObject({ by: 0, better: undefined });
    }
    expect(acts).toBeGreaterThan(0);
  });

  test('FO-1: each face of a roll is worth what the wood makes of it', () => {
    const before = beside();
    const after = sent(before, { do: 'roll', bone: 6, value: 3 });
    const judge = new Judge(before, minds.thicket);
    const worths = facesWorth(before, after);
    expect(worths).toEqual([1, 2, 3, 4, 5, 6].map(value => judge.face(6, value)));
    expect(new Set(worths).size).toBeGreaterThan(1);
  });

  test('FO-1: luck averages 0 over the faces of a roll', () => {
    const rolls = pairs.filter(([before, after]) => findingsOf(before, after).some(one => one.is === 'luck'));
    expect(rolls.length).toBeGreaterThan(5);
    for (const [before, after] of rolls.slice(0, 8)) {
      const worths = facesWorth(before, after);
      const mean = worths.reduce((sum, one) => sum + one, 0) / worths.length;
      const sum = worths.reduce((all, one) => all + (one - mean), 0);
      expect(Math.abs(sum)).toBeLessThan(1e-9);
      const luck = findingsOf(before, after).find(one => one.is === 'luck')!;
      expect(luck.by).toBeCloseTo(50 * (worths[after.turn.bone!.value - 1]! - mean), 9);
    }
  });
});
