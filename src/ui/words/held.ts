export const heldWords = {
  title: 'A file',
  ready: 'Ready. Tap once more to hand it out.',
  take: 'Hand it out',
};
