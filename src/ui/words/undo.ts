/** Beside the first page's words, which need none of them. */
export const undoWords = {
  undo: (title: string) => `Undo: ${title}`,
  redo: (title: string) => `Redo: ${title}`,
  nothingToUndo: 'Nothing to undo',
  nothingToRedo: 'Nothing to redo',
};
