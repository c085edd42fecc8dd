import { computed, signal } from '@preact/signals';
import type { Pack, Picture } from '../../packs/pack';
import { deviceStore } from '../../play/store';

/** A fight carries its encounter, not the pictures of its pack: they are looked up beside it. */
const found = signal<ReadonlyMap<string, Picture>>(new Map());
const asked = new Set<string>();

/** The number of pictures; whoever shows one is drawn anew when it changes. */
export const picturesFound = computed(() => found.value.size);

const keyOf = (encounter: string, of: string): string => `${encounter} ${of}`;

/** Who is drawn in a fight of this encounter; nothing before the packs have been read. */
export function pictureOf(encounter: string, of: string): Picture | undefined {
  if (!asked.has(encounter)) {
    asked.add(encounter);
    look(encounter).catch(console.error);
  }
  return found.value.get(keyOf(encounter, of));
}

/** The group's own packs come first, the one of the app last. */
async function look(encounter: string): Promise<void> {
  const [{ builtinPack }, { packKind, packKindName }] = await Promise.all([
    import('../../packs/builtin'),
    import('./kind'),
  ]);
  take(encounter, builtinPack);
  const store = await deviceStore();
  const kept = await store.list(packKindName);
  for (const { id, deleted } of kept.ok ? kept.value : []) {
    if (deleted !== null) continue;
    const loaded = await store.load(packKind, id);
    if (loaded.ok && loaded.value) take(encounter, loaded.value.pack);
  }
}

function take(encounter: string, pack: Pack): void {
  if (pack.pictures.length === 0 || !pack.encounters.some(one => one.id === encounter)) return;
  const more = pack.pictures.map(picture => [keyOf(encounter, picture.of), picture] as const);
  found.value = new Map([...found.value, ...more]);
}
