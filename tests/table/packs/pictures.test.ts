import { expect, it, vi } from 'vitest';
import { writePack } from '../../../src/packs/door';
import { blankPack } from '../../../src/packs/edit/blank';
import type { Pack } from '../../../src/packs/pack';
import { lookAt, takeIn } from '../../../src/table/packs/import';
import { pictureOf } from '../../../src/table/packs/pictures';
import { encounterOf } from '../../encounter/support/least-fixture';
import { value } from '../../storage/setup';

const strokes = [{ d: 'M0 0L1 1', tone: 'ember' }] as const;
const drawn = (id: string, encounters: readonly string[], of: string): Pack => ({
  ...blankPack(id, id),
  encounters: encounters.map(one => encounterOf({ id: one, name: one })),
  pictures: [{ of, strokes }],
});

it('who is drawn in a fight is looked up in the packs that hold its encounter, and in no others', async () => {
  for (const pack of [drawn('fen', ['heron', 'otter'], 'boss'), drawn('moor', ['grouse'], 'rat')])
    value(await takeIn(value(await lookAt(writePack(pack))), 'new', 'taken in'));
  // Nothing before the packs have been read.
  expect(pictureOf('heron', 'boss')).toBeUndefined();
  await vi.waitFor(() => expect(pictureOf('heron', 'boss')?.strokes).toEqual(strokes));
  expect(pictureOf('heron', 'rat')).toBeUndefined();
  pictureOf('grouse', 'rat');
  await vi.waitFor(() => expect(pictureOf('grouse', 'rat')?.strokes).toEqual(strokes));
  expect(pictureOf('grouse', 'boss')).toBeUndefined();
});
