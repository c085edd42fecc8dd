/** What stands beside the code of something out of the box. */
export const words = {
  title: (name: string) => `${name} as a code`,
  code: 'A code that another device scans',
  codeNote:
    'Scan it with the camera of another device that has this app: it opens in the box there, and is taken only when somebody says so. Nothing goes over the network.',
  tooLong: 'It holds too much for one code: give the whole box as a file.',
};
