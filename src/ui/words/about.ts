export const aboutWords = {
  title: 'About',
  what: 'Northwest runs the enemy beside your board, explains each decision by the rule that made it, and never loses a tap. Named after the golden rule: north, then west.',
  unofficial:
    'It is made by players and has no tie to the publisher of Oathsworn: Into the Deepwood. It ships none of its art, cards or text; the cards stay on your table.',
  news: 'What it brought',
  credits: 'Credits',
  icons: 'Icons by the authors of game-icons.net (Lorc, Delapouite, Skoll and others), CC BY 3.0.',
  fonts:
    'Type: Grenze Gotisch (Omnibus-Type) and Atkinson Hyperlegible (Braille Institute), SIL Open Font License.',
  code: 'The code is under the MIT licence.',
  devices: 'Devices',
  oldest:
    'It runs on iPadOS and iOS from 16.4 on, in Chrome and Edge from 111 on, in Firefox from 121 on, and in Safari from 16.4 on.',
  keys: 'Keys',
  keyList: [
    ['Ctrl+Z', 'undo'],
    ['Ctrl+Shift+Z', 'redo'],
    ['N', 'the next step'],
    ['1 to 9', 'an answer of the question'],
    ['H', 'history'],
    ['M', 'menu'],
    ['I', 'interrupt, while something is asked'],
    ['F', 'full screen'],
    ['?', 'these keys'],
    ['Arrow keys', 'a hex, while the board has the focus'],
    ['N and P', 'the next model on the board, and the one before'],
    ['Enter', 'tap that hex'],
    ['Esc', 'close'],
  ] as readonly (readonly [string, string])[],
  version: (version: string, date: string) => `Version ${version}, ${date}.`,
  licences: 'Licences of everything that the app ships',
};
