/** Rules that what was shown last rests on: whoever opens the book of rules from there finds them first. */
let about: readonly string[] = [];

export const isAbout = (rules: readonly string[]): void => {
  about = rules;
};

export const aboutNow = (): readonly string[] => about;
