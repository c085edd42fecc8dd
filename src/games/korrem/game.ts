import type { Game } from '../game';

export const game: Game = {
  id: 'korrem',
  async kinds() {
    const [{ knownKind }, { battleKind }, { worldKind }, { boxKind }] = await Promise.all([
      import('../../storage/known'),
      import('./door/battle'),
      import('./door/world'),
      import('./door/box'),
    ]);
    return [knownKind(battleKind), knownKind(worldKind), knownKind(boxKind)];
  },
  pages: async () => (await import('./ui/KorremPages')).KorremPages,
  book: async () => (await import('../../../docs/korrem/RULES.md?raw')).default,
  busy: ([page, id]) => (page === 'battle' || page === 'world') && id !== undefined,
  unfinished: ({ kind, about }) => (kind === 'korrem/battle' || kind === 'korrem/world') && about.end === '',
};
