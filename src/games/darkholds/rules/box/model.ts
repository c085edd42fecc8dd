import type { Feature } from '../board';
import type { Items } from '../play/goods';
import type { Hireling } from '../play/kit';
import type { DarkholdCard, Figure, LevelData, TypeData } from '../play/model';
import type { Asked } from '../reinforce';

/** RE-2: a card names warriors by area; only the line of the level's area counts. */
export interface OwnReinforcement {
  readonly label: string;
  readonly lines: readonly (readonly Asked[])[];
}

/** BD-1: a level as it was drawn, with the enemies that stand there when it begins. */
export interface OwnLevel {
  readonly level: LevelData;
  readonly features: Readonly<Record<string, Feature>>;
  readonly rocks: Readonly<Record<string, number>>;
  readonly standing: readonly { readonly type: string; readonly at: string }[];
}

/** Everything that was taught, each by its name or id. */
export interface Known {
  readonly types: Readonly<Record<string, TypeData>>;
  readonly company: Readonly<Record<string, Figure>>;
  readonly darkholds: Readonly<Record<string, DarkholdCard>>;
  readonly reinforcements: Readonly<Record<string, OwnReinforcement>>;
  readonly items: Items;
  readonly hirelings: Readonly<Record<string, Hireling>>;
  readonly levels: Readonly<Record<string, OwnLevel>>;
  /** Physical tiles: '#' is a square, '.' is none. */
  readonly tiles: Readonly<Record<string, readonly string[]>>;
}

export const parts = [
  'types',
  'company',
  'darkholds',
  'reinforcements',
  'items',
  'hirelings',
  'levels',
  'tiles',
] as const satisfies readonly (keyof Known)[];
export type Part = (typeof parts)[number];

/** DK-1: decks that the app shuffles and draws; the others lie on the table. */
export const ownDecks = ['darkholds', 'reinforcements', 'items'] as const;
export type OwnDeck = (typeof ownDecks)[number];

/** TA-1: the group's own box. */
export interface OwnBox extends Known {
  readonly keeps: readonly OwnDeck[];
}

/** What one group gives to another: any part of a box. */
export type Pack = Partial<Known>;

export type BoxCommand =
  /** What is taught, and what another group's pack brings: what is put in counts, the rest stays. */
  | { readonly do: 'put'; readonly pack: Pack }
  | { readonly do: 'drop'; readonly part: Part; readonly id: string }
  | { readonly do: 'keep'; readonly decks: readonly OwnDeck[] };

export type BoxEvent =
  | { readonly type: 'put'; readonly pack: Pack }
  | { readonly type: 'dropped'; readonly part: Part; readonly id: string }
  | { readonly type: 'keeps'; readonly decks: readonly OwnDeck[] };
