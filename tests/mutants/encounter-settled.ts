import type { Mutant } from './mutant';

const of = (rule: string, file: string, find: string, replace: string): Mutant => ({
  rule,
  file: `src/encounter/${file}.ts`,
  find,
  replace,
  tests: 'tests/encounter',
});

/** Who takes part in an attack, and when that is settled. */
export const mutants: Mutant[] = [
  of(
    'FT-5',
    'enemy-attack/settle',
    'isDrawn(flow) ? attackers : attackers.filter(id => isPresent(state, id))',
    'isDrawn(flow) || attackers.length > 0 ? attackers : []',
  ),
  of('FT-5', 'enemy-attack/settle', 'isDrawn(flow) ? attackers : attackers.filter', 'attackers.filter'),
  of('FT-5', 'enemy-attack/settle', 'targets.filter(id => isStruckThere(state, id)),', 'targets,'),
  of('FT-15', 'enemy-attack/settle', 'broken, targets: left };', 'targets: left };'),
  of(
    'FT-15',
    'enemy-attack/settle',
    'enemies.filter(one =>\n    iconsShown(state, one).some(icon => attack.breaks?.includes(icon)),',
    'enemies.filter(() =>\n    state.enemies.some(it => iconsShown(state, it).some(icon => attack.breaks?.includes(icon))),',
  ),
  of(
    'FT-6',
    'damage/end-fight',
    'if (!isLastToCome(run)) return true;',
    'if (!isLastToCome(run)) return false;',
  ),
  of(
    'FT-6',
    'damage/end-fight',
    "emit(run, { type: 'dropped', to: 0,",
    "emit(run, { type: 'dropped', to: 99,",
  ),
  of(
    'FT-6',
    'damage/end-fight',
    'const stale = state.agenda.filter(job => !isLast(job));',
    'const stale = state.agenda.slice(99);',
  ),
  of(
    'FT-6',
    'damage/end-fight',
    'state.lastDrawn ? isLastToCome(run) : isReactionToCome(run.state)',
    'isReactionToCome(run.state)',
  ),
  of('FT-6', 'damage/break-location', '...(all ? { last: true } : {})', ''),
  of('FT-17', 'damage/lose-hp', 'const by = friendOf(run.state, from) ? from : null;', 'const by = from;'),
  of('FT-4', 'strike/land', '=> !lost.includes(id);', '=> lost.length < 99;'),
  of('FT-4', 'strike/land', 'enemy.present && !lost.includes(target)', 'enemy.present'),
  of('FT-4', 'facts/broken-by', 'return frame.lost ?? [];', 'return [];'),
  of('FT-4', 'cards/play-questions', 'one.present && !broken.includes(one.id)', 'one.present'),
  of('FT-4', 'cards/aims', '!broken.includes(id) && ', ''),
  of('FT-4', 'cards/chain', 'one.present && !broken.includes(one.id) && ', 'one.present && '),
  of('FT-4', 'turns/attack', 'find(id => strike.targets.includes(id))', 'find(() => false)'),
  of(
    'FT-4',
    'damage/break-location',
    "if (who !== null) emit(run, { type: 'lost', who, enemies: damaged });",
    '',
  ),
  of('SE-19', 'strike/land', 'loss => moves && leavesBoard', 'loss => !moves && leavesBoard'),
  of(
    'SE-19',
    'strike/land',
    'const falls = knocks && !effects.slice(next).some(isKnockback);',
    'const falls = knocks;',
  ),
  of('FT-9', 'enemy/card-frame', 'isMob(run.state, next) ? left', 'run.state.round > 99 ? left'),
  of(
    'FT-9',
    'enemy/mob',
    'return targets.map(target => members.filter(id => scopeOf(state, id).target === target));',
    'return members.map(id => [id]).slice(0, 9 + targets.length);',
  ),
  of('FT-9', 'enemy/mob', 'holdsNow(run.state, condition, id) === true', 'condition.when.length > 0'),
  of(
    'FT-9',
    'enemy/perform-step',
    'mates.length > 0 ? { mates } : {};',
    'mates.length > 99 ? { mates } : {};',
  ),
  of('FT-5', 'enemy/steps-frame', 'const now = { ...frame, actor, mates };', 'const now = frame;'),
  of(
    'OWN-35',
    'enemy/mob',
    "const ofTheAttack: readonly Group['who'][] = ['target', 'hit', 'hurt'];",
    "const ofTheAttack: readonly Group['who'][] = [];",
  ),
  of('OWN-35', 'enemy/mob', 'setScope(run, id, { joined: true });', 'setScope(run, id, { joined: false });'),
  of(
    'FT-9',
    'enemy-attack/targets',
    'frame.said || strikes(state, id, target, frame),',
    'id !== actor || frame.said || strikes(state, id, target, frame),',
  ),
];
