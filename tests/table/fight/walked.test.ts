import { expect, it } from 'vitest';
import { nextCommand } from '../../../scripts/player/policy';
import type { Event } from '../../../src/encounter/model/event';
import { markOf } from '../../../src/history/states';
import { sitDown } from '../sit-down';

const beginsEncounter = (event: Event): boolean =>
  event.type === 'phase' && event.phase === 'encounter' && event.step === 'start';

it('a way stays drawn while hands have to follow it, back to the beginning of the phase, and goes with the last of them', async () => {
  const { session, fight } = await sitDown('walked');
  fight.send({ do: 'begin' });
  let [several, gone] = [0, 0];
  for (let tap = 0; tap < 60; tap++) {
    const command = nextCommand(session.state.value);
    if (!command || !fight.send(command)) break;
    const { entries, line, at, state } = session.history.value;
    const marks = line.slice(Math.max(1, at - 14), at + 1).map(id => markOf(entries, id)?.events ?? []);
    const from = marks.findLastIndex(events => events.some(beginsEncounter));
    const since = state.tasks.length > 0 ? marks.slice(Math.max(0, from)) : marks.slice(-1);
    const newest = new Map<string, readonly string[]>();
    for (const event of since.flat())
      if (event.type === 'stands' && event.path.length > 1) newest.set(event.who, event.path);
    const shown = fight.walked.value;
    expect(Object.fromEntries(shown.map(({ who, path }) => [who, path]))).toEqual(Object.fromEntries(newest));
    expect(new Set(shown.map(({ who }) => who)).size).toBe(shown.length);
    if (since.length > 1 && newest.size > 0) several++;
    if (
      state.tasks.length === 0 &&
      marks
        .slice(0, -1)
        .flat()
        .some(it => it.type === 'stands' && it.path.length > 1)
    )
      gone++;
  }
  expect(several).toBeGreaterThan(0);
  expect(gone).toBeGreaterThan(0);
  await session.close();
});
