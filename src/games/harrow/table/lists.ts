import { documentList } from '../../../play/documents';
import { kindNames } from '../door/names';
import type { Told } from '../rules/records';
import { toldIn } from '../rules/told';

/** TR-3: what a game or the Tree alone knows of the Tree on the table, and of which box. */
interface Knowing {
  readonly id: string;
  readonly played: number;
  readonly seen: number;
  readonly box: string;
}

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
  readonly told: Told | null;
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
    told: toldIn(about),
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
  readonly names: readonly [string, string];
  readonly told: Told | null;
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
    names: [String(about.firstName ?? ''), String(about.secondName ?? '')],
    told: toldIn(about),
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

const knowing = (kind: string) =>
  documentList(
    kind,
    ({ id, played, about }): Knowing => ({
      id,
      played,
      seen: Number(about.seen ?? 0),
      box: String(about.box ?? ''),
    }),
  );

/** Documents that may know the Tree on the table. */
export const knowers = {
  solo: knowing(kindNames.solo),
  table: knowing(kindNames.table),
  tree: knowing(kindNames.tree),
} as const;
