import type { Mutant } from './mutant';

const of = (rule: string, file: string, find: string, replace: string): Mutant => ({
  rule,
  file: `src/encounter/${file}.ts`,
  find,
  replace,
  tests: 'tests/encounter',
});

export const mutants: Mutant[] = [
  of('OWN-168', 'guarded', '.filter(one => one.id !== who)', ''),
  of('OWN-168', 'windows', '  !guardsNobody(state, friend.id, one.choice, blowNow(state)) &&\n', ''),
  of(
    'OWN-168',
    'commands/cards',
    'guardsNobody(run.state, friend.id, one.choice, blowNow(run.state))',
    'run.state.round > 99',
  ),
];
