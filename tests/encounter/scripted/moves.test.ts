import { describe, expect, it } from 'vitest';
import type { Encounter } from '../../../src/stage/encounter';
import type { MoveStep, Step } from '../../../src/stage/steps';
import { say } from '../../support/words';
import { cards, encounterOf } from '../support/least-fixture';
import { course, type Fight, foe, of } from '../support/scripted-fight';

const toward = (hexes: number, how?: MoveStep['how']): Step => ({
  do: 'move',
  way: 'toward',
  hexes,
  ...(how ? { how } : {}),
});

/** A single rat moves by the card, with `a` at I8 and nobody else near. */
function moving(
  step: Step,
  at: string,
  more: Partial<Encounter> = {},
  tokens: readonly string[] = [],
): Fight {
  const act = [{ do: 'target', rules: [] } as const, step];
  const one = course(
    [],
    { a: { at: 'I8' } },
    {
      cards: cards(act).map(card => ({ ...card, actors: ['rat'] })),
      placed: [
        { enemy: 'boss', at: 'B9', facing: 'N' },
        { enemy: 'rat', at, number: 1 },
      ],
      ...more,
    },
  );
  for (const token of tokens)
    one.tap({ do: 'say', correction: { say: 'token', who: 'rat1', token, count: 1 } });
  one.tap({ do: 'endTurns' });
  return one;
}
const stands = (one: Fight) => [foe(one, 'rat1').at, foe(one, 'rat1').facing];
const skipped = (one: Fight): readonly string[] =>
  one.events.flatMap(it => (it.type === 'note' && it.code === 'skipped' ? [say(it.text)] : []));

describe('moves of the whole way', () => {
  it('TM-12, MV-1: "move X" ends when adjacent, whatever is left', () => {
    for (const step of [toward(5), toward(5, 'upTo')])
      expect(stands(moving(step, 'I5'))).toEqual(['I7', 'S']);
  });

  it('OWN-120: "the full X" and "exactly X" spend what is left straight on, around what stands there', () => {
    for (const how of ['full', 'exact'] as const) {
      // Two to I7, then three round the target to the next free hex of the line, whom it is adjacent to and faces.
      expect(stands(moving(toward(5, how), 'I5'))).toEqual(['I9', 'N']);
      // With 2 left it stops on the way round, next to its target still.
      expect(stands(moving(toward(4, how), 'I5'))[0]).toBe('H9');
      expect(stands(moving(toward(2, how), 'I5'))).toEqual(['I7', 'S']);
      expect(stands(moving(toward(1, how), 'I5'))).toEqual(['I6', 'S']);
    }
  });

  it('OWN-120, MV-6: a large one passes over its target and pushes whoever is under it where it stops', () => {
    const act: Step[] = [{ do: 'target', rules: [] }, toward(3, 'full')];
    const one = course(act, { a: { at: 'I6' } }, { placed: [{ enemy: 'boss', at: 'I2', facing: 'S' }] });
    one.tap({ do: 'endTurns' });
    // Two steps bring it next to its target, the third onto it.
    expect([foe(one, 'boss').at, of(one, 'a').at]).toEqual(['I5', 'I7']);
  });

  it('OWN-121, SC-2: "exactly X" is all or nothing, "the full X" as far as there is a way', () => {
    // I7 is walled in but for I6: one step is all there is.
    const wall = (id: string, hex: string) => ({ id, kind: 'wall', hexes: [hex] });
    const walls = { obstacles: ['H5', 'H6', 'I4', 'J5', 'J6', 'H7', 'J7', 'I7'].map(hex => wall(hex, hex)) };
    const exact = moving(toward(3, 'exact'), 'I5', walls);
    expect([stands(exact)[0], skipped(exact)]).toEqual(['I5', ['Rat 1 cannot move exactly 3.']]);
    expect(stands(moving(toward(3, 'full'), 'I5', walls))[0]).toBe('I6');
    expect(stands(moving({ do: 'move', way: 'S', hexes: 1, how: 'exact' }, 'I5', walls))[0]).toBe('I6');
  });

  it('OWN-121, MV-2: a last point that is lost before water counts as spent', () => {
    const tiles = [{ kind: 'water', hexes: ['I6'] }];
    expect(stands(moving(toward(2, 'exact'), 'I4', { tiles }))[0]).toBe('I5');
    expect(stands(moving(toward(3, 'exact'), 'I4', { tiles }))[0]).toBe('I6');
  });

  it('ST-4, OWN-121: a crippled enemy makes no move of its own by any card', () => {
    for (const how of ['upTo', 'full', 'exact'] as const)
      expect(stands(moving(toward(2, how), 'I5', {}, ['crippled']))[0]).toBe('I5');
  });
});

describe('rules boards that go round in a circle', () => {
  it('OWN-132: an ability that sends to itself, and cards that all draw another, come to an end', () => {
    const howl = { id: 'howl', name: 'Howl', steps: [{ do: 'ability', ability: 'howl' }] } as const;
    for (const steps of [[{ do: 'ability', ability: 'howl' }], [{ do: 'draw' }]] as const) {
      const one = course(steps, {}, { abilities: [howl] });
      one.tap({ do: 'endTurns' });
      expect(one.state.round).toBe(2);
      expect(skipped(one).some(text => text.includes('in a circle'))).toBe(true);
    }
  });
});

describe('the order of several movers', () => {
  const rats = [
    { enemy: 'boss', at: 'B9', facing: 'N' } as const,
    { enemy: 'rat', at: 'Q2', number: 1 },
    { enemy: 'rat', at: 'Q6', number: 2 },
  ];
  const movers = (one: Fight): readonly string[] =>
    one.events.flatMap(it => (it.type === 'stands' && it.how === 'moved' ? [it.who] : []));
  const heroes = { a: { at: 'Q9', hp: 2 }, b: { at: 'P1' }, c: { at: 'A1' }, d: { at: 'A9' } };

  it('MV-11: who has the least movement to its own target goes first: by the closest, the named, the taunter', () => {
    const closest = course([], heroes, { placed: rats });
    closest.tap({ do: 'endTurns' });
    // One step brings the first next to b, two the second next to a.
    expect(movers(closest)).toEqual(['rat1', 'rat2']);
    const wounded = encounterOf().enemies.map(kind =>
      kind.id === 'rat' ? { ...kind, targets: [{ rule: 'mostWounded' } as const] } : kind,
    );
    const named = course([], heroes, { placed: rats, enemies: wounded });
    named.tap({ do: 'endTurns' });
    expect(movers(named)).toEqual(['rat2', 'rat1']);
    const taunted = course([], heroes, { placed: rats });
    taunted.tap({ do: 'taunt', who: 'a' }, { do: 'endTurns' });
    expect(movers(taunted)).toEqual(['rat2', 'rat1']);
  });

  it('TG-6: and the taunter is whom they go for', () => {
    const taunted = course([], heroes, { placed: rats });
    taunted.tap({ do: 'taunt', who: 'a' }, { do: 'endTurns' });
    expect(taunted.events.flatMap(it => (it.type === 'why' ? [it.why.target] : []))).toEqual(['a', 'a']);
  });
});
