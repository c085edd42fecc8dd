import { isRecord } from '../basics/reading';
import { err, ok, type Problem, type Result } from '../basics/result';
import { say } from './says';
import { rowsOf, type Shape, standardShape } from './shape';

const mostColumns = 52;
const mostRows = 60;

/** The door for shapes: columns, and row counts that are all equal or differ by one from column to column. */
export function readShape(input: unknown, at: string): Result<Shape, Problem[]> {
  if (input === undefined) return ok(standardShape);
  if (!isRecord(input)) {
    return err([{ code: 'not-an-object', at, message: say('hex.shape-is-object') }]);
  }
  const { columns, rows } = input;
  if (!isCount(columns, mostColumns)) {
    const message = say('hex.columns', { most: mostColumns });
    return err([{ code: 'bad-shape', at: `${at}.columns`, message }]);
  }
  if (!isList(rows)) {
    const message = say('hex.rows', { most: mostRows });
    return err([{ code: 'bad-shape', at: `${at}.rows`, message }]);
  }
  const shape: Shape = { columns, rows: [...rows] };
  if (alternates(shape)) return ok(shape);
  const message = say('hex.rows-differ');
  return err([{ code: 'bad-shape', at: `${at}.rows`, message }]);
}

const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;

const isList = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length > 0 && value.every(count => isCount(count, mostRows));

function alternates(shape: Shape): boolean {
  const counts = Array.from({ length: shape.columns }, (_, column) => rowsOf(shape, column));
  const gaps = counts.slice(1).map((count, index) => Math.abs(count - counts[index]!));
  return gaps.every(gap => gap === 1) || gaps.every(gap => gap === 0);
}
