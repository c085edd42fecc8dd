interface ChunkGroup {
  readonly name: string;
  /** Files or folders below src, as regular expressions. */
  readonly paths: readonly string[];
}

/**
 * The chunks of the app. Each takes the files that it names and everything that they import, unless an earlier group
 * has it already. So what many pages share stands above what few of them use, and a page loads its own chunk and those
 * above it.
 */
const chunkGroups: readonly ChunkGroup[] = [
  // Shared by all games.
  { name: 'books', paths: ['play/(?:book|word-search)', 'ui/words/rule-pages'] },
  {
    // The lists of what was played, which the first screen loads after it is drawn, and what every other page needs.
    name: 'saves',
    paths: [
      'storage/store',
      'play/(?:store|kinds|documents)',
      'table/(?:saves|campaign/companies)',
      'games/(?:running|unfinished)',
      'ui/oathsworn/(?:news/Fought|faces/classIcons)',
      'ui/parts/documents/(?:KeptNowhere|SavesNews|TakeAlong|KeptDocuments)',
      'ui/shell/DeviceLine',
      'ui/words/(?:plural|said/shared/learn-(?:saves|history|door|reading))',
    ],
  },
  {
    name: 'tables',
    paths: [
      'basics/(?!column|reading|search)[a-z-]+',
      'chances/floats',
      'history',
      'library',
      'session',
      'play/(?!files)[a-z-]+',
      'storage/(?:known|kept|file/share)',
      'campaign/kinds/(?:classes|uses)',
      'encounter/model/settings',
      'might/(?:cards|combat-tokens|remaining)',
      'ui/board/Face',
      'ui/oathsworn/faces/(?:faces|lookOf|FaceOf)',
      'ui/parts/\\w+(?!/)',
      'ui/parts/(?!exchange/CopyText|input/FileButton)[a-z]+/\\w+',
      'ui/words/(?:class-names|said/shared|said/packs/learn-shelf|said/fight/names)',
    ],
  },
  { name: 'boards', paths: ['hex', 'square', 'chances', 'basics', 'ui/board/(?:hands|geometry)'] },
  {
    name: 'codes',
    paths: [
      'ui/hands/(?:Code|TextCode|Secret[A-Z][a-z]+)',
      'ui/words/hands',
      'ui/(?:library|parts)',
      'storage/file/address',
    ],
  },
  { name: 'settings', paths: ['storage', 'play/files', 'ui/shell/(?:Settings|Safe|DevicePage|Moving)'] },
  { name: 'about', paths: ['ui/shell/(?:About|GameRules)'] },
  { name: 'phones', paths: ['hands', 'share', 'ui/hands'] },

  // Oathsworn.
  { name: 'demo', paths: ['ui/oathsworn/pages/Demo', 'packs/builtin/(?:mossback|pictures-mossback)'] },
  { name: 'portraits', paths: ['ui/oathsworn/(?:faces|report)'] },
  {
    name: 'schemas',
    paths: [
      'board/text',
      'stage/(?:fields|steps|card|company|encounter|walk|named|body)',
      'table/says',
      'ui/words/said/fight/learn-board',
    ],
  },
  { name: 'packs', paths: ['packs/(?:builtin|door|look)', 'table/packs/kind', 'ui/packs/list'] },
  { name: 'terms', paths: ['ui/words/(?:rule-titles|terms)'] },
  { name: 'rules', paths: ['ui/shell/Rules', 'table/rules'] },
  {
    name: 'oathsworn',
    paths: [
      'might/(?:kind-odds|courses|outcome|odds|figures|pieces|empower)',
      'ui/oathsworn/(?:rules|pieces|icons/icons-fight)',
      'ui/fight/parts/(?:useLongPress|guide)',
      'ui/words/(?:own|campaign-names|said/fight/learn-campaign-fight)',
    ],
  },
  {
    name: 'might',
    paths: [
      'might',
      'table/attack/pool',
      'ui/words/(?:fight|steps|said/fight/learn-might)',
      'ui/oathsworn/pages/MightAlone',
    ],
  },
  { name: 'companies', paths: ['ui/campaign/pages/Companies'] },
  { name: 'campaign', paths: ['ui/campaign/pages/Found'] },
  { name: 'company', paths: ['ui/campaign/pages/CompanyPage', 'table/campaign/sharing'] },
  {
    name: 'engine',
    paths: [
      'encounter',
      'board',
      'stage',
      'foresight',
      'table/(?:fight|foresight)',
      'ui/words/(?:box|said/fight/(?:learn-setup|learn-table))',
    ],
  },
  { name: 'fight', paths: ['ui/oathsworn/pages/FightPage'] },
  { name: 'setup', paths: ['ui/oathsworn/pages/(?:Begin|startDemo)', 'ui/packs/pages/PlayPage'] },
  { name: 'sheets', paths: ['ui/fight'] },
  { name: 'editor', paths: ['ui/packs', 'packs', 'table/packs', 'ui/setup'] },

  // The other games.
  { name: 'harrow', paths: ['games/harrow/(?:words/learn|ui/HarrowLobby)'] },
  { name: 'harrow-solo', paths: ['games/harrow/ui/(?:solo/SoloPage|NewSolo)'] },
  { name: 'harrow-pair', paths: ['games/harrow/ui/(?:pair/PairPage|NewPair)'] },
  { name: 'harrow-more', paths: ['games/harrow'] },
  { name: 'darkholds', paths: ['games/darkholds/(?:words/learn|ui/DarkholdsLobby)'] },
  { name: 'darkholds-level', paths: ['games/darkholds/ui/LevelPage'] },
  { name: 'darkholds-more', paths: ['games/darkholds'] },
  { name: 'korrem', paths: ['games/korrem/(?:words/learn|ui/Lobby)'] },
  { name: 'korrem-battle', paths: ['games/korrem/ui/battle/KorremBattle'] },
  { name: 'korrem-world', paths: ['games/korrem/ui/world/(?:WorldPage|NewGame)'] },
  { name: 'korrem-more', paths: ['games/korrem'] },
  { name: 'darkleaf', paths: ['games/darkleaf/(?:words/learn|ui/Lobby)'] },
  { name: 'darkleaf-duel', paths: ['games/darkleaf/ui/(?:DuelPage|NewDuel)'] },
  { name: 'darkleaf-more', paths: ['games/darkleaf'] },
];

/**
 * The first screen, with the records of the games and their lists of pages: every page then knows at once what it has
 * to load.
 */
const firstScreen =
  /\/src\/(?:main|ui\/(?:parts\/frame\/(?:Page|aboutNow)|oathsworn\/faces\/Art)|games\/(?:oathsworn|[a-z]+\/game|[a-z]+\/ui\/[A-Z]\w+Pages))\.tsx?$/;

const below = (paths: readonly string[]): RegExp => new RegExp(`/src/(?:${paths.join('|')})[./]`);

/** Style sheets travel by themselves: few files, each with the styles of one part of the app. */
const styleGroups: readonly ChunkGroup[] = [
  { name: 'styles', paths: ['ui/(?:parts|library|hands|shell|board|oathsworn)'] },
  { name: 'styles-fight', paths: ['ui/fight'] },
  { name: 'styles-companies', paths: ['ui/campaign/parts'] },
  { name: 'styles-campaign', paths: ['ui/campaign'] },
  { name: 'styles-packs', paths: ['ui/(?:packs|setup)'] },
  { name: 'styles-harrow', paths: ['games/harrow'] },
  { name: 'styles-darkholds', paths: ['games/darkholds'] },
  { name: 'styles-korrem', paths: ['games/korrem'] },
  { name: 'styles-darkleaf', paths: ['games/darkleaf'] },
];

const styleSheets = (paths: readonly string[]): RegExp => new RegExp(`/src/(?:${paths.join('|')})/.*\\.css$`);

export const groups = [
  { name: 'first', test: firstScreen },
  ...styleGroups.map(({ name, paths }) => ({ name, test: styleSheets(paths) })),
  ...chunkGroups.map(({ name, paths }) => ({ name, test: below(paths) })),
];
