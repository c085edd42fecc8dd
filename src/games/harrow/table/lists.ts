import { documentList } from '../../../play/documents';
import { kindNames } from '../door/names';

/** One line of the list of solo games. */
export interface SoloLine {
  readonly id: string;
  readonly name: string;
  readonly played: number;
  readonly round: number;
  readonly level: number;
  readonly over: string;
  readonly protectors: number;
  readonly family: number;
  readonly spaces: number;
}

export const soloGames = documentList(
  kindNames.solo,
  ({ id, name, played, about }): SoloLine => ({
    id,
    name,
    played,
    round: Number(about.round ?? 0),
    level: Number(about.level ?? 1),
    over: String(about.over ?? ''),
    protectors: Number(about.protectors ?? 0),
    family: Number(about.family ?? 0),
    spaces: Number(about.spaces ?? 0),
  }),
);

/** One line of the list of games of two or three. */
export interface PairLine {
  readonly id: string;
  readonly name: string;
  readonly played: number;
  readonly round: number;
  readonly over: string;
  readonly sides: readonly [string, string];
  readonly points: readonly [number, number];
}

export const pairGames = documentList(
  kindNames.table,
  ({ id, name, played, about }): PairLine => ({
    id,
    name,
    played,
    round: Number(about.round ?? 0),
    over: String(about.over ?? ''),
    sides: [String(about.first ?? ''), String(about.second ?? '')],
    points: [Number(about.firstPoints ?? 0), Number(about.secondPoints ?? 0)],
  }),
);

export const loneTrees = documentList(kindNames.tree, ({ id, name, played, about }) => ({
  id,
  name,
  played,
  drops: Number(about.drops ?? 0),
}));

export const ownBoxes = documentList(kindNames.box, ({ id, name, played, about }) => ({
  id,
  // What the map is called is what the group calls its box.
  name: String(about.map ?? '') || name,
  played,
  cards: Number(about.cards ?? 0),
}));
