import { builtinPack } from '../../packs/builtin';
import type { Pack } from '../../packs/pack';
import { deviceStore } from '../../play/store';
import { packKind } from './kind';

/** A pack by its document, or the one that comes with the app; read, not opened. */
export async function packOf(id: string): Promise<Pack | undefined> {
  if (id === 'builtin') return builtinPack;
  const loaded = await (await deviceStore()).load(packKind, id);
  return loaded.ok ? loaded.value?.pack : undefined;
}
