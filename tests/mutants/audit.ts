import type { Mutant } from './mutant';

/** Faults put into the engine on purpose, each found by the auditor of random fights as a breach of its rule. */
const of = (rule: string, file: string, find: string, replace: string): Mutant => ({
  rule,
  file: `src/${file}.ts`,
  find,
  replace,
  tests: 'scripts/audit.ts',
});

export const mutants: Mutant[] = [
  of('OWN-109', 'encounter/turns/move', 'if (animus > 0) gainAnimus(run, who, -animus);', ''),
  of('AB-3', 'encounter/cards/begin-play', 'if (cost > 0) gainAnimus(run, friend.id, -cost);', ''),
  of(
    'FT-11',
    'encounter/facts/may-table',
    'play: { ...held, standing:',
    "play: { ...held, caged: yes('AB-1'), standing:",
  ),
  of(
    'OWN-292',
    'encounter/damage/leave-fight',
    "  if (friend.role === 'guardian') losesBody(run, friend);\n  tauntEnds(run, who);",
    "  if (friend.role === 'guardian') losesBody(run, friend);",
  ),
  of('MT-8', 'encounter/enemy-attack/settle', '    broken,\n', '    broken: 0,\n'),
  of('AT-8', 'might/pieces', 'poolBlanks(pieces).length >= 2', 'poolBlanks(pieces).length >= 3'),
  of(
    'EA-9',
    'encounter/cards/play-effects',
    'change: { [which]: ignore }',
    'change: { [which]: ignore + 1 }',
  ),
  of('DM-1', 'might/pieces', 'Math.floor(damage', 'Math.ceil(damage'),
  of('DM-3', 'encounter/damage/break-location', '- (all ? 1 : 0)', ''),
  of('RD-1', 'encounter/round/round', "goTo(run, 'encounter', 'minions');", "goTo(run, 'encounter', 'end');"),
  of(
    'FT-6',
    'encounter/damage/end-fight',
    'run.state.ending && !(',
    'run.state.ending && run.state.frames.length === 0 && !(',
  ),
  of('MT-11', 'might/attack-decide', 'back: attack.spent', 'back: { redraw: 0, empowered: 0, lethality: 0 }'),
  of(
    'TK-1',
    'encounter/enemy-attack/defense-token',
    "addToken(run, payerOfDefense(friend), 'defense', -1);",
    '',
  ),
  of(
    'RD-4',
    'encounter/round/round',
    'gainAnimus(run, one.id, one.regen)',
    'gainAnimus(run, one.id, one.regen + 1)',
  ),
  of(
    'AB-6',
    'encounter/cards/battleflow',
    'battleflow(putOn(cards, card, position), position, card)',
    'putOn(cards, card, position)',
  ),
  of('MT-2', 'decks/deck', 'deck.deck.length === 0 && deck.discard', 'deck.deck.length < 4 && deck.discard'),
  of('UC-1', 'encounter/damage/lose-hp', 'if (friend.hp - hp <= 0) falls', 'if (friend.hp - hp < 0) falls'),
  of('OP-3', 'encounter/damage/stride', 'companionMove ?? 2', 'companionMove ?? 3'),
  of(
    'SE-18',
    'encounter/damage/release-consumed',
    'animus: { available: 0, reserve: all }',
    'animus: { available: all, reserve: 0 }',
  ),
  of('FT-10', 'encounter/round/advance', '  treads(run, fresh);\n', ''),
  of('FT-10', 'encounter/damage/walk-path', '  treadOn(run, who, path);\n', ''),
  of('FT-10', 'encounter/facts/treads-table', "friendCame: ['ally', 'guardian'],", 'friendCame: [],'),
  of(
    'FT-10',
    'encounter/damage/carry-out-moves',
    "if (friendOf(run.state, id)) leaveFight(run, id, 'gone');",
    '',
  ),
];
