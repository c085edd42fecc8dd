import { documentList } from '../../../play/documents';

/** One line of the list of levels in play; nothing of their rules is loaded for it. */
export interface LevelLine {
  readonly id: string;
  readonly name: string;
  readonly turn: number;
  readonly end: string;
}

export const levels = documentList(
  'darkholds/level',
  ({ id, name, about }): LevelLine => ({
    id,
    name,
    turn: Number(about.turn ?? 1),
    end: String(about.end ?? ''),
  }),
);
