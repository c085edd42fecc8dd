import { execFileSync } from 'node:child_process';

export const fileOfKind = ({ name, version }: { readonly name: string; readonly version: number }): string =>
  `docs/save-schemas/${name.replace('/', '-')}-v${version}.json`;

const git = (...args: readonly string[]): string | undefined => {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
};

/**
 * The schema that saves may already rely on: that of the newest commit tagged `save-schema-*`, or, before there is such
 * a tag, that of the commit in which the file was added. Undefined for a file that is new.
 */
export function relied(file: string): string | undefined {
  const tag = git('describe', '--tags', '--abbrev=0', '--match', 'save-schema-*');
  const added = git('log', '--diff-filter=A', '--format=%H', '--', file)?.split('\n').at(-1);
  const commit = tag && git('cat-file', '-e', `${tag}:${file}`) !== undefined ? tag : added;
  return commit ? git('show', `${commit}:${file}`) : undefined;
}
