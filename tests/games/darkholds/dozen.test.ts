import { expect, test } from 'vitest';
import { crowded } from '../../../scripts/bench/darkholds';
import { decide } from '../../../src/games/darkholds/rules/play/decide';
import type { Command, Play } from '../../../src/games/darkholds/rules/play/model';
import '../../../src/games/darkholds/words/learn';
import { say } from '../../../src/ui/words/say';

test('AO-3, AN-2, TG-1: a dozen enemies act in three taps, each with a reason, and whoever sees somebody with its line', () => {
  const taps: readonly Command[] = [{ do: 'enemies' }, { do: 'all' }, { do: 'reinforce' }];
  let play: Play = { ...crowded(), darkholds: {}, reinforcements: {} };
  const enemies = play.figures.filter(({ side }) => side === 'enemy').map(({ id }) => id);
  expect(enemies.length).toBe(12);
  for (const command of taps) {
    const decided = decide(play, command);
    if (!decided.ok || !decided.state) throw new Error(command.do);
    play = decided.state;
    if (command.do !== 'all') continue;
    expect([...play.done].sort()).toEqual([...enemies].sort());
    for (const id of enemies) {
      const own = play.told.filter(({ by }) => by === id);
      expect(own.length).toBeGreaterThan(0);
      for (const { text, rule, line } of own) {
        expect(say(text)).not.toContain('darkholds.');
        if (rule === 'TG-1') expect(line).toBeDefined();
      }
    }
  }
  expect([play.phase, taps.length]).toEqual(['reinforcement', 3]);
});
