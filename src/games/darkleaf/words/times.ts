/** So many of something. */
export const times = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
