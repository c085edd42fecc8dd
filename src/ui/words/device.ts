/** What is told of the device and of versions, once the first page stands. */
export const deviceWords = {
  ready: 'A new version is ready.',
  readyNamed: (version: string) => `Version ${version} is ready.`,
  moreNews: (n: number) => `and ${n} more`,
  update: 'Use it now',
  applying: {
    applying: 'It is being put in …',
    'no-update': 'There is none after all.',
    'in-fight': 'When the table is left.',
    'fight-elsewhere': 'A table is open in another tab.',
  },
  later: 'Not now',
  preparing: 'The app is being kept on this device …',
  missing: {
    'not-kept': 'It could not be kept here: without a network it will not open.',
    'home-screen': 'After seven days Safari forgets what is not on the home screen.',
    install: 'Installed, your saves are safer here.',
    lasting: 'Short of room, the device may drop your saves.',
  },
  mend: {
    'not-kept': 'Try again',
    'home-screen': 'Show me how',
    install: 'Install',
    lasting: 'Ask it to keep them',
  },
  promised: 'It has promised to keep them.',
  notPromised: 'It gave no promise. A file outside of the device outlives it.',

  title: 'On this device',
  note: 'Whether it is installed, works offline, and keeps your saves.',
  rows: { secure: 'Address', kept: 'Offline', installed: 'Installed', lasting: 'Saves' },
  secure: {
    yes: 'Secure (https): the app can be kept, and the screen stays on in a fight.',
    no: 'Plain http: everything plays, but nothing can be kept offline, and the screen may go dark.',
  },
  guide: 'Make it secure, step by step',
  elsewhere:
    'Whoever serves the app here can start it with --https, or put it on a host with https. Then open it there. What was saved here does not come along by itself: take it along first.',
  installed: {
    installed: 'Yes: it was opened from the home screen or as an app.',
    offered: 'Not yet.',
    'by-share-menu':
      'Not yet. Safari throws away what was saved after seven days without a visit, unless the app is on the home screen: tap Share (the square with the arrow), then Add to Home Screen, then Add, and open it from there. The home screen begins with empty saves on older systems: take everything along first if you have played here.',
    unavailable:
      'This browser does not offer it, or it is installed already and this is another window. On Android, Windows and Chromebooks: Install app in the menu of Chrome or Edge. A bookmark does as well where it works offline.',
  },
};
