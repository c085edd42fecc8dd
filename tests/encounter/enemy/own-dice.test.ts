import { describe, expect, it } from 'vitest';
import { type Settings, standardSettings } from '../../../src/encounter/model/settings';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import { directions } from '../../../src/hex/direction';
import type { Step, TargetRule } from '../../../src/stage/steps';
import { cards, encounterOf, fight, hero, setupOf } from '../support/least-fixture';

const picks = (...ids: string[]) => ({ do: 'answer', answer: { answer: 'pick', ids } }) as const;
const own: Partial<Settings> = { dice: 'table' };

/** The boss in the middle with room on all sides, the four at the foot of the board. */
function acting(steps: readonly Step[], settings: Partial<Settings> = own) {
  const one = fight(
    setupOf({
      encounter: encounterOf({
        cards: cards([...steps]),
        placed: [{ enemy: 'boss', at: 'I5', facing: 'S' }],
      }),
      heroes: ['a', 'b', 'c', 'd'].map((id, i) => hero(id, { at: `${'ACEG'[i]}9` })),
      settings: { ...standardSettings, ...settings },
    }),
  );
  one.tap({ do: 'begin' });
  one.tap({ do: 'endTurns' });
  return one;
}
type Fight = ReturnType<typeof acting>;
const boss = (one: Fight) => one.state.enemies.find(it => it.id === 'boss');
const streams = ({ state }: Fight) => [state.direction, state.random];
const rolled = (one: Fight) => one.events.flatMap(event => (event.type === 'rolled' ? [event] : []));

const turned: Step = { do: 'turn', to: 'random' };
const moved: Step = { do: 'move', way: 'random', hexes: 1 };

describe('dice that the table rolls itself', () => {
  it.each(directions.flatMap(way => [[way, turned] as const, [way, moved] as const]))(
    'OWN-208, EM-1: what the direction die on the table shows counts (%s: %j)',
    (way, step) => {
      const one = acting([step]);
      const before = streams(one);
      expect(questionOf(one.state)).toMatchObject({ ask: 'pick', topic: 'direction', min: 1, max: 1 });
      expect(boss(one)).toMatchObject({ at: 'I5', facing: 'S' });
      one.tap(picks(way));
      expect(boss(one)?.facing).toBe(way);
      expect(boss(one)?.at === 'I5').toBe(step.do === 'turn');
      expect(rolled(one)).toEqual([{ type: 'rolled', what: 'direction', result: way, stream: null }]);
      // The app's own dice have not been touched.
      expect(streams(one)).toEqual(before);
    },
  );

  it.each([['a'], ['c'], ['d']])('OWN-208: %s is the random one whom the table rolled', id => {
    const one = acting([
      { do: 'target', rules: [{ rule: 'random' }] },
      // Whoever is named must be in reach (TG-4).
      { do: 'attack', range: 'any', noSight: true },
    ]);
    const asked = questionOf(one.state);
    expect(asked).toMatchObject({ ask: 'pick', topic: 'fits', min: 1, max: 1 });
    expect(asked?.ask === 'pick' && asked.options.map(option => option.id)).toEqual(['a', 'b', 'c', 'd']);
    one.tap(picks(id));
    expect(rolled(one)).toMatchObject([{ what: 'random', stream: null }]);
    expect(one.state.why?.target).toBe(id);
  });

  it('OWN-208: a random one of those whom another rule has left, and none is rolled for where one is left', () => {
    const among = (...rules: TargetRule[]) =>
      acting([
        { do: 'target', rules },
        { do: 'turn', to: 'target' },
      ]);
    const another = among({ rule: 'firstPlayer' }, { rule: 'random' });
    expect(questionOf(another.state)?.ask).not.toBe('pick');
    expect(rolled(another)).toEqual([]);
  });

  it('OWN-208: nothing is asked where hands make the move, or it cannot move', () => {
    expect(questionOf(acting([moved], { ...own, board: 'off' }).state)).toMatchObject({});
    const off = acting([moved], { ...own, board: 'off' });
    expect(off.state.frames.some(frame => frame.frame === 'roll')).toBe(false);
    const placed = acting([moved], { ...own, board: 'moved' });
    expect(questionOf(placed.state)).toMatchObject({ ask: 'place', topic: 'moved' });
  });

  it('OWN-208: by itself the app rolls, and asks nothing', () => {
    const one = acting([turned, moved, { do: 'target', rules: [{ rule: 'random' }] }], {});
    expect(rolled(one).map(event => [event.what, event.stream === null])).toEqual([
      ['direction', false],
      ['direction', false],
      ['random', false],
    ]);
  });
});
