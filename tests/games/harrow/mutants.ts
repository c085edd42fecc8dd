import type { Mutant } from '../../mutants/mutant';

const of = (rule: string, file: string, find: string, replace: string): Mutant => ({
  rule,
  file: `src/games/harrow/rules/${file}.ts`,
  find,
  replace,
  tests: 'tests/games/harrow',
});

export const mutants: Mutant[] = [
  // The director.
  of('SO-11', 'ways', 'if (ways[next] === -1 && !isClosed(board, side, next)) {', 'if (ways[next] === -1) {'),
  of('SO-12', 'ways', '.sort((a, b) => a - b);', '.sort((a, b) => b - a);'),
  of('SO-13', 'director', 'const joins = moving.board.units.has(to);', 'const joins = false;'),
  of('SO-14', 'director', '(wayOf(moving, a) ?? 0) - (wayOf(moving, b) ?? 0) || a - b', 'a - b'),
  of('SO-7', 'activate', 'area: clockwise[(first + k) % clockwise.length]!,', 'area: clockwise[k]!,'),
  of('SO-16', 'aims', 'b.attackers - a.attackers ||', 'a.attackers - b.attackers ||'),
  // The Tree.
  of('TR-2', 'tree', 'const freshPrior = { out: 4, in: 2 };', 'const freshPrior = { out: 2, in: 4 };'),
  of('TR-4', 'tree', 'choose(attacker.dropped, fa) *', '1 *'),
  of(
    'TR-7',
    'state/odds',
    'return { ...game.ground, [cube]: countOf(game.ground, cube) + n };',
    'return game.ground;',
  ),
  // Attacks.
  of(
    'AT-3',
    'state/fight',
    "const who = aim.bonus === 'attacker' ? side : defenderOf(run.state, aim);\n",
    'const who = side;\n  return;\n',
  ),
  of(
    'AT-9',
    'resolve',
    'inRange(map, target, from) && now.left.defender >= back',
    'now.left.defender >= back',
  ),
  // Hester.
  of('HE-4', 'hester/turn', "run.emit({ type: 'bonfire', at: to, tokens: fire.tokens + 1 });", ''),
  of('HE-10', 'hester/turn', 'actions: witch.actions + 1,', 'actions: witch.actions,'),
  of('HE-14', 'hester/turn', 'const mostCubes = 6;', 'const mostCubes = 9;'),
  of(
    'HE-1',
    'hester/turn',
    'if (turn.used.length >= witch.actions)',
    'if (turn.used.length > witch.actions)',
  ),
  // A table of two.
  of('CU-1', 'pair/clean-up', 'const mostCubes = 6;', 'const mostCubes = 8;'),
  of(
    'OB-3',
    'pair/clean-up',
    "if (side === 'family' && run.state.positions === 'mirrored') stormsUnderLegends(run);",
    '',
  ),
  of('JR-2', 'pair/turn', 'wild: owned.wild + 1', 'wild: owned.wild'),
  // The boards of the sides.
  of(
    'PR-1',
    'pair/things',
    'Math.min(Math.max(tokens, 1), series.length) - 1',
    'Math.min(Math.max(tokens, 1), series.length) - 2',
  ),
  of('FA-2', 'pair/abilities', 'if (!kept || goes.length !== drawn.back)', 'if (!kept)'),
  of('FA-3', 'pair/abilities', '[of]: more.grants[of] - 1', '[of]: more.grants[of]'),
  of('FA-4', 'pair/strike', "waiting.includes('range') ? 2 : 0", "waiting.includes('range') ? 1 : 0"),
  of('KA-2', 'pair/abilities', 'if (cubes > 0) {', 'if (cubes > 9) {'),
  of('LG-1', 'pair/legends', '.slice(0, 1 + scrolls)', '.slice(0, 2 + scrolls)'),
  of(
    'LG-4',
    'pair/steps/lay',
    'cell !== board.map.brambles && !board.storms.has(cell)',
    '!board.storms.has(cell)',
  ),
  of('LG-7', 'pair/turn', 'unitsIn(group) - pinnedOn(run.state, from)', 'unitsIn(group)'),
  of('LG-8', 'pair/legend-jar', "who === 'goblin' ? { goblinCards: 0 } : {}", '{}'),
  of('LG-9', 'pair/legend-jar', "power === 'backbiter' && spent", 'false'),
  of('JR-4', 'pair/legend-jar', 'more.tilesDone >= turn.tiles', 'more.tilesDone > turn.tiles'),
  of(
    'CU-2',
    'pair/steps/carry',
    "if (side === 'family') return withMore",
    "if (side === 'kammi') return withMore",
  ),
  of('OB-6', 'pair/clean-up', "const gone = !real || under === 'kammi';", 'const gone = true;'),
  of('AC-6', 'pair/turn', 'if (doll && !mayTakeDoll(run.state, from, end))', 'if (doll && end < 0)'),
  of('CD-2', 'pair/clean-up', 'if (totalOf(aside) > 0) {', 'if (totalOf(aside) > 9) {'),
  of('CD-3', 'pair/steps/ways', 'if (at === home) return [];', ''),
  of('CD-5', 'pair/lying', "if (unit === 'legend') for", 'for'),
  of('HX-8', 'map', 'columns === 0 || columns === halves', 'columns === 0 || columns <= halves'),
  of('HE-14', 'pair/eating', 'wild > 0', 'true'),
  of('HE-16', 'pair/steps/ways', "what === 'legend' && whose === 'any' && board.hester !== null", 'false'),
  // What is paid, taught and foreseen.
  of('AT-6', 'resolve', "if (now.hits.length >= mostPaid(attack, 'attacker')) return now;", ''),
  of('AT-9', 'resolve', " && mostPaid(attack, 'defender') > 0)", ')'),
  of('AT-10', 'resolve', ", mostPaid(attack, 'attacker'));", ');'),
  of(
    'AT-11',
    'resolve',
    "mostPaid(attack, 'hester') > 0 ? killHester(under, attack) : under",
    'killHester(under, attack)',
  ),
  of('AT-6', 'pair/strike', 'if (n > asked.most)', 'if (n > asked.most + 1)'),
  of(
    'PR-1',
    'pair/things',
    "const own = side === 'family' ? undefined : numbers?.[side];",
    'const own: readonly number[] | undefined = undefined;\n  numbers;\n  side;',
  ),
  of('FA-1', 'pair/things', 'numbers?.bag ?? bagNumbers', 'bagNumbers'),
  of('LG-1', 'pair/setup', 'setup.training ? 1 : (setup.tracks?.[side] ?? 1)', '1'),
  of('HE-12', 'hester/short', '.filter(({ at }) => !turn.infected.includes(at));', ';'),
  of(
    'SO-21',
    'solo/orders',
    'return { taken, attackers, whole: allowed.left > 0 };',
    'return { taken, attackers, whole: true };',
  ),
  of(
    'CD-1',
    'box/pack',
    'return known && !same(known[1], what) ? [name] : [];',
    'return known ? [name] : [];',
  ),
];
