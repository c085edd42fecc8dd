import { describe, expect, it } from 'vitest';
import { activeOf, type Campaign } from '../../src/campaign/model/state';
import { posterOf } from '../../src/ui/campaign/past/poster';
import { founded } from '../campaign/company';
import { playChapter } from '../campaign/whole-campaign';
import { richCompany } from '../support/companies';

/** What the fights of a company say of one of it, added up here by itself. */
function deedsOf(state: Campaign, who: string) {
  const lines = state.chapters
    .flatMap(one => one.fights)
    .flatMap(one => one.heroes.filter(h => h.id === who));
  return {
    dealt: lines.reduce((sum, one) => sum + one.dealt, 0),
    lost: lines.reduce((sum, one) => sum + one.lost, 0),
    best: Math.max(...lines.map(one => one.best)),
    fell: lines.filter(one => one.fallen).length,
  };
}

let whole = founded({ name: 'The Long Road' });
for (let n = 1; whole.course.phase !== 'over'; n++) whole = playChapter(whole, n).state;

describe('the poster of a campaign', () => {
  for (const [name, state] of Object.entries({ 'under way': richCompany(), 'at its end': whole }))
    it(`OWN-149: ${name}, says what the sheets say, and draws the road that was gone`, () => {
      const { title, lines, classes, road = [] } = posterOf(state);
      expect(title).toBe(state.name);
      expect(classes).toEqual(activeOf(state).map(one => one.class));
      const text = lines.join('\n');
      expect(lines[0]).toBe(
        state.course.phase === 'over'
          ? 'The last chapter is told. The company has come through.'
          : `So far, in chapter ${state.chapter}`,
      );
      expect(text).toContain(`${state.ticks.length} ticks on the knockout track`);
      const outcomes = state.chapters.map(one => one.fights.at(-1)?.outcome);
      expect(text).toContain(`${outcomes.filter(one => one === 'won').length} won`);
      for (const one of Object.values(state.people)) {
        const { dealt, lost, best, fell } = deedsOf(state, one.id);
        if (!state.chapters.some(({ fights }) => fights.some(f => f.heroes.some(h => h.id === one.id))))
          continue;
        const fallen = fell === 0 ? '' : fell === 1 ? ', fell once' : `, fell ${fell} times`;
        expect(lines).toContain(
          `${one.name}, level ${one.level}: ${dealt} damage dealt, strongest blow ${best}, ${lost} HP lost${fallen}`,
        );
      }
      expect(road.length).toBe(state.chapters.length);
      road.forEach((mark, i) => {
        if (outcomes[i] === 'won') expect(mark).toBe('won');
        else if (outcomes[i] !== undefined) expect(mark).toBe('lost');
      });
    });
});
