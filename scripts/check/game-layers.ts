// What holds inside src/games: a game knows what is neutral and itself, no other game and nothing of Oathsworn.

/** From the ground up: a room may import what stands before it. `game.ts` is the record that all.ts names. */
const rooms: readonly string[] = ['rules', 'door', 'sample', 'table', 'words', 'ui', 'game', 'headless'];

/** Of Oathsworn, the ground floor: no other game may know them. */
const oathsworn = new Set([
  ...['might', 'board', 'stage', 'encounter', 'packs', 'campaign', 'foresight', 'table'],
  ...['ui/fight', 'ui/campaign', 'ui/packs', 'ui/setup', 'ui/oathsworn'],
]);
/** The ground floor's own record. */
const groundRecord = 'games/oathsworn.ts';
/** The only files that know all games: one for the app, one for programs. */
const allGames = 'games/all.ts';
const allHeadless = 'headless.ts';
const mayKnowAll = new Set(['main.tsx', allGames]);

export interface Room {
  readonly game: string;
  /** The folder, or the file of that name. */
  readonly room: string;
}

/** Where in a game a file stands; nothing for files that are of no neighbour's. */
export function roomOf(file: string): Room | undefined {
  const [top, game, room = ''] = file.split('/');
  if (top !== 'games' || game === undefined || room === '') return undefined;
  return { game, room: room.split('.')[0] ?? room };
}

const shared = (file: string): boolean => file.startsWith('games/') && roomOf(file) === undefined;

export const pureName = (file: string): string => {
  const at = roomOf(file);
  return at ? `games/${at.game}/${at.room}` : (file.split('/')[0] ?? file);
};

export function strangeRoom(file: string): string | undefined {
  const at = roomOf(file);
  if (!at || rooms.includes(at.room)) return undefined;
  return `${file}: ${at.room} is no room of a game (${rooms.join(' > ')})`;
}

const ofOathsworn = (file: string): boolean => {
  const [top = '', second = ''] = file.split('/');
  return oathsworn.has(top) || oathsworn.has(`${top}/${second}`) || file === groundRecord;
};

/** What is wrong with an import from or into a game, beyond the order of the folders. */
export function gameProblem(from: string, to: string): string | undefined {
  const says = (why: string): string => `${from} imports ${to}: ${why}`;
  if (to === allGames && !mayKnowAll.has(from)) return says('only main.tsx knows all games');
  const below = roomOf(to);
  const above = roomOf(from);
  if (below && from === allGames) {
    return below.room === 'game' ? undefined : says("a game is known by its record 'game.ts'");
  }
  if (below && from === allHeadless) {
    return below.room === 'headless' ? undefined : says("a game is known by its file 'headless.ts'");
  }
  if (!above) return below ? says(`only all.ts knows the game ${below.game}`) : undefined;
  if (ofOathsworn(to)) return says(`${above.game} knows nothing of Oathsworn`);
  if (!below) return shared(to) && to !== 'games/game.ts' ? says('a game knows itself alone') : undefined;
  if (below.game !== above.game) return says(`${above.game} knows no other game`);
  const [high, low] = [rooms.indexOf(above.room), rooms.indexOf(below.room)];
  return low > high ? says(`${below.room} stands above ${above.room}`) : undefined;
}
