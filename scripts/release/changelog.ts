/** One version as the changelog tells it: what is new, a line for each thing. */
export interface Release {
  readonly version: string;
  /** As it stands there: 2026-11-18. */
  readonly date: string;
  readonly news: readonly string[];
}

const heading = /^## (\d+\.\d+\.\d+) - (\d{4}-\d{2}-\d{2})$/;
const next = '## Next';

const newsIn = (lines: readonly string[]): string[] =>
  lines
    .join('\n')
    .split(/^- /m)
    .slice(1)
    .map(item => item.trim().replace(/\s*\n\s*/g, ' '));

/** The released versions, the newest first. */
export function releasesIn(changelog: string): Release[] {
  const parts = changelog.split(/^(?=## )/m).map(part => part.split('\n'));
  return parts.flatMap(([title = '', ...lines]) => {
    const [, version, date] = heading.exec(title.trim()) ?? [];
    return version !== undefined && date !== undefined ? [{ version, date, news: newsIn(lines) }] : [];
  });
}

/** What stands under *Next* becomes a version of today; nothing if nothing stands there. */
export function released(changelog: string, version: string, date: string): string | undefined {
  const [before = '', after] = changelog.split(`${next}\n`);
  if (after === undefined) return undefined;
  const end = after.search(/^## /m);
  const news = end < 0 ? after : after.slice(0, end);
  if (newsIn(news.split('\n')).length === 0) return undefined;
  return `${before}${next}\n\n## ${version} - ${date}\n\n${after.trimStart()}`;
}

export const steps = ['major', 'minor', 'patch'] as const;
export type Step = (typeof steps)[number];

/** The next version by the rules of semantic versions. */
export function raised(version: string, step: Step): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  switch (step) {
    case 'major':
      return `${major + 1}.0.0`;
    case 'minor':
      return `${major}.${minor + 1}.0`;
    case 'patch':
      return `${major}.${minor}.${patch + 1}`;
  }
}
