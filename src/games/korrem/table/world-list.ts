import { documentList } from '../../../play/documents';

/** One line of the list of games. */
export interface WorldLine {
  readonly id: string;
  readonly name: string;
  readonly turn: number;
  readonly points: string;
  readonly end: string;
}

export const worlds = documentList(
  'korrem/world',
  ({ id, name, about }): WorldLine => ({
    id,
    name,
    turn: Number(about.turn ?? 0),
    points: String(about.points ?? ''),
    end: String(about.end ?? ''),
  }),
);
