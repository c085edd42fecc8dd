/** The plain JSON of docs/SCENARIOS.md, for the questions about boards. */

export type Direction = 'N' | 'NE' | 'SE' | 'S' | 'SW' | 'NW';
export type Side = 'oathsworn' | 'ally' | 'friendly' | 'sentinel' | 'enemy';

export interface CharacterJson {
  id: string;
  side: Side;
  at: string;
  facing?: Direction;
  hp?: number;
  mob?: boolean;
  minion?: boolean;
  size?: 'single' | 'flower';
}

export interface BoardJson {
  shape?: { columns: number; rows: number[] };
  obstacles?: { id: string; hexes: string[] }[];
  tiles?: { kind: 'water' | 'fire'; hexes: string[] }[];
  characters?: CharacterJson[];
}

export type Slot = 'front' | 'core' | 'rear' | 'left' | 'right';

export interface ActivateOptions {
  actor: string;
  move: number;
  range?: number;
  attack?: boolean;
  named?: string[];
  breaker?: string;
  taunter?: string;
  excluded?: string[];
}

export type QuestionJson =
  | { do: 'sight'; from: string; to: string }
  | { do: 'distance'; from: string; to: string }
  | { do: 'reach'; actor: string; target: string }
  | ({ do: 'activate' } & ActivateOptions)
  | { do: 'minions'; move: number; range?: number }
  | { do: 'compass'; actor: string; direction: Direction; move: number }
  | { do: 'away'; actor: string; from: string; move: number }
  | { do: 'knockback'; source: string; targets: string[]; hexes: number }
  | {
      do: 'area';
      actor: string;
      area: 'adjacent' | 'circle' | 'cone' | 'wave' | 'charge';
      size?: number;
      centre?: string;
    }
  | { do: 'strike'; actor: string; target: string; range: number; broken: Slot[] }
  | { do: 'chain'; actor: string; first: string; range: number; max: number };

export type CaseJson = { id: string; board: BoardJson } & QuestionJson;
