import { pictureOf } from '../../src/board/text/picture';
import { boardFrom } from '../../src/board/text/setup';
import { isRecord } from '../../src/hex/read';
import { say } from '../words';

/** The boards of a file's cases as pictures, for reading a file or a bug report; what has no board is left out. */
export function drawFile(text: string): string {
  const input: unknown = JSON.parse(text);
  const cases: unknown[] = isRecord(input) && Array.isArray(input.cases) ? input.cases : [];
  return cases.map(drawCase).join('');
}

function drawCase(question: unknown, index: number): string {
  if (!isRecord(question) || question.board === undefined) return '';
  const { id, board, ...asked } = question;
  const read = boardFrom(board, `cases[${index}].board`);
  const picture = read.ok
    ? pictureOf(read.value)
    : read.error.map(({ at, message }) => `${at}: ${say(message)}\n`).join('');
  return `${String(id ?? index)}\n${JSON.stringify(asked)}\n\n${picture}\n`;
}
