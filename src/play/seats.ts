import { signal } from '@preact/signals';

/** What somebody has chosen and not sent yet: it stands in no log, and is only shown. */
export interface Draft {
  /** What it is for, as the screen names it. */
  readonly about: string;
  readonly value: unknown;
}

/** A player with a phone. */
export interface Person {
  readonly device: string;
  readonly name: string;
}

/** Whose sheets lie before the devices of a shared table. */
export interface Seats {
  readonly doc: string;
  /** The sheets of this phone's player; none on the tablet. */
  readonly mine: readonly string[];
  /** This device only looks on. */
  readonly looks: boolean;
  /** The phone before which each sheet lies. */
  readonly others: ReadonlyMap<string, Person>;
  /** The last draft of each device. */
  readonly drafts: ReadonlyMap<string, Draft>;
  readonly tell: (draft: Draft) => void;
}

/** The seats of the table that this window shares, if it shares one. */
export const seats = signal<Seats | undefined>(undefined);

export const seatsAt = (id: string): Seats | undefined => (seats.value?.doc === id ? seats.value : undefined);

const nobodys: readonly string[] = [];

/** Whose sheets lie before this phone. */
export const mineAt = (id: string): readonly string[] => seatsAt(id)?.mine ?? nobodys;

/** Before whose phone a sheet lies, where it is not this one. */
export const holderAt = (id: string, who: string): Person | undefined => {
  const here = seatsAt(id);
  return here && !here.mine.includes(who) ? here.others.get(who) : undefined;
};
