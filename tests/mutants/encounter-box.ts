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
  of('OWN-202', 'enemy-attack/strikes-named', 'new Set(ids).size === ids.length', 'ids.length < 99'),
  of(
    'OWN-202',
    'enemy/card-frame',
    "if (answer.answer === 'strikes') return strikesNamed(run, question, answer);",
    '',
  ),
  of('OWN-203', 'turns/count', '(before > at && now <= at)', 'before === -1'),
  of('OWN-203', 'turns/count', 'Math.max(0, before + by)', 'before + by'),
  of('OWN-204', 'round/round', "run.state.encounter.victory.victory === 'hand'", 'run.state.round > 99'),
  of('OWN-205', 'run/apply-encounter', 'had.hp === had.max ? die.hp : Math.min(had.hp, die.hp)', 'had.hp'),
  of('OWN-205', 'corrections/correct-encounter', "kinds.some(kind => kind.role === 'boss') &&", ''),
  of('OWN-206', 'setup/bystanders', "role: 'friendly',", "role: 'ally',"),
  of('OWN-207', 'setup/bystanders', '(encounter.civilians ?? [])', '(encounter.civilians ?? []).slice(1)'),
  of('OWN-207', 'setup/initial-state', '...bystandersOf(setup, heroes)', ''),
  of('OWN-208', 'enemy/roll-frame', "state.settings.dice !== 'table'", "state.settings.dice === 'table'"),
  of('OWN-208', 'enemy/roll-frame', 'mirrored(state) &&', ''),
  of('OWN-208', 'target/fit-rules', "run.state.settings.dice === 'table'", 'run.state.round > 99'),
  of('OWN-208', 'target/ask-table', "if (frame.asked?.rule === 'random') tellsRolled(run, ids);", ''),
  {
    rule: 'OWN-209',
    file: 'src/encounter/turns/throwing.ts',
    find: 'item === ownWeapons && hasOwnWeapons(run.state, friend)',
    replace: 'item === ownWeapons',
    tests: 'tests/table/fight',
  },
  {
    rule: 'OWN-250',
    file: 'src/packs/edit/taught.ts',
    find: 'placed: known.placed.filter(one => kinds.has(one.enemy))',
    replace: 'placed: known.placed',
    tests: 'tests/table/setup',
  },
];
