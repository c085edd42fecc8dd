import { useEffect, useState } from 'preact/hooks';
import { type Book, readBook } from '../../../../play/book';
import { Sheet } from '../../../../ui/parts/frame/Sheet';
import { hrefTo } from '../../../../ui/shell/router';
import { ui } from '../../words/ui';

let known: Promise<Book> | undefined;
const bookOf = (): Promise<Book> => {
  known ??= import('../../../../../docs/harrow/RULES.md?raw').then(text => readBook(text.default));
  return known;
};

/** A rule in its own words, from the book that the app plays by. */
export function RuleSheet({ rule, onClose }: { rule: string; onClose: () => void }) {
  const [text, setText] = useState('');
  useEffect(() => {
    bookOf().then(book => setText(book.find(({ id }) => id === rule)?.text ?? ''), console.error);
  }, [rule]);
  return (
    <Sheet title={rule} onClose={onClose}>
      <p>{text}</p>
      {text.includes('(settled') ? <p class="soft">{ui.settled}</p> : null}
      <a class="btn" href={hrefTo('rules', 'harrow', rule)}>
        {ui.allRules}
      </a>
    </Sheet>
  );
}
