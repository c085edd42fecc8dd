/** OWN-295: joins a minion and whom it attacks in the id of an option. */
export const between = '>';

/** The option by which the table is asked for each of them after all. */
export const eachByItself = 'each';
