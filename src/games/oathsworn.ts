import type { Game } from './game';

/** The ground floor: its rooms lie beside this folder, its pages below no prefix of their own. */
export const game: Game = {
  id: 'oathsworn',
  async kinds() {
    const [{ fightKind }, { campaignKind }, { packKind }, { knownKind }] = await Promise.all([
      import('../table/fight/fight-kind'),
      import('../table/campaign/kind'),
      import('../table/packs/kind'),
      import('../storage/known'),
    ]);
    return [knownKind(fightKind), knownKind(campaignKind), knownKind(packKind)];
  },
  pages: async () => (await import('../ui/oathsworn/pages/Pages')).Pages,
  book: async () => (await import('../../docs/RULES.md?raw')).default,
  busy: ([page]) => page === 'fight',
  unfinished: ({ kind, about }) => kind === 'fight' && about.phase !== 'over',
};
