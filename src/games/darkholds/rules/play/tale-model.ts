/** What an attack or a shot brought, beside its sentence. */
export interface Blow {
  readonly target: string;
  readonly name: string;
  readonly type: string;
  readonly ours: boolean;
  /** Where the target stood; nothing where no board is kept. */
  readonly at: string;
  /** AT-6: the wounds to be expected, of those that the target could still take. */
  readonly hoped: number;
  readonly wounds: number;
  readonly falls: boolean;
}

/** What the chronicle takes out of a sentence that was told. */
export interface Noted {
  readonly blow?: Blow;
  /** AT-1: the D10s that were rolled for it. */
  readonly faces?: readonly number[];
  readonly found?: string;
}

/** One turn: wounds by attacks and shots beside what was to be expected, wounds by anything else, who was there. */
export interface TurnTale {
  readonly dealt: number;
  readonly hoped: number;
  readonly taken: number;
  readonly feared: number;
  readonly moreDealt: number;
  readonly moreTaken: number;
  /** On the board when the turn ended. */
  readonly enemies: number;
  readonly came: number;
}

export interface MemberTale {
  readonly name: string;
  readonly dealt: number;
  readonly taken: number;
  readonly slain: number;
  readonly noise: number;
  readonly fell: number;
}

export interface TypeTale {
  readonly name: string;
  readonly met: number;
  readonly slain: number;
  readonly dealt: number;
  readonly taken: number;
}

/** Somebody of the company who fell; by nobody where nobody struck. */
export interface FallTale {
  readonly who: string;
  readonly by: string;
  readonly turn: number;
}

/** How a level went. */
export interface Tale {
  readonly turns: readonly TurnTale[];
  readonly company: Readonly<Record<string, MemberTale>>;
  readonly types: Readonly<Record<string, TypeTale>>;
  /** Attacks and shots that wounded, by the square on which they came. */
  readonly hit: Readonly<Record<string, number>>;
  /** AT-1: how often a D10 showed 0, 1, ... 9. */
  readonly faces: readonly number[];
  readonly fell: readonly FallTale[];
  readonly finds: readonly string[];
}

/** Of a level that has not begun. */
export const noTale: Tale = {
  ...{ turns: [], company: {}, types: {}, hit: {}, fell: [], finds: [] },
  faces: Array.from({ length: 10 }, () => 0),
};
