/**
 * The rooms of a folder, from the ground up: a room may import what stands before it, never what stands after, so
 * rooms have no cycle. A name that ends in `.ts` is a file that lies in no room. Each room has its line in
 * docs/ARCHITECTURE.md.
 */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  board: ['geometry', 'targets', 'moves', 'areas', 'text'],
  encounter: [
    'says',
    'model',
    'facts',
    'setup',
    'run',
    'damage',
    'target',
    'windows',
    'strike',
    'cards',
    'enemy-attack',
    'enemy',
    'stack',
    'turns',
    'corrections',
    'round',
    'title',
  ],
  table: [
    'says.ts',
    'rules.ts',
    'might-alone.ts',
    'saves',
    'setup',
    'packs',
    'foresight',
    'attack',
    'fight',
    'campaign',
    'headless.ts',
  ],
  campaign: ['kinds', 'says', 'model', 'facts', 'deeds', 'door', 'title'],
  'ui/campaign': [
    'parts',
    'book',
    'people',
    'cards',
    'sheet',
    'glance',
    'owed',
    'helps',
    'story',
    'battle',
    'chapter',
    'past',
    'paper',
    'pages',
  ],
  'ui/oathsworn': ['icons', 'pieces', 'faces', 'rules', 'report', 'news', 'pages'],
  'ui/words/said': ['shared', 'fight', 'campaign', 'packs'],
  'ui/packs': ['parts', 'form', 'board', 'enemies', 'cards', 'list', 'pack', 'editor', 'pages'],
  'ui/fight': [
    'parts',
    'why',
    'board',
    'company',
    'own',
    'attack',
    'enemy',
    'compose',
    'ask',
    'moments',
    'resync',
    'menu',
    'screen',
  ],
};

interface Place {
  readonly folder: string;
  readonly room: string;
  readonly rank: number;
}

function placeOf(file: string): Place | undefined {
  const folder = Object.keys(rooms).find(one => file.startsWith(`${one}/`));
  if (folder === undefined) return undefined;
  const room = file.slice(folder.length + 1).split('/')[0] ?? '';
  return { folder, room, rank: (rooms[folder] ?? []).indexOf(room) };
}

/** A file of a folder with rooms that lies in none of them. */
export function strayProblem(file: string): string | undefined {
  const place = placeOf(file);
  return place && place.rank < 0 ? `${file}: ${place.room} is no room of ${place.folder}` : undefined;
}

/** An import of one room from another that stands above it. */
export function roomProblem(from: string, to: string): string | undefined {
  const [above, below] = [placeOf(from), placeOf(to)];
  if (!above || !below || above.folder !== below.folder || below.rank <= above.rank) return undefined;
  return `${from} imports ${to}: in ${above.folder}, ${below.room} stands above ${above.room}`;
}
