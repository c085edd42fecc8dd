import { describe, expect, it } from 'vitest';
import { leading, ownFirst, tasksOf } from '../../src/ui/campaign/owed/tasks';
import { founded } from '../campaign/company';

const state = founded({ chapter: 3 });
const tasks = tasksOf(state);
const tokens = tasks.find(task => task.id === 'permanent');
const [first = '', , third = ''] = state.seats;

describe('what each chooses on a phone of their own', () => {
  it('OWN-302: without one the choices stand in their order', () => {
    expect(leading(tasks, undefined)?.id).toBe('trait');
    expect(ownFirst(tokens?.choices ?? [], [])).toEqual(tokens?.choices);
  });

  it('OWN-302: a choice of whoever lies before this phone leads the page, and comes first in it', () => {
    expect(leading(tasks, undefined, [third])?.id).toBe('permanent');
    expect(leading(tasks, 'trait', [third])?.id).toBe('trait');
    const order = ownFirst(tokens?.choices ?? [], [third]).map(one => 'who' in one && one.who);
    expect(order).toEqual([third, ...state.seats.filter(who => who !== third)]);
  });

  it('OWN-302: where nothing is theirs to choose the page leads as on every device', () => {
    const others = tasks.map(task => ({
      ...task,
      choices: task.choices.filter(one => !('who' in one) || one.who !== first),
    }));
    expect(leading(others, undefined, [first])).toEqual(leading(others, undefined));
  });
});
