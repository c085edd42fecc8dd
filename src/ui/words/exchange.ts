const times = (n: number): string => `${n} ${n === 1 ? 'thing' : 'things'}`;

/** What stands where a box goes to another group, and theirs comes in. */
export const exchangeWords = {
  title: 'Give and take',
  note: 'The box as a file for another group: numbers and your own labels, no text of any card.',
  save: 'Save our box as a file',
  file: 'A file of another group',
  text: 'Or its text',
  look: 'Look into it',
  same: 'We have all of that already.',
  fresh: 'new',
  ours: 'ours',
  theirs: 'theirs',
  allOurs: 'All ours',
  allTheirs: 'All theirs',
  take: (n: number) => `Take ${times(n)}`,
  code: 'A code that another device scans',
  codeNote:
    'Scan it with the camera of another device that has this app: it opens in the box there, and is taken only when somebody says so. Nothing goes over the network.',
  tooLong: 'It holds too much for one code: give the whole box as a file.',
  copy: 'Copy it as a text',
  copied: 'Copied',
  notCopied: 'This browser copies nothing: hold the text and copy it.',
} as const;
