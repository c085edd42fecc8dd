/** Modules by their path below src, with or without what lies under it; all that they lead to goes along. */
const those = (...paths: readonly string[]): RegExp => new RegExp(`/src/(?:${paths.join('|')})[./]`);

/**
 * What goes together travels together. Left to itself the bundler makes a file of every few modules that two pages
 * share: thirty for the list of packs, and each costs a way to the host and back. A module belongs to the first group
 * that asks for it, so what many pages share stands above what few do. scripts/sizes.ts tells when a page grows by a
 * group that it does not need.
 */
export const groups = [
  { name: 'first', tags: ['$initial' as const] },
  {
    name: 'saves',
    test: those(
      'basics/(?!word-search)[a-z-]+',
      'history',
      'storage/(?:known|file/share)',
      'play/(?:store|kinds|documents|save-help)',
      'table/(?:saves/(?:saves|said-as-data)|campaign/companies)',
      'might/cards',
      'encounter/model/settings',
      'ui/parts/(?:Page|Choice|Sheet|HeldBack)',
      'ui/words/(?:held|plural|campaign-names|said/(?:learn-saves|shelf))',
    ),
  },
  { name: 'schemas', test: those('packs/schema-(?:steps|company|encounter)', 'basics/fit') },
  // What opens a document waits until one is opened.
  { name: 'play', test: those('session', 'play/(?:playing|sitting)') },
  { name: 'builtin', test: those('packs/builtin') },
  // Signs of classes come after the page that shows them.
  { name: 'signs', test: those('ui/oathsworn/classIcons', 'ui/campaign/parts/Face') },
  { name: 'classes', test: those('ui/oathsworn/(?:icons-classes|class-signs)') },
  {
    name: 'setup',
    test: those('table/says', 'table/setup/draft', 'board/text/setup', 'stage/body', 'ui/oathsworn/Art'),
  },
  { name: 'might', test: those('might', 'ui/oathsworn/(?:Might|PoolPicker)') },
  { name: 'shelf', test: those('table/packs/(?:list|open|export|import)', 'ui/packs/list/PackLines') },
  { name: 'campaign', test: those('table/campaign/open', 'ui/campaign/parts/ClassGrid') },
];
