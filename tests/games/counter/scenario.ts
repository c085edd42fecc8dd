import type { Scenario } from '../../../scripts/answers/scenario';
import { say } from '../../../src/ui/words/say';
import { decide } from './rules/count';
import './words';

export const scenario: Scenario = {
  questions: {
    add: ({ total, n }, at) => {
      if (typeof total !== 'number' || typeof n !== 'number')
        return { ok: false, error: [{ code: 'badValue', at: `${at}.n`, message: 'Numbers are added.' }] };
      const decided = decide({ total }, { do: 'add', n });
      return {
        ok: true,
        value: decided.ok ? { total: total + n } : { refused: decided.error.code },
      };
    },
  },
  codes: { unreadable: 'unreadable', unknownDo: 'unknownDo' },
  say,
};
