import type { Mutant } from './mutant';

const tests = 'tests/encounter';
const of = (rule: string, file: string, find: string, replace: string): Mutant => ({
  rule,
  file: `src/encounter/${file}.ts`,
  find,
  replace,
  tests,
});

export const mutants: Mutant[] = [
  of('RD-6', 'round/round', 'hand: [...one.cards.hand, ...zero]', 'hand: one.cards.hand'),
  of('RD-7', 'round/round', "one.role === 'companion' ? [] : one.cards.cubes", 'one.cards.cubes'),
  of('RD-10', 'round/round', "drawStageCard(run, 'phase', []);\n", ''),
  of(
    'RD-11',
    'round/round',
    "    case 'endOfRound':\n      return true;\n",
    "    case 'endOfRound':\n      return false;\n",
  ),
  of('SC-3', 'enemy/card-frame', "type: keeps ? 'kept' : 'discarded'", "type: 'discarded'"),
  of('MN-1', 'round/round', 'if (left.length > 0) {', 'if (left.length > 99) {'),
  of('MN-2', 'round/round', 'filter(one => !one.acted)', 'filter(() => true)'),
  of(
    'MN-4',
    'enemy/minions-frame',
    'push(run, stepping(box, next, { end: movingSteps(box) }));',
    'push(run, stepping(box, next, {}));',
  ),
  of('EA-8', 'enemy/minions-frame', 'isMob(state, first) ? others', 'state.round > 99 ? others'),
  of(
    'EA-5',
    'enemy-attack/enemy-attack-frame',
    '  top(run, { ...now, defended: true });',
    '  top(run, { ...now, defended: false });',
  ),
  of('TM-1', 'damage/lose-hp', 'if (kindOf(run.state, enemy)?.reacts) ', 'if (false) '),
  of(
    'TM-2',
    'target/order',
    'card.length > 0 ? card : ((enemy && kindOf(state, enemy)?.targets) ?? [])',
    '(enemy && kindOf(state, enemy)?.targets) ?? card',
  ),
  of('TM-14', 'enemy/perform-spawn', 'there.length >= kind.models', 'there.length > kind.models'),
  of('EM-1', 'enemy/perform-turn', 'return result;\n', "return 'N';\n"),
  of(
    'EM-2',
    'damage/carry-out-moves',
    'path.slice(1).flatMap((_, i) =>\n    (under[i + 1] ?? [])',
    'path.slice(-1).flatMap(() =>\n    (under[0] ?? [])',
  ),
  of('TL-4', 'damage/carry-out-moves', "    note(run, 'tile', words);\n", ''),
  of('SE-6', 'round/round', '    applyEffects(run, one.caged.fail, [one.id], null);\n', ''),
  of('SE-7', 'enemy/card-frame', '    holdsCard(run.state, id) ||\n', ''),
  of('SC-8', 'enemy/perform-step', '  push(run, stepping(found.steps, actor, matesOf(frame)));\n', ''),
  of('SC-10', 'enemy/card-frame', 'if (one.actors) {', 'if (false && one.actors) {'),
  {
    rule: 'OWN-34',
    file: 'src/board/moves/tiles.ts',
    find: '(cells.get(a) ?? 0) - (cells.get(b) ?? 0)',
    replace: '(cells.get(b) ?? 0) - (cells.get(a) ?? 0)',
    tests,
  },
  of('OWN-36', 'turns/attack', 'one.slot === slot && one.hp > 0', 'one.slot === slot'),
  of('OWN-37', 'damage/knock-back', 'if (!gently) collides(', 'collides('),
  of(
    'TM-6',
    'facts/select',
    "friend.role === 'full' || friend.role === 'companion';",
    "friend.role !== 'ally';",
  ),
  of('SE-19', 'enemy-attack/land', '  applyEffects(run, effects.filter(isKnockback), hit, actor);\n', ''),
];
