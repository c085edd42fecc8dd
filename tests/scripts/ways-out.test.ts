import { expect, it } from 'vitest';
import { wayOutProblems } from '../../scripts/check/ways-out';

const problems = (file: string, source: string): string[] => wayOutProblems(new Map([[file, source]]));

it.each([
  ['a link that is a download', '<a class="btn" download="a.csv" href={to}>'],
  ['a download without a name', '<a href={to} download>'],
  ['a link made by hand', 'link.download = name;'],
  ['an attribute set by hand', "link.setAttribute('download', name);"],
  ['a page of others in place of the app', '<a href="https://example.org">'],
  ['the same, composed', '<a class="btn" href={`https://example.org/a`}>'],
])('%s is a way out without a way back', (_, source) => {
  expect(problems('games/one/ui/Page.tsx', source)).toHaveLength(1);
});

it.each([
  ['the one file that makes downloads', 'storage/file/share.ts', 'link.download = file.name;'],
  [
    'a page of others beside the app',
    'ui/a.tsx',
    '<a href="https://example.org" target="_blank" rel="noopener">',
  ],
  ['a way inside the app', 'ui/a.tsx', '<a href={hrefTo("settings")}>'],
  ['a word of it', 'ui/a.ts', '/** By share sheet or download. */ const how = handed === "downloaded";'],
])('%s is none', (_, file, source) => {
  expect(problems(file, source)).toEqual([]);
});
