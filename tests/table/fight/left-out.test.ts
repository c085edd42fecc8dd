import { describe, expect, it } from 'vitest';
import type { Event } from '../../../src/encounter/model/event';
import type { Step } from '../../../src/stage/steps';
import { leftOutOf } from '../../../src/table/fight/left-out';
import { publicView } from '../../../src/table/fight/view';
import { brokenOnCard, courseOf } from '../../../src/ui/fight/enemy/card-course';
import '../../../src/ui/words/said/fight/learn-fight';
import { encounterOf, flowerSlots } from '../../encounter/support/least-fixture';
import { asked, course, type Fight, go, nobody } from '../../encounter/support/scripted-fight';

const byHand: Step = { do: 'text', text: 'Turn the board over' };
const target: Step = { do: 'target', rules: [] };
const strikes: Step = { do: 'attack', might: { red: 1 } };

/** The log of a fight as it was saved before version 3: with each change of the stack, notes without a step. */
const olderLog = (one: Fight): readonly Event[] =>
  one.changes.flatMap((event): readonly Event[] => {
    if (event.type === 'stepsBegin') return [];
    if (event.type !== 'note') return [event];
    const { step: _, ...note } = event;
    return [note];
  });

const shown = (steps: readonly Step[], far: boolean) => {
  const at = far ? 'Q9' : 'I7';
  const one = course(steps, { a: { at }, b: { at: 'Q1' }, c: { at: 'A1' }, d: { at: 'A9' } });
  one.tap({ do: 'endTurns' });
  while (asked(one).ask === 'defend') one.tap(nobody);
  const view = publicView(one.state);
  const { played } = view.underWay;
  if (!played) throw new Error('no card is under way');
  const rowsOf = (events: readonly Event[]) => courseOf(played, leftOutOf(events));
  return { one, rowsOf, broken: brokenOnCard(view, played.card) };
};

describe.each([
  ['a log with one stack for each command', (one: Fight): readonly Event[] => one.events],
  ['a log with each change of the stack', olderLog],
])('the steps of a card that could not be done, by %s', (_, eventsOf) => {
  it('TG-7: an attack that falls away is struck through with its reason, what comes after it goes on', () => {
    const { one, rowsOf } = shown([target, strikes, byHand, strikes], true);
    const rows = rowsOf(eventsOf(one));
    expect(rows.map(row => row.is)).toEqual(['done', 'skipped', 'now', 'todo']);
    expect(rows[1]?.is === 'skipped' && rows[1].why).toMatch(/out of reach.*Boss/);
  });

  it('an attack that struck somebody is ticked', () => {
    const { one, rowsOf } = shown([target, strikes, byHand], false);
    expect(rowsOf(eventsOf(one)).map(row => row.is)).toEqual(['done', 'done', 'now']);
  });

  it('SC-1: a step for minions where none stands is left out with its reason', () => {
    const { one, rowsOf } = shown([{ do: 'minions', enemy: 'rat' }, byHand], false);
    const rows = rowsOf(eventsOf(one));
    expect(rows.map(row => row.is)).toEqual(['skipped', 'now']);
    expect(rows[0]?.is === 'skipped' && (rows[0].why ?? '').length).toBeGreaterThan(5);
  });

  it('the next card begins with nothing left out', () => {
    const { one } = shown([target, strikes, byHand], true);
    expect(leftOutOf(eventsOf(one)).size).toBe(1);
    one.tap(go);
    one.tap({ do: 'endTurns' });
    expect([...leftOutOf(eventsOf(one)).keys()]).toEqual([1]);
  });

  it('what a step holds in itself does not take back what was left out before it', () => {
    const each: Step = { do: 'each', of: { who: 'firstPlayer' }, steps: [byHand] };
    const { one } = shown([target, strikes, each, byHand], true);
    expect([...leftOutOf(eventsOf(one)).keys()]).toEqual([1]);
    one.tap(go);
    expect([...leftOutOf(eventsOf(one)).keys()]).toEqual([1]);
  });

  it('what a tap took away over the card is gone, and the card is still under way', () => {
    const { one } = shown([target, strikes, byHand, byHand], true);
    const { frames } = one.state;
    const steps = frames.findLastIndex(frame => frame.frame === 'steps');
    const [card, under] = [frames[steps - 1], frames[steps]];
    if (card?.frame !== 'card' || under?.frame !== 'steps') throw new Error('no step of a card is under way');
    const over = { type: 'pushed', frame: under } as const;
    const note = { type: 'note', code: 'skipped', text: 'Nobody stands there.' } as const;
    const later = [...olderLog(one), over, over, { type: 'dropped', to: steps + 1 } as const, note];
    expect([...leftOutOf(later).keys()]).toEqual([1, under.at - 1]);
    // What was taken out from between leaves what lay over it.
    const between = [
      ...olderLog(one),
      over,
      over,
      { type: 'dropped', to: steps + 1, from: steps + 2 } as const,
      { type: 'dropped', to: steps } as const,
      note,
    ];
    expect([...leftOutOf(between).keys()]).toEqual([1]);
  });

  it('the next actor of the card begins with nothing left out', () => {
    const boss = encounterOf().enemies.find(kind => kind.id === 'boss');
    if (!boss) throw new Error('no boss');
    const one = course(
      [target, strikes],
      { a: { at: 'A1' }, b: { at: 'A2' }, c: { at: 'A3' }, d: { at: 'A4' } },
      {
        enemies: [{ ...boss, footprint: 'single', slots: flowerSlots().slice(0, 1), models: 2 }],
        placed: [
          { enemy: 'boss', at: 'Q1', facing: 'S', number: 1 },
          { enemy: 'boss', at: 'Q9', facing: 'S', number: 2 },
        ],
      },
    );
    one.tap({ do: 'endTurns' });
    // As it grows event by event: the first one's attack falls away, then the other one's.
    const events = eventsOf(one);
    const sizes = events.map((_, at) => leftOutOf(events.slice(0, at + 1)).size);
    expect(sizes.filter((size, at) => size !== sizes[at - 1])).toEqual([0, 1, 0, 1]);
  });
});
