import { Unanswered } from './problem';

/** Hears whether the database still answers. */
export interface Answers {
  /** The database has answered somebody: all waiting times begin anew. */
  heard(): void;
  /** Waits for what was asked; rejects when the database has said nothing at all for too long. */
  within<T>(work: Promise<T>, more?: number): Promise<T>;
}

/** A timer that comes so much too late was asleep with its page, or the page was busy: it says nothing of the database. */
const late = 500;

/** `wait` in milliseconds: any answer to anybody begins it anew, for a long write holds up what stands behind it. */
export function answersWithin(wait: number): Answers {
  let last = performance.now();
  const heard = (): void => {
    last = performance.now();
  };

  return {
    heard,
    within(work, more = 0) {
      // A new question begins its own waiting time.
      heard();
      return new Promise((resolve, reject) => {
        let timer: ReturnType<typeof setTimeout>;
        const rest = (): number => last + wait + more - performance.now();
        const arm = (): void => {
          const due = performance.now() + Math.max(0, rest());
          timer = setTimeout(() => {
            if (performance.now() - due > late) heard();
            if (rest() > 0) arm();
            else reject(new Unanswered());
          }, due - performance.now());
        };
        arm();
        const end = (done: () => void): void => {
          clearTimeout(timer);
          heard();
          done();
        };
        work.then(
          value => end(() => resolve(value)),
          (error: unknown) => end(() => reject(error instanceof Error ? error : new Error(String(error)))),
        );
      });
    },
  };
}
