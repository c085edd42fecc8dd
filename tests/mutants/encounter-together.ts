import type { Mutant } from './mutant';

const of = (
  rule: string,
  file: string,
  find: string,
  replace: string,
  tests = 'tests/encounter',
): Mutant => ({
  rule,
  file: `src/${file}.ts`,
  find,
  replace,
  tests,
});

/** Several things at once: several actors of one card, a Mob of several kinds, a chain that somebody leaves. */
export const mutants: Mutant[] = [
  of('OWN-243', 'encounter/enemy/steps-frame', 'scene.done?.includes(frame.at)', 'scene.done?.includes(99)'),
  of('OWN-243', 'encounter/enemy/card-frame', 'if (left.length > 0) push', 'if (left.length > 99) push'),
  of(
    'OWN-243',
    'encounter/enemy/common-steps',
    'return isCommonGroup(step.on) && step.effects.every(isCommonEffect);',
    'return false;',
  ),
  of(
    'OWN-243',
    'encounter/enemy/common-steps',
    'return isCommonCondition(step.condition) && all([...step.then, ...(step.else ?? [])]);',
    'return all([...step.then, ...(step.else ?? [])]);',
  ),
  of(
    'OWN-243',
    'encounter/enemy/common-steps',
    "    case 'area':\n      return false;",
    "    case 'area':\n      return true;",
  ),
  of('OWN-244', 'encounter/facts/attack-by', 'own?.[attacker] ?? attack;', 'own?.none ?? attack;'),
  of(
    'OWN-244',
    'encounter/enemy-attack/targets',
    'const attack = attackBy(frame, actor);',
    'const { attack } = frame;',
  ),
  of('OWN-245', 'encounter/enemy/apply-to-group', 'if (friend.caged) cageEnds(run, who);', ''),
  of(
    'OWN-246',
    'encounter/windows/windows',
    '!addsNothing(state, friend.id, one.choice, enemyAttackNow(state)) &&',
    '',
  ),
  of(
    'OWN-246',
    'encounter/windows/adds-nothing',
    '(redraws !== 0 && flow.outcome === null)',
    'redraws !== 0',
  ),
  of('OWN-247', 'encounter/enemy-attack/settle', 'nth: one.nth ?? i', 'nth: one.nth ?? 0 * i'),
  of('IT-5', 'encounter/cards/boost-attack', 'damage: one.damage + more', 'damage: one.damage'),
  of('IT-5', 'might/attack', 'outcome: raised(attack.outcome, bonus),', ''),
  of(
    'AE-5',
    'encounter/enemy-attack/targets',
    "if (shape.area === 'chain')\n    return standing",
    "if (shape.area === 'wave')\n    return standing",
  ),
  of(
    'FT-12',
    'encounter/corrections/correct',
    'letOut(run, one.id, it.enemy);',
    'letOut(run, one.id, one.id);',
  ),
  of(
    'MT-6',
    'might/enemy-odds',
    'return less(less(counts.toReversed(), highest).toReversed(), lowest);',
    'return less(counts, lowest + highest);',
    'tests/might',
  ),
  of(
    'AE-5',
    'foresight/forecast',
    'leftOut(flow.setup, place)',
    'leftOut(flow.setup, 0 * place)',
    'tests/foresight',
  ),
  of(
    'FT-10',
    'foresight/forecast',
    'const over = takesStock(run) === null;',
    "const over = run.state.phase === 'over';",
    'tests/foresight',
  ),
  of(
    'GM-4',
    'encounter/facts/defense-tokens',
    "return needs ? tokensOf(friend, 'defense') :",
    'return needs ? 99 :',
  ),
  of(
    'FT-1',
    'encounter/facts/cost-table',
    "guardian: costs('FT-1', 'printed')",
    "guardian: costs('FT-1', 0)",
  ),
  of('GM-5', 'encounter/facts/cost-table', "companion: costs('GM-5', 2)", "companion: costs('GM-5', 6)"),
  of('CN-5', 'encounter/turns/attack', "free ? fixedCost('bought', friend.role) : open", 'open'),
  of('FT-10', 'encounter/facts/treads-table', "friendCame: ['ally', 'guardian'],", 'friendCame: [],'),
  of(
    'OWN-193',
    'encounter/facts/treads-table',
    "walk: row('OP-3', 'TL-2', { water: 'costs 2'",
    "walk: row('OP-3', 'TL-2', { water: 'enters'",
  ),
  of(
    'UC-3',
    'encounter/facts/treads-table',
    "ally: row('UC-3', 'OWN-193', { water: 'enters', obstacle: 'refused'",
    "ally: row('UC-3', 'OWN-193', { water: 'enters', obstacle: 'beside'",
  ),
  of('MV-6', 'encounter/cards/place-frame', '!isLarge(run.state, frame.who) &&', ''),
];
