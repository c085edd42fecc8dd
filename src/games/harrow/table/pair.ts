import { defineDocument, type TableOf } from '../../../play/define-document';
import { pairKind, parsePair } from '../door/pair';
import { decidePair } from '../rules/pair/decide';
import { pairQuestion } from '../rules/pair/question';
import { pairTitle } from '../rules/pair/title';

export const pairDocument = defineDocument({
  kind: pairKind,
  rules: {
    command: parsePair,
    decide: decidePair,
    questionOf: pairQuestion,
    titleOf: pairTitle,
    revealedBy: events => events.some(event => event.type === 'dropped' && event.stream !== undefined),
    sharing: async () => (await import('./sharing')).sharing,
  },
});
export type PairTable = TableOf<typeof pairDocument>;

export const beginPair = pairDocument.create;
