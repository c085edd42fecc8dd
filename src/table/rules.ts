import text from '../../docs/RULES.md?raw';
import { type Book, readBook } from '../play/book';

/** docs/RULES.md as it is, cut into rules: loaded only when somebody looks something up. */
export const rules: Book = readBook(text);
