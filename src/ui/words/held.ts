export const heldWords = {
  ready: (files: number) =>
    files === 1
      ? 'The file is ready. Tap once more to hand it out.'
      : `${files} files are ready. Tap once more to hand them out.`,
  take: 'Hand it out',
};
