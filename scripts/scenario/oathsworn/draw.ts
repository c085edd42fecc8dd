import { boardFrom } from '../../../src/board/text/setup';
import { say } from '../../words';
import { pictureOf } from './picture';

/** The board of a case as a picture, for reading a file or a bug report. */
export function draw(asked: Readonly<Record<string, unknown>>, at: string): string {
  if (asked.board === undefined) return '';
  const { id, board, ...rest } = asked;
  const read = boardFrom(board, `${at}.board`);
  const picture = read.ok
    ? pictureOf(read.value)
    : read.error.map(one => `${one.at}: ${say(one.message)}\n`).join('');
  return `${String(id ?? at)}\n${JSON.stringify(rest)}\n\n${picture}\n`;
}
