/** The pages that lead into a first fight. */
export const beginWords = {
  preset: 'A boss of your own',
  presetNote: 'From the box on your table: body, defense, might; its cards are taught as they come',
  ready: 'Fights that come with the app',
  demo: [
    'Four companions stand before Old Mossback, a hill that breathes. The app plays the hill; you play the four.',
    'You are shown one thing at a time, on the real table: five minutes. Leave when you like; the menu takes it up again.',
  ],
  demoGo: 'Begin the fight',
};
