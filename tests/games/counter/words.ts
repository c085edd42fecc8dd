import { registerWords } from '../../../src/ui/words/say';
import type { CounterSays } from './rules/says';

registerWords<CounterSays>(
  {
    'counter.no-count': ({ n }) => `${n} is no number from 1 to 9.`,
    'counter.added': ({ n }) => `${n} more`,
    'counter.no-document': 'This is no count.',
  },
  'counter',
);
