export const heldWords = {
  ready: 'Ready. Tap once more to hand it out.',
  take: 'Hand it out',
};
