export const word = `lazy of ${__VERSION__}`;
