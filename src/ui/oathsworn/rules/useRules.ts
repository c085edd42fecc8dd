import { useEffect, useState } from 'preact/hooks';
import type { Rule } from '../../../play/book';

/** These rules, once the book is loaded; it may take a moment. */
export function useRules(ids: readonly string[]): readonly Rule[] {
  const [found, setFound] = useState<readonly Rule[]>([]);
  const asked = ids.join(' ');
  useEffect(() => {
    import('../../../table/rules').then(
      book => setFound(asked.split(' ').flatMap(id => book.rules.filter(rule => rule.id === id))),
      () => undefined,
    );
  }, [asked]);
  return found;
}
