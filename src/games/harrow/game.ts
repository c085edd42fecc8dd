import type { Game } from '../game';

export const game: Game = {
  id: 'harrow',
  async kinds() {
    const [{ knownKind }, { soloKind }, { pairKind }, { loneKind }, { boxKind }] = await Promise.all([
      import('../../storage/known'),
      import('./door/solo'),
      import('./door/pair'),
      import('./door/lone'),
      import('./door/box'),
    ]);
    return [knownKind(soloKind), knownKind(pairKind), knownKind(loneKind), knownKind(boxKind)];
  },
  pages: async () => (await import('./ui/HarrowPages')).HarrowPages,
  book: async () => (await import('../../../docs/harrow/RULES.md?raw')).default,
  busy: ([page, id]) => (page === 'solo' || page === 'table') && id !== undefined && id !== 'new',
  // What has no end, the Tree and what is in the box, is no table.
  unfinished: ({ about }) => about.over === '',
};
