/** How much the app does; each table chooses, and may change it in the middle of a fight. */
export interface Settings {
  /** `moved`: the app picks the target, the players place the model. */
  readonly board: 'mirrored' | 'off' | 'moved';
  /** `physical`: the table says which card is up; `count`: the app only counts. */
  readonly stage: 'app' | 'physical' | 'count';
  readonly might: 'cards' | 'dice' | 'mixed' | 'physical';
  readonly company: 'full' | 'light';
  /** `needed` asks in a window of the rules only where somebody has something to play there. */
  readonly windows: 'needed' | 'all';
  /**
   * OWN-210: the end of the enemy's phase waits for the table. Older fights lack the field, and go on without
   * waiting.
   */
  readonly stops?: boolean;
  /**
   * OWN-208: `table` where a card's direction or random target is rolled with the table's own die. Absent: by the
   * app.
   */
  readonly dice?: 'app' | 'table';
  /**
   * OWN-212: where the company's cards and tokens lie on the table alone, a loss of HP lies open before it is taken off.
   * Absent in fights of before: it is taken off at once.
   */
  readonly waits?: boolean;
}

export const standardSettings: Settings = {
  board: 'mirrored',
  stage: 'app',
  might: 'cards',
  company: 'light',
  windows: 'needed',
};

export type Difficulty = 'journeyman' | 'pilgrim' | 'free' | 'grim' | 'dread';

/** CP-1: the most HP that an Oathsworn or ally can have (OWN-18). */
export const maxHpOf = (difficulty: Difficulty): number =>
  difficulty === 'dread' ? 4 : difficulty === 'grim' ? 5 : 6;

/** CP-1: what the easier ones add to the defense of Oathsworn and allies. */
export const defenseOf = (difficulty: Difficulty): number =>
  difficulty === 'journeyman' ? 2 : difficulty === 'pilgrim' ? 1 : 0;
