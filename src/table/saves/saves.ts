import { documentList } from '../../play/documents';

/** One fight of the list on the first page. */
export interface SavedFight {
  readonly id: string;
  readonly name: string;
  readonly played: number;
  readonly round: number;
  readonly phase: string;
}

export const fightKindName = 'fight';

/** The fights on this device: reading the list needs no engine. */
export const savedFights = documentList<SavedFight>(fightKindName, ({ id, name, played, about }) => ({
  id,
  name,
  played,
  round: Number(about.round ?? 0),
  phase: String(about.phase ?? ''),
}));
