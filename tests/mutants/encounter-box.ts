import type { Mutant } from './mutant';

const of = (rule: string, file: string, find: string, replace: string): Mutant => ({
  rule,
  file: `src/encounter/${file}.ts`,
  find,
  replace,
  tests: 'tests/encounter',
});

/** What the table tells of an encounter that lies on it as paper. */
export const mutants: Mutant[] = [
  of('OWN-200', 'stage-asked', 'stagesByHand(run.state).length === 0', 'run.state.round > 0'),
  of('OWN-200', 'stage-asked', 'one.stage > now', 'one.stage > 1'),
  of('OWN-200', 'frames/break', 'if (stage !== undefined) changeStage(run, stage);', ''),
  of(
    'OWN-200',
    'drop',
    "if (frame.frame === 'break') drawNow(run, frame.drawings);",
    'giveBack(run, frame);',
  ),
  of('OWN-201', 'commands/tell', '!stage.paper || !stage.up', '!stage.paper'),
  of('OWN-201', 'commands/tell', '  if (!isBlankSlip(top)) forget(run, top);\n', ''),
  of('OWN-201', 'learn-card', '[...discard, ...drawn, ...kept, ...deck]', '[]'),
];
