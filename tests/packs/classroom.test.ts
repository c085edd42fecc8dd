import { expect, test } from 'vitest';
import { ok, type Refusal, type Result, refuse } from '../../src/basics/result';
import { blankEncounter } from '../../src/packs/edit/blank';
import type { Lesson } from '../../src/packs/edit/taught';
import { packOf } from '../../src/table/packs/find';
import { groupPackId } from '../../src/table/packs/kind';
import { classroom, keepTaught } from '../../src/table/packs/taught';
import { type Untaught, untaught } from '../../src/table/packs/untaught';
import { say as sayTable } from '../../src/table/says';
import { say } from '../support/words';

const lesson = (label: string): Lesson => ({
  fight: 'f',
  encounter: blankEncounter('heron', 'The Heron'),
  preset: false,
  card: { id: label, label, stage: 1, steps: [] },
  nameless: 'A card',
});

/** A device that takes lessons or refuses them, as it is told. */
function device() {
  const kept: string[] = [];
  const said: (Untaught | undefined)[] = [];
  const now: { answer: () => Result<void, Refusal> } = { answer: () => ok(undefined) };
  const teach = classroom(
    async one => {
      const done = now.answer();
      if (done.ok) kept.push(one.card.label);
      return done;
    },
    refused => said.push(refused),
  );
  return { kept, now, teach, said: () => said.at(-1) };
}
const full = (): Result<void, Refusal> => refuse('full', 'No room.');

test('lessons are kept one after the other, in the order in which they were given', async () => {
  const { teach, kept, said } = device();
  await Promise.all([teach([lesson('a'), lesson('b')]), teach([lesson('c')])]);
  expect(kept).toEqual(['a', 'b', 'c']);
  expect(said()).toBeUndefined();
});

test('what the device refuses is said with its reason, and waits in its place for the next lesson', async () => {
  const { teach, kept, said, now } = device();
  now.answer = full;
  await teach([lesson('a')]);
  expect(said()).toMatchObject({ cards: ['a'], why: 'No room.' });
  await teach([lesson('b')]);
  expect(said()?.cards).toEqual(['a', 'b']);
  now.answer = () => ok(undefined);
  await teach([lesson('c')]);
  expect(kept).toEqual(['a', 'b', 'c']);
  expect(said()).toBeUndefined();
});

test('a tap tries again; the same card taught twice is named once', async () => {
  const { teach, kept, said, now } = device();
  now.answer = full;
  await teach([lesson('a'), lesson('a')]);
  expect(said()?.cards).toEqual(['a']);
  now.answer = () => ok(undefined);
  said()?.again();
  await teach([]);
  expect(kept).toEqual(['a', 'a']);
});

test('what a fight without a pack has of the app goes into the group’s own pack as words, and can be read again', async () => {
  const reminder = {
    id: 'minions',
    time: { at: 'minions' },
    text: sayTable('table.minions-by-box', { name: 'Frog' }),
  } as const;
  const encounter = { ...blankEncounter('preset', 'Moor Troll'), reminders: [reminder] };
  const card = { id: 'taught1-1', label: 'taught1-1', stage: 1, steps: [], known: true } as const;
  await keepTaught('a-fight', encounter, [{ type: 'taught', card }], say);
  expect(untaught.value).toBeUndefined();
  const kept = await packOf(groupPackId);
  expect(kept?.name).toBe('Our table');
  expect(kept?.encounters[0]?.reminders).toEqual([{ ...reminder, text: 'Frog: they act by their box.' }]);
  expect(kept?.encounters[0]?.cards[0]?.label).toBe('Stage 1, card 1');
});
