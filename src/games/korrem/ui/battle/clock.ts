const second = 1000;

/** '0:42'; what is begun counts as whole. */
export const clockText = (ms: number): string => {
  const seconds = Math.ceil(ms / second);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
