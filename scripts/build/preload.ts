import type { PageFiles } from './page-files.ts';

/** The addresses of the pages, as regular expressions behind `#/`. The first one that matches an address counts. */
export const routes: readonly (readonly [address: string, page: string])[] = [
  ['demo', 'ui/oathsworn/pages/Demo'],
  ['new', 'ui/oathsworn/pages/Begin'],
  ['fight', 'ui/oathsworn/pages/FightPage'],
  ['might', 'ui/oathsworn/pages/MightAlone'],
  ['company/new', 'ui/campaign/pages/Found'],
  ['company/.', 'ui/campaign/pages/CompanyPage'],
  ['company', 'ui/campaign/pages/Companies'],
  ['packs/.+/play', 'ui/packs/pages/PlayPage'],
  ['packs/.', 'ui/packs/pages/PackPage'],
  ['packs', 'ui/packs/list/PackList'],
  ['settings/safe', 'ui/shell/Safe'],
  ['settings/device', 'ui/shell/DevicePage'],
  ['settings', 'ui/shell/Settings'],
  ['moving', 'ui/shell/Moving'],
  ['about', 'ui/shell/About'],
  ['rules/(?:harrow|darkholds|korrem|darkleaf)', 'ui/shell/GameRules'],
  ['rules', 'ui/shell/Rules'],
  ['(?:join|look)', 'ui/hands/JoinPage'],
  ['harrow/solo/new', 'games/harrow/ui/NewSolo'],
  ['harrow/solo/.', 'games/harrow/ui/solo/SoloPage'],
  ['harrow/table/new', 'games/harrow/ui/NewPair'],
  ['harrow/table/.', 'games/harrow/ui/pair/PairPage'],
  ['harrow/tree', 'games/harrow/ui/lone/LonePage'],
  ['harrow/records', 'games/harrow/ui/RecordsPage'],
  ['harrow/doubt', 'games/harrow/ui/DoubtPage'],
  ['harrow/pack', 'games/harrow/ui/box/PackPage'],
  ['harrow/box', 'games/harrow/ui/box/BoxPage'],
  ['harrow', 'games/harrow/ui/HarrowLobby'],
  ['darkholds/level', 'games/darkholds/ui/LevelPage'],
  ['darkholds/(?:box|pack)', 'games/darkholds/ui/box/DarkholdsBox'],
  ['darkholds/campaign/.', 'games/darkholds/ui/campaign/CampaignPage'],
  ['darkholds/campaign', 'games/darkholds/ui/campaign/NewCampaign'],
  ['darkholds', 'games/darkholds/ui/DarkholdsLobby'],
  ['korrem/battle', 'games/korrem/ui/battle/KorremBattle'],
  ['korrem/world', 'games/korrem/ui/world/WorldPage'],
  ['korrem/(?:box|pack)', 'games/korrem/ui/world/library/BoxPage'],
  ['korrem/new', 'games/korrem/ui/world/NewGame'],
  ['korrem/games', 'games/korrem/ui/RecordsPage'],
  ['korrem/ledger', 'games/korrem/ui/world/sheets/LedgerPage'],
  ['korrem/meeting', 'games/korrem/ui/Meeting'],
  ['korrem', 'games/korrem/ui/Lobby'],
  ['darkleaf/duel', 'games/darkleaf/ui/DuelPage'],
  ['darkleaf/new', 'games/darkleaf/ui/NewDuel'],
  ['darkleaf/lesson', 'games/darkleaf/ui/LessonPage'],
  ['darkleaf/books', 'games/darkleaf/ui/books/BooksPage'],
  ['darkleaf/book', 'games/darkleaf/ui/books/BookPage'],
  ['darkleaf/clans', 'games/darkleaf/ui/clans/ClansPage'],
  ['darkleaf/puzzle', 'games/darkleaf/ui/PuzzlePage'],
  ['darkleaf/ask', 'games/darkleaf/ui/AskPage'],
  ['darkleaf', 'games/darkleaf/ui/Lobby'],
];

/** A table opens its saves while the rest of its code loads, so the code for that is requested first. */
const savesFirst = (files: readonly string[]): string[] => {
  const isFirst = (file: string): boolean => file.startsWith('assets/saves-');
  return [...files.filter(isFirst), ...files.filter(file => !isFirst(file))];
};

/**
 * A script that requests the files of the page in the address while the first screen still loads. The lists of files
 * are numbers: many pages share most of theirs.
 */
export function preloadScript(pages: readonly PageFiles[]): string {
  const filesOfPage = new Map(pages.map(({ page, files }) => [page, files]));
  const all = [...new Set(pages.flatMap(({ files }) => files))].sort();
  const list = routes.map(([address, page]) => {
    const files = filesOfPage.get(page);
    if (!files) throw new Error(`scripts/build/preload.ts: the build has no page ${page}.`);
    return [address, ...savesFirst(files).map(file => all.indexOf(file))];
  });
  const missing = pages.find(({ page }) => !routes.some(([, of]) => of === page));
  if (missing) throw new Error(`scripts/build/preload.ts: ${missing.page} has no address there.`);
  const code = `const [, ...files] = routes.find(([address]) => RegExp('^#/' + address).test(location.hash)) ?? [];
for (const file of files) {
  const link = document.createElement('link');
  link.href = './' + names[file];
  if (link.href.endsWith('.js')) link.rel = 'modulepreload';
  else { link.rel = 'preload'; link.as = 'style'; }
  link.crossOrigin = '';
  document.head.append(link);
}`;
  return `{\nconst names = ${JSON.stringify(all)};\nconst routes = ${JSON.stringify(list)};\n${code}\n}\n`;
}
