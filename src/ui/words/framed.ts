export const framedWords = {
  framed: 'Another page shows Northwest within its own, where something could lie over what you tap.',
  alone: 'Open Northwest by itself',
};
