/** The page of the book from its first line: after a step of the chapter, or on another page. */
export const toTop = (): void => {
  document.querySelector('.book-page')?.scrollTo(0, 0);
};
