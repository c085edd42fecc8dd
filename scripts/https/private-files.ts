import { chmodSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where this user's own things of the app lie; NORTHWEST_HOME names another folder. */
export function ownFolder(env = process.env, platform = process.platform): string {
  if (env.NORTHWEST_HOME) return env.NORTHWEST_HOME;
  if (platform === 'win32' && env.LOCALAPPDATA) return join(env.LOCALAPPDATA, 'Northwest');
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Northwest');
  return join(env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'northwest');
}

/** Files that nobody but this user may read, in a folder that nobody else may look into. */
export interface PrivateFiles {
  readonly folder: string;
  read(name: string): string | undefined;
  write(name: string, text: string): void;
  /** Only where there is none; false where somebody else was quicker. */
  writeFirst(name: string, text: string): boolean;
  /** What cannot be used is set aside, not thrown away. */
  setAside(name: string): void;
}

const isCode = (problem: unknown, code: string): boolean =>
  problem instanceof Error && 'code' in problem && problem.code === code;

export function privateFiles(folder: string): PrivateFiles {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // It may have been there before, for others to look into. Windows keeps a user's folders by other means.
  chmodSync(folder, 0o700);
  const at = (name: string): string => join(folder, name);
  const aside = (name: string, text: string): string => {
    const file = at(`${name}.${process.pid}`);
    rmSync(file, { force: true });
    writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
    return file;
  };
  return {
    folder,
    read(name) {
      try {
        chmodSync(at(name), 0o600);
        return readFileSync(at(name), 'utf8');
      } catch (problem) {
        if (isCode(problem, 'ENOENT')) return undefined;
        throw problem;
      }
    },
    write(name, text) {
      renameSync(aside(name, text), at(name));
    },
    writeFirst(name, text) {
      const file = aside(name, text);
      try {
        linkSync(file, at(name));
        return true;
      } catch (problem) {
        if (isCode(problem, 'EEXIST')) return false;
        throw problem;
      } finally {
        rmSync(file, { force: true });
      }
    },
    setAside(name) {
      renameSync(at(name), at(`${name}.unusable`));
    },
  };
}
