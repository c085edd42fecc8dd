/** Sources below src by path, with / between folders. */
type Sources = ReadonlyMap<string, string>;

/** The one file that makes a download, where no download leads somebody out of an app on a home screen. */
const maker = 'storage/file/share.ts';
const download = /(?:\sdownload(?:=|\s*\/?>)|\.download\s*=[^=]|['"]download['"]\s*,)/;
const outside = /<a\b[^>]*\bhref=(?:"|\{["'`])https?:[^>]*>/g;

/** Links that an app on a home screen has no way back from: downloads, and pages of others that take its place. */
export function wayOutProblems(sources: Sources): string[] {
  return [...sources].flatMap(([file, source]) => [
    ...(file !== maker && download.test(source)
      ? [`${file} makes a download: files leave by ${maker}, which asks for a second tap on an iPad`]
      : []),
    ...[...source.matchAll(outside)]
      .filter(([link]) => !link.includes('target="_blank"'))
      .map(([link]) => `${file}: ${link} takes the place of the app`),
  ]);
}
