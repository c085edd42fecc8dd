import type { Mutant } from '../../mutants/mutant';

const of = (rule: string, file: string, find: string, replace: string): Mutant => ({
  rule,
  file: `src/games/darkholds/rules/${file}.ts`,
  find,
  replace,
  tests: 'tests/games/darkholds',
});

export const mutants: Mutant[] = [
  // Targets and order.
  of('AN-4', 'targets', "['closest', ({ distance }) => distance],\n    ['tokens'", "['tokens'"),
  of('TG-1', 'targets', "['mostWounded', ({ wounds }) => -wounds],", ''),
  of('AN-5', 'targets', "    ['exit', guard => distanceOf(level, [guard], exits)],\n", ''),
  // The turn.
  of(
    'TU-2',
    'play/acts/acting',
    'if (play.done.includes(figure.id))\n',
    'if (figure.id === play.level.name)\n',
  ),
  of('TU-4', 'play/acts/turns', '(enemyPlayer + 1) % players.length', 'enemyPlayer'),
  of('TU-5', 'play/acts/turns', "({ until }) => until === 'level'", '({ until }) => until.length > 0'),
  of('WR-3', 'play/acts/acting', 'if (figure.vigour < cost)\n', 'if (figure.vigour < 0)\n'),
  // Attacks and shots.
  of('AT-5', 'play/acts/fighting', 'hit: weapon.hit - kitOf(figure).aim', 'hit: weapon.hit'),
  of('MK-12', 'play/acts/fighting', '{ door: 3, doorweb: 2 }', '{ door: 2, doorweb: 2 }'),
  of('HA-6', 'play/acts/powers', "  if (kind === 'invocation') hurt(run, id, 1);\n", ''),
  of('HA-7', 'play/acts/powers', 'roll === 0 ? toughed(warrior, digits) : 0', '0'),
  of('HA-8', 'play/acts/powers', 'wounds: whom.con - 1, vigour', 'wounds: 0, vigour'),
  of(
    'HA-9',
    'play/acts/powers',
    'Math.min(mostSilver, kitOf(figure).silver + found)',
    'kitOf(figure).silver + found',
  ),
  // What is carried.
  of(
    'HA-3',
    'play/acts/things',
    'items.find(id => moreOf(play).items[id]?.own !== false)',
    'items.find(id => id === play.level.name)',
  ),
  of('IN-1', 'play/goods', 'taken > mostOf[slot] + (more[slot] ?? 0)', 'taken > 99'),
  of('DK-1', 'play/goods', 'if (now.some(id => isCard(id) && elsewhere.includes(id))) return undefined;', ''),
  // The group's own box.
  of('DK-1', 'box/level-of', 'box.keeps.includes(deck) ? cards : {}', 'cards'),
  of('RE-2', 'box/level-of', 'all[Math.min(area, all.length) - 1] ?? []', 'all[0] ?? []'),
  of('TA-1', 'box/box', "if (other.length === 0) return refused('nothing');", ''),
  of('RM-3', 'play/heard', 'if (!isNew) return { sounds: [], aloud: [] };', ''),
  of('HA-3', 'play/possible', '    .sort((a, b) => a - b)\n', ''),
  // The campaign.
  of('CA-2', 'campaign/level', 'Math.max(0, one.wounds - 1)', '0'),
  of('CA-3', 'campaign/decide', 'Math.floor(card.value / 2)', 'card.value'),
  of('CA-4', 'campaign/decide', 'if (silver > mostSilver || silver < 0)', 'if (silver < 0)'),
  // An overlord, and reminders.
  of(
    'OV-1',
    'play/acts/acting',
    'return isOurs(figure) ? count : overlord;',
    'return isOurs(figure) ? count : false;',
  ),
  of('RM-3', 'play/reminders', 'if (silver > mostSilver)', 'if (silver > 999)'),
];
