import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesOf } from '../../scripts/check/files';
import { gamesHere } from '../../scripts/check/games';
import { ruleLabel } from '../../src/ui/words/rule-titles';

it('OWN-102: every rule that the app names bears a title on its button, and not the number alone', () => {
  const games = gamesHere().map(game => `games/${game}/`);
  const cited = new Set<string>();
  for (const file of filesOf('src')) {
    if (!/\.tsx?$/.test(file) || games.some(game => file.startsWith(game))) continue;
    for (const [, id] of readFileSync(`src/${file}`, 'utf8').matchAll(/'([A-Z]{2,3}-\d+)'/g))
      if (id) cited.add(id);
  }
  expect(cited.size).toBeGreaterThan(150);
  expect([...cited].filter(id => ruleLabel(id) === id)).toEqual([]);
});
