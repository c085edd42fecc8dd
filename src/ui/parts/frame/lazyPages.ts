import type { ComponentType, VNode } from 'preact';
import { lazy } from './lazy';

/** The sentences that any saved document may need. */
const loadSharedWords = () =>
  Promise.all([
    import('../../words/said/shared/learn-history'),
    import('../../words/said/shared/learn-saves'),
  ]);

type Load<P> = () => Promise<ComponentType<P>>;

/** Makes the lazy pages of a game: a page and the sentences that the game may say load at the same time. */
export const lazyPages =
  (loadWords: () => Promise<unknown>) =>
  <P extends object>(load: Load<P>): ((props: P) => VNode) =>
    lazy<P>(async () => {
      const [page] = await Promise.all([load(), loadWords(), loadSharedWords()]);
      return page;
    });
