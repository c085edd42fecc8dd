import { describe, expect, it } from 'vitest';
import { writePack } from '../../../src/packs/door';
import { blankPack } from '../../../src/packs/edit/blank';
import { onPacksChanged } from '../../../src/table/packs/changes';
import { lookAt, takeIn } from '../../../src/table/packs/import';
import {
  bringBackPack,
  freshPack,
  listPacks,
  packs,
  removedPacks,
  removePack,
} from '../../../src/table/packs/list';
import { changeOnce, groupPack } from '../../../src/table/packs/open';
import { value } from '../../storage/setup';

const textOf = (id: string, name: string): string => writePack(blankPack(id, name));
const come = async (id: string, name: string) => value(await lookAt(textOf(id, name)));
const listed = (id: string) => packs.value?.find(one => one.id === id);
/** How many packs of this id are here. */
const count = (id: string): number => (packs.value ?? []).filter(one => one.pack.id === id).length;

describe('a pack that comes from a file', () => {
  it('is new, the same again, or another version of one that is here', async () => {
    expect((await come('moor', 'The moor')).here).toBeUndefined();
    const id = value(await takeIn(await come('moor', 'The moor'), 'new', 'taken in'));
    expect(listed(id)).toMatchObject({ origin: 'imported', pack: { name: 'The moor' }, group: false });
    expect((await come('moor', 'The moor')).here).toEqual({ id, name: 'The moor', same: true });
    expect((await come('moor', 'The wide moor')).here).toEqual({ id, name: 'The moor', same: false });
    expect(await lookAt('{}')).toMatchObject({ ok: false });
  });

  it('takes the place of the one that is here, or stands beside it', async () => {
    const id = value(await takeIn(await come('fen', 'The fen'), 'new', 'taken in'));
    expect(value(await takeIn(await come('fen', 'The low fen'), 'instead', 'a new version'))).toBe(id);
    expect([count('fen'), listed(id)?.pack.name]).toEqual([1, 'The low fen']);
    const other = value(await takeIn(await come('fen', 'The third fen'), 'new', 'taken in'));
    expect([other === id, count('fen'), listed(id)?.pack.name]).toEqual([false, 2, 'The low fen']);
    // With nothing here there is nothing to replace.
    const first = value(await takeIn(await come('heath', 'The heath'), 'instead', 'a new version'));
    expect(listed(first)?.pack.name).toBe('The heath');
  });

  it('tells the lists of every page of itself when it is kept', async () => {
    let told = 0;
    onPacksChanged(() => {
      told++;
    });
    const id = value(await takeIn(await come('dell', 'The dell'), 'new', 'taken in'));
    expect(told).toBe(1);
    value(await takeIn(await come('dell', 'The deep dell'), 'instead', 'a new version'));
    expect(told).toBe(2);
    value(await removePack(id));
    expect([told, listed(id)]).toEqual([3, undefined]);
    expect(removedPacks.value.map(one => one.id)).toContain(id);
    value(await bringBackPack(id));
    expect([told, listed(id)?.pack.name]).toEqual([4, 'The deep dell']);
    expect(removedPacks.value.map(one => one.id)).not.toContain(id);
  });

  it('is asked for as the device has it, whatever the list on screen shows; the built-in one is as it came', async () => {
    const id = value(await takeIn(await come('glen', 'The glen'), 'new', 'taken in'));
    const shown = listed(id);
    if (!shown) throw new Error('the pack is not listed');
    value(
      await changeOnce(id, 'renamed', pack => [{ edit: 'pack', pack: { ...pack, name: 'The far glen' } }]),
    );
    expect((await freshPack(shown)).name).toBe('The far glen');
    const builtin = listed('builtin');
    if (!builtin) throw new Error('the built-in pack is not listed');
    const [older] = [{ ...builtin, pack: blankPack('builtin', 'As it is shown') }];
    expect((await freshPack(older)).name).toBe('As it is shown');
  });

  it('the group’s own pack is there once, and first', async () => {
    const id = value(await groupPack('Our table'));
    expect(value(await groupPack('Our table'))).toBe(id);
    await listPacks();
    expect(packs.value?.[0]).toMatchObject({ id, group: true, origin: 'own' });
    expect(packs.value?.at(-1)).toMatchObject({ id: 'builtin', origin: 'builtin', problems: 0 });
    value(await removePack(id));
    expect(value(await groupPack('Our table'))).toBe(id);
    await listPacks();
    expect(packs.value?.filter(one => one.group).length).toBe(1);
  });
});
