import type { Game } from '../game';

export const game: Game = {
  id: 'darkholds',
  async kinds() {
    const [{ knownKind }, { playKind }, { campaignKind }, { boxKind }] = await Promise.all([
      import('../../storage/known'),
      import('./door/play'),
      import('./door/campaign'),
      import('./door/box'),
    ]);
    return [knownKind(playKind), knownKind(campaignKind), knownKind(boxKind)];
  },
  pages: async () => (await import('./ui/DarkholdsPages')).DarkholdsPages,
  book: async () => (await import('../../../docs/darkholds/RULES.md?raw')).default,
  busy: ([page, id]) => (page === 'level' || page === 'campaign') && id !== undefined,
  unfinished: ({ kind, about }) =>
    (kind === 'darkholds/level' && about.end === '') ||
    (kind === 'darkholds/campaign' && about.playing === 1),
};
