/** What stands above the code of something out of the box. */
export const words = {
  title: (name: string) => `${name} as a code`,
};
