import type { Mutant } from './mutant';

const tests = 'tests/history';

export const mutants: Mutant[] = [
  {
    rule: 'HISTORY-1',
    file: 'src/history/line.ts',
    find: 'if (at >= 0) return { line: present, at };',
    replace: 'if (at < -1) return { line: present, at };',
    tests,
  },
  {
    rule: 'HISTORY-2',
    file: 'src/history/states.ts',
    find: 'for (const event of mark.events) state = game.apply(state, event);',
    replace: 'for (const event of mark.events.slice(1)) state = game.apply(state, event);',
    tests,
  },
  {
    rule: 'HISTORY-3',
    file: 'src/history/history.ts',
    find: 'const line = [...history.line.slice(0, history.at + 1), id];',
    replace: 'const line = [...history.line, id];',
    tests,
  },
  {
    rule: 'HISTORY-4',
    file: 'src/history/head.ts',
    find: 'if (mark.revealed) return true;',
    replace: 'if (mark.revealed) return false;',
    tests,
  },
  {
    rule: 'HISTORY-5',
    file: 'src/history/head.ts',
    find: 'next: history.next + 1,\n  });',
    replace: 'next: history.next,\n  });',
    tests,
  },
  {
    rule: 'HISTORY-6',
    file: 'src/history/head.ts',
    find: "if (to === from) return refuse('already-there', 'The table already stands there.');",
    replace: '',
    tests,
  },
  {
    rule: 'HISTORY-7',
    file: 'src/history/states.ts',
    find: 'if (known.length <= mostKept) return known;',
    replace: 'if (known.length >= 0) return known;',
    tests,
  },
  {
    rule: 'HISTORY-8',
    file: 'src/history/compact.ts',
    find: "if (entry.kind === 'mark' && kept.has(entry.id)) entries.push(entry);",
    replace: "if (entry.kind === 'mark') entries.push(entry);",
    tests,
  },
  {
    rule: 'RESUME-1',
    file: 'src/history/resume.ts',
    find: "if (entry.by === 'jump') tip = tipAfterJump(trunk, entry, tip);",
    replace: '',
    tests,
  },
  {
    rule: 'RESUME-3',
    file: 'src/history/resume.ts',
    find: 'sound.has(entry.parent) ||',
    replace: 'true ||',
    tests,
  },
  {
    rule: 'RESUME-4',
    file: 'src/history/line.ts',
    find: 'up.slice(0, rootAt).reverse()',
    replace: 'up.reverse()',
    tests,
  },
  {
    rule: 'RESUME-5',
    file: 'src/history/resume.ts',
    find: 'head = snapshots.at(-1) ?? head;',
    replace: '',
    tests,
  },
];
