/** Of the lines that are there now, the first that was not there before; all of them where the list began anew. */
export function firstToRead<Line>(before: readonly Line[], now: readonly Line[]): number {
  // An undo takes lines away: those that are left have been read.
  if (now.length <= before.length && now.every((line, i) => line === before[i])) return now.length;
  return before.every((line, i) => line === now[i]) ? before.length : 0;
}
