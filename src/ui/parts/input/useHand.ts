import { useMemo } from 'preact/hooks';
import { type Hand, handFor } from '../../../play/hand';

/** The hand of a screen (`handFor`). What is given first counts: it reads signals, and props that never change. */
export const useHand = <Held>(
  standing: () => readonly unknown[],
  empty: () => Held,
  after?: (was: Held) => Held,
): Hand<Held> => useMemo(() => handFor(standing, empty, after), []);
