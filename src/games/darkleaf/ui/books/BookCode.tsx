import { Code } from '../../../../ui/hands/Code';
import '../../../../ui/hands/hands.css';
import { hrefTo } from '../../../../ui/shell/router';
import { codeOf } from '../../rules/books/code';
import type { Book } from '../../rules/duel/model';
import { booksWords as w } from '../../words/books';

/** A clan book as a code that another device scans: it lies in the address, nothing goes over the network. */
export function BookCode({ book }: { book: Book }) {
  const { origin, pathname } = location;
  return (
    <div class="stack">
      <Code text={`${origin}${pathname}${hrefTo('darkleaf', 'book', codeOf(book))}`} label={w.qr} />
      <p class="soft">{w.qrNote}</p>
    </div>
  );
}
