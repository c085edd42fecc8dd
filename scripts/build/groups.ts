/** Modules by their path below src, with or without what lies under it; all that they lead to goes along. */
const below = (path: string): RegExp => new RegExp(`/src/(?:${path})[./]`);

/**
 * What goes together travels together. Left to itself the bundler makes a file of every few modules that two pages
 * share: thirty for the list of packs, and each costs a way to the host and back. A module belongs to the first group
 * that asks for it, so what many pages share stands above what few do. scripts/sizes.ts tells when a page grows by a
 * group that it does not need.
 */
export const groupPaths: readonly { readonly name: string; readonly paths: readonly string[] }[] = [
  {
    name: 'saves',
    paths: [
      'basics/(?!word-search|random)[a-z-]+',
      'history',
      'storage/(?:known|file/share)',
      'play/(?:store|kinds|documents|save-help)',
      'table/(?:saves/(?:saves|said-as-data)|campaign/companies)',
      'might/cards',
      'encounter/model/settings',
      'ui/parts/(?:Page|Choice|Sheet)',
      'ui/words/(?:plural|campaign-names|said/(?:shared/learn-saves|packs/shelf))',
    ],
  },
  { name: 'schemas', paths: ['packs/schema-(?:steps|company|encounter)', 'basics/fit'] },
  // What a step names is looked at by packs and by fights.
  { name: 'steps', paths: ['stage/(?:walk|named)'] },
  // Commands, undo and redo: also of what no disk keeps.
  { name: 'taps', paths: ['play/history-in-play'] },
  // What opens a document waits until one is opened.
  { name: 'play', paths: ['session', 'play/(?:playing|sitting|worker-client)'] },
  { name: 'builtin', paths: ['packs/builtin'] },
  // Signs of classes come after the page that shows them.
  { name: 'signs', paths: ['ui/oathsworn/faces/classIcons', 'ui/campaign/parts/Face'] },
  { name: 'classes', paths: ['ui/oathsworn/(?:icons/icons-classes|faces/class-signs)'] },
  // What games share of hexes and chances is no part of a fight's setup, nor of might.
  { name: 'hexes', paths: ['hex/(?:grid|read|direction|around)'] },
  { name: 'chances', paths: ['chances/(?:floats|draws)', 'basics/random'] },
  {
    name: 'setup',
    paths: ['table/says', 'table/setup/draft', 'board/text/setup', 'stage/body', 'ui/oathsworn/faces/Art'],
  },
  { name: 'might', paths: ['might', 'table/attack/pool', 'ui/oathsworn/pieces/(?:Might|PoolPicker)'] },
  { name: 'shelf', paths: ['table/packs/(?:list|open|export|import)', 'ui/packs/list/PackLines'] },
  // What every page of Harrow County reckons with.
  {
    name: 'harrow',
    paths: [
      'games/harrow/rules/(?:aims|moves|resolve|tree)',
      'games/harrow/rules/state/(?:fight|odds|tree-box)',
    ],
  },
  { name: 'campaign', paths: ['table/campaign/open', 'ui/campaign/parts/ClassGrid'] },
];

export const groups = [
  { name: 'first', tags: ['$initial' as const] },
  ...groupPaths.map(({ name, paths }) => ({ name, test: below(paths.join('|')) })),
];
