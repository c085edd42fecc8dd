import type { Mutant } from '../../mutants/mutant';

const of = (rule: string, file: string, find: string, replace: string): Mutant => ({
  rule,
  file: `src/games/korrem/rules/${file}.ts`,
  find,
  replace,
  tests: 'tests/games/korrem',
});

export const mutants: Mutant[] = [
  // NPCs.
  of('NA-1', 'npc/uses', "if (!ability.ready) return { does: 'base', why: 'not-ready' };", ''),
  of('NA-2', 'npc/uses', "why: roll === 8 ? 'thaws' : 'frozen'", "why: 'frozen'"),
  of('NM-2', 'npc/aim', 'of: card => -healthLeft(card) };', 'of: healthLeft };'),
  of('NA-7', 'fight/blows', "target === 'D' && ready", "target === 'D' && !ready"),
  of('NM-3', 'fight/npc-turns', "naming.asks === 'near' && !helps", 'false'),
  // Battles.
  of('DM-1', 'battle/damage', 'piercing ? 0 : Math.min(defense, damage)', '0'),
  of('DM-4', 'battle/damage', "if (by.side === on.side) return 'own';", ''),
  of('BG-4', 'fight/company', 'battle.phase <= 1) return false;', 'false) return false;'),
  of('BG-6', 'fight/blows', 'tower ? towerAttack : attacker.attack', 'attacker.attack + 1'),
  of('BP-5', 'fight/company', 'if (value === 8)', 'if (value >= 7)'),
  of('AR-2', 'fight/company', 'marks: { ...marks, artifact: [...marks.artifact, id] }', 'marks'),
  of('BE-5', 'battle/end', 'side === retreats || ', ''),
  of('BG-3', 'fight/company', '.findIndex(({ id }) => id === battle.acting) + 1', '.length'),
  of('AT-5', 'fight/company', 'running ? before.turns + 1 : 1', '1'),
  // Turns.
  of('WT-1', 'play/turns', 'Math.max(...shown', 'Math.min(...shown'),
  of('WT-4', 'turns/weather', "passing === 'left' ? order[1]", "passing !== 'left' ? order[1]"),
  of('WT-5', 'play/turns', 'actions: world.roll, step', 'actions: world.roll + world.actions + 1, step'),
  of('WT-6', 'play/glasses', 'if (is !== null && !fought && fights)', 'if (false)'),
  of('BP-1', 'play/glasses', "step === 'own' && end === null", "step !== 'setup' && end === null"),
  of('WD-1', 'play/turns', 'if (!world.hadEvent) toLine', 'if (world.hadEvent) toLine'),
  of('WD-2', 'turns/timeline', 'if (turn <= end)', 'if (turn < end)'),
  // The map.
  of('LD-8', 'play/lands', 'const left = layRounds[round];', 'const left = layRounds[round + 1];'),
  of('LD-9', 'play/lands', 'actions: Math.max(0, world.actions - 1)', 'actions: world.actions'),
  of('LD-7', 'play/lands', '!tile || tile.landmark !== null', '!tile'),
  of('MV-1', 'world/travel', "type === 'mountain' ? 2 : 1", '1'),
  of('MV-4', 'play/hand-over', "areNear(world, a, b) ? null : 'apart'", 'null'),
  of('GA-3', 'world/gather', 'const largeGroup = 3;', 'const largeGroup = 4;'),
  of('GA-5', 'play/hand-over', "!army || atHome(world, army) ? null : 'bank'", 'null'),
  of('CR-2', 'world/creatures', 'if (active >= mostFlags) return [];', ''),
  of('CR-4', 'play/meetings', 'Math.max(met.phases, phases)', 'met.phases'),
  of('EN-3', 'play/meetings', 'deck.slice(0, draws)', 'deck.slice(0, 1)'),
  // Nations.
  of('TH-3', 'play/hall', 'from: world.turn + 1', 'from: null'),
  of('TH-1', 'play/building', 'while (piles.length < want)', 'while (false)'),
  of('TH-6', 'world/town-hall', 'Math.min(roll, held)', 'Math.min(1, held)'),
  of('SA-5', 'play/hand-over', "if (machines(stay) || machines(come)) return 'machines';", ''),
  of('AR-1', 'play/hand-over', 'bars[artifact.magic] === member.magic', 'false'),
  of('VP-3', 'play/points', 'now >= one.goal ?', 'now > one.goal ?'),
  of('LM-1', 'play/at-landmark', "if (army.rolled) return refused('rolled');", ''),
  of('BE-4', 'play/wars', 'cards: [...first.cards, card]', 'cards: [card, ...first.cards]'),
  of('BE-6', 'play/wars', 'holding: { ...holding, occupier: next }', 'holding'),
  of('NF-3', 'play/wars', 'if (beaten) goods = together(goods, army.goods);', ''),
  of(
    'VP-1',
    'play/wars',
    "battle.slain?.[id] ?? battle.end?.victor ?? ''",
    "battle.end?.defect[0]?.to ?? ''",
  ),
  // Teaching.
  of('TE-1', 'fight/decide', "unsure?.includes('health')", "unsure?.includes('speed')"),
  of('TE-2', 'box/box', 'a.trim().toLowerCase() === b.trim().toLowerCase()', 'a === b'),
];
