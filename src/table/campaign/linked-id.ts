/** One id for each attempt at a chapter: undo and begin again find the same fight. */
export const linkedId = (company: string, chapter: number, attempt: number): string =>
  `${company}-${chapter}-${attempt}`;

/** The company that fights here, if one does. */
export const companyOf = (fight: string): string | undefined => /^(.+)-\d{1,2}-\d{1,2}$/.exec(fight)?.[1];
