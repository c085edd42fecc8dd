import { hashOf } from '../../basics/hash';
import { ok, type Problem, type Refusal, type Result } from '../../basics/result';
import { type OpenedPack, readPack } from '../../packs/door';
import type { KeptPack } from '../../packs/edit/edit';
import type { Pack } from '../../packs/pack';
import { deviceStore } from '../../play/store';
import { newId } from '../../storage/id';
import { packsChanged } from './changes';
import { packKind } from './kind';
import { listPacks, packs } from './list';
import { changeOnce } from './open';

/** A pack at the door, and what is here under its id already. */
export interface Incoming extends OpenedPack {
  readonly version: string;
  readonly here: { readonly id: string; readonly name: string; readonly same: boolean } | undefined;
}

export async function lookAt(source: string): Promise<Result<Incoming, readonly Problem[]>> {
  const opened = readPack(source);
  if (!opened.ok) return opened;
  await listPacks();
  const version = hashOf(opened.value.pack);
  const twin = packs.value?.find(one => one.pack.id === opened.value.pack.id && one.origin !== 'builtin');
  return ok({
    ...opened.value,
    version,
    here: twin && { id: twin.id, name: twin.pack.name, same: twin.version === version },
  });
}

/** In place of the version that is here (which stays behind an undo), or as a pack of its own. */
export async function takeIn(
  incoming: Incoming,
  how: 'new' | 'instead',
  title: string,
): Promise<Result<string, Refusal>> {
  const { pack, here } = incoming;
  const done =
    here && how === 'instead'
      ? await instead(here.id, pack, title)
      : await keep({ origin: 'imported', pack });
  await listPacks();
  return done;
}

async function instead(id: string, pack: Pack, title: string): Promise<Result<string, Refusal>> {
  const done = await changeOnce(id, title, () => [{ edit: 'pack', pack }]);
  return done.ok ? ok(id) : done;
}

async function keep(state: KeptPack): Promise<Result<string, Refusal>> {
  const made = await (await deviceStore()).create(packKind, { id: newId(), name: state.pack.name, state });
  if (made.ok) packsChanged();
  return made;
}
