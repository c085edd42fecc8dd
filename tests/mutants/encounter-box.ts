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
  of('OWN-200', 'damage/ask-stage', 'stagesByHand(run.state).length === 0', 'run.state.round > 0'),
  of('OWN-200', 'damage/ask-stage', 'one.stage > now', 'one.stage > 1'),
  of('OWN-200', 'damage/break-frame', 'if (stage !== undefined) changeStage(run, stage);', ''),
  of(
    'OWN-200',
    'damage/drop-frames',
    "if (frame.frame === 'break') drawNow(run, frame.drawings);",
    'giveBack(run, frame);',
  ),
  of('OWN-201', 'turns/tell-card', '!stage.paper || !stage.up', '!stage.paper'),
  of('OWN-201', 'turns/tell-card', '  if (!isBlankSlip(top)) forget(run, top);\n', ''),
  of('OWN-201', 'run/learn-card', '[...discard, ...drawn, ...kept, ...deck]', '[]'),
];
