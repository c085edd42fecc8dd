import { err, ok, type Problem, type Result } from '../basics/result';
import { say } from './says';

/** A board as text: one string for each row from the north, one letter for each cell from the west. */
export type Picture = readonly string[];

/** No board of cards or tiles is wider or higher. */
const most = 100;

const isRows = (input: unknown): input is string[] =>
  Array.isArray(input) && input.length > 0 && input.every(row => typeof row === 'string' && row !== '');

/** The door for pictures: rows of one length, none empty. */
export function readPicture(input: unknown, at: string): Result<Picture, Problem[]> {
  if (!isRows(input)) return err([{ code: 'not-a-picture', at, message: say('square.picture-is-rows') }]);
  const rows = input.map(row => [...row]);
  const wide = rows[0]!.length;
  if (wide > most || rows.length > most)
    return err([{ code: 'picture-too-large', at, message: say('square.too-large', { most }) }]);
  const ragged = rows.findIndex(row => row.length !== wide);
  if (ragged >= 0) {
    const message = say('square.rows-are-even', { wide });
    return err([{ code: 'ragged-picture', at: `${at}[${ragged}]`, message }]);
  }
  return ok([...input]);
}
