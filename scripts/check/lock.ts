interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export type Locked = Readonly<Record<string, LockedPackage>>;

/** Where a package that lies at `from` finds `name`: its own folder first, then those above it. */
function found(locked: Locked, from: string, name: string): boolean {
  for (let at = from; ; ) {
    if (locked[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
    if (!at) return false;
    const up = at.lastIndexOf('/node_modules/');
    at = up >= 0 ? at.slice(0, up) : '';
  }
}

/**
 * What would keep `npm ci` from working on another system or another registry: a binary for another platform that
 * was left out, a package that fetches something while it is installed, an address written down.
 */
export function lockProblems(locked: Locked): string[] {
  return Object.entries(locked).flatMap(([path, entry]) => {
    const name = path || 'the project';
    const wanted = { ...entry.dependencies, ...entry.optionalDependencies };
    const missing = Object.keys(wanted).filter(dependency => !found(locked, path, dependency));
    return [
      ...missing.map(dependency => `${name} needs ${dependency}, which has no entry`),
      ...(entry.resolved?.includes('://') ? [`${name} names a host: ${entry.resolved}`] : []),
      ...(path && !entry.integrity ? [`${name} has no integrity`] : []),
      ...(entry.hasInstallScript ? [`${name} has an install script`] : []),
    ];
  });
}

/** Systems for which the binaries of a compiled tool must be there. */
const systems = ['linux', 'darwin', 'win32'] as const;

/** Compiled tools of the stack that the lock lacks for one of the systems. */
export function systemProblems(locked: Locked): string[] {
  return Object.entries(locked).flatMap(([path, { optionalDependencies = {} }]) => {
    const names = Object.keys(optionalDependencies).filter(name =>
      /(linux|darwin|win32)-(x64|arm64)/.test(name),
    );
    if (names.length === 0) return [];
    return systems
      .filter(system => !names.some(name => name.includes(`${system}-`)))
      .map(system => `${path || 'the project'} has no binary for ${system}`);
  });
}

/**
 * Dependencies by a moving name (`latest`): the day that its owner publishes, `npm ci` finds the lock out of date.
 * An override in package.json holds them still.
 */
export const movingProblems = (locked: Locked, overrides: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(locked).flatMap(([path, { dependencies = {}, optionalDependencies = {} }]) =>
    Object.entries({ ...dependencies, ...optionalDependencies })
      .filter(([name, range]) => /^[a-z]/i.test(range) && !(name in overrides))
      .map(([name, range]) => `${path || 'the project'} needs ${name}@${range}, which moves: override it`),
  );
