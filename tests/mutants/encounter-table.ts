import type { Mutant } from './mutant';

const of = (rule: string, file: string, find: string, replace: string): Mutant => ({
  rule,
  file: `src/encounter/${file}.ts`,
  find,
  replace,
  tests: 'tests/encounter',
});

export const mutants: Mutant[] = [
  of('OWN-168', 'windows/guard-whom', '.filter(one => one.id !== who)', ''),
  of(
    'OWN-168',
    'windows/windows',
    '  !guardsNobody(state, friend.id, one.choice, enemyAttackNow(state)) &&\n',
    '',
  ),
  of(
    'OWN-168',
    'turns/cards',
    'guardsNobody(run.state, friend.id, one.choice, enemyAttackNow(run.state))',
    'run.state.round > 99',
  ),
  of('OWN-169', 'target/ask-table', "one.rule === 'furthest'", "one.rule === 'closest'"),
  of('OWN-169', 'target/ask-table', 'reachesAll(run.state, frame)', 'run.state.round > 99'),
  of('OWN-169', 'target/ask-table', "frame.step === 'level') return", 'run.state.round > 99) return'),
  of('OWN-62', 'target/ask-table', 'left.length < frame.tied.length ?', 'left.length < 99 ?'),
  of('OWN-170', 'enemy/card-frame', "  task(run, tell('tell.do-card', { card }));\n", ''),
  of('OWN-171', 'corrections/correct', 'if (before.present && !alive)', 'if (run.state.round > 99)'),
  of(
    'OWN-171',
    'corrections/correct',
    'if (!before.present && alive && ',
    'if (run.state.round > 99 && alive && ',
  ),
  of('OWN-171', 'corrections/correct', 'diceLeft(before).length === 0)', 'run.state.round < 99)'),
  of('OWN-171', 'target/ask-table', 'if (!enemyOf(state, actor)?.present) return null;', ''),
  of('OWN-171', 'damage/leave-fight', '  goes(run, who);\n  setFree(run, who);', '  goes(run, who);'),
  {
    rule: 'OWN-171',
    file: 'src/table/fight/all-right.ts',
    find: 'b - a)',
    replace: 'a - b)',
    tests: 'tests/table',
  },
];
