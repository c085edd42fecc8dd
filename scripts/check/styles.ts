/** Style sheets below src by path, with / between folders. */
export type Sheets = ReadonlyMap<string, string>;

/** What every page loads: these may style any class of theirs. Whoever else styles one scopes it. */
const shared = new Set(['ui/style', 'ui/parts', 'ui/board']);

/** A page's styles stay when the page is left, so what one folder styles must be nobody else's. */
const folderOf = (file: string): string => file.split('/').slice(0, 2).join('/');

interface Selector {
  readonly text: string;
  readonly classes: ReadonlySet<string>;
}

const comments = /\/\*[\s\S]*?\*\//g;
const className = /\.([a-zA-Z_][\w-]*)/g;
/** Commas between selectors, not those within brackets. */
const betweenSelectors = /,(?![^(]*\))/;

/** The selectors of a sheet, nested ones with the classes of what they lie in. */
function selectorsOf(sheet: string): Selector[] {
  const found: Selector[] = [];
  const around: string[] = [];
  let text = '';
  for (const sign of sheet.replace(comments, '')) {
    if (sign === '{') {
      const head = text.trim();
      const frames = around.some(one => one.startsWith('@keyframes'));
      if (!head.startsWith('@') && !frames)
        for (const one of head.split(betweenSelectors)) {
          const rules = [one, ...around.filter(it => !it.startsWith('@'))].join(' ');
          const classes = [...rules.matchAll(className)].map(([, name = '']) => name);
          found.push({ text: one.trim().replace(/\s+/g, ' '), classes: new Set(classes) });
        }
      around.push(head);
      text = '';
    } else if (sign === '}') {
      around.pop();
      text = '';
    } else text = sign === ';' ? '' : text + sign;
  }
  return found;
}

/** Selectors of a folder that name no class of its own: they would style another folder's page as well. */
export function styleProblems(sheets: Sheets): string[] {
  const rules = [...sheets].flatMap(([file, sheet]) =>
    selectorsOf(sheet).map(selector => ({ file, folder: folderOf(file), ...selector })),
  );
  const users = new Map<string, Set<string>>();
  for (const { folder, classes } of rules)
    for (const name of classes) users.set(name, (users.get(name) ?? new Set()).add(folder));
  const own = (folder: string, name: string): boolean => {
    const all = users.get(name);
    return all !== undefined && [...all].every(one => one === folder);
  };
  return rules
    .filter(({ folder, classes }) => !shared.has(folder) && ![...classes].some(name => own(folder, name)))
    .map(({ file, text }) => `${file}: "${text}" names no class that is styled here alone`);
}
