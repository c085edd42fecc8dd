import type { Catalogue } from '../../../basics/said';
import type { FightSays } from '../rules/fight/says';
import { baseAttack } from '../rules/npc/turn';

/** Each reason of an NPC's turn, in the order in which it was asked. */
const reasons: Readonly<Record<string, string>> = {
  disabled: 'it is disabled',
  frozen: 'it is frozen',
  thaws: 'it thaws',
  undead: 'the undead only attack',
  'no-number': 'no ability has that number',
  dodge: 'that ability only answers damage',
  'not-ready': 'that ability is not ready',
  number: '',
  same: 'the same as last time',
  'nobody-fits': 'nobody fits the ability',
  support: 'it helps its own side',
  ranged: 'from afar',
  'at-hand': 'who stands beside it',
  flies: 'it flies',
  walks: 'it walks',
  stuck: 'no way leads to anybody',
  closest: 'the closest',
  health: 'by health left',
  self: 'itself',
  north: 'the northernmost',
  west: 'the westernmost',
};
const because = (why: readonly string[]): string =>
  why
    .map(code => reasons[code] ?? code)
    .filter(Boolean)
    .join(', ');

const refusals: Readonly<Record<string, string>> = {
  over: 'The battle is over.',
  phase: 'That is for another phase.',
  doing: 'First the turn that is told is done.',
  card: 'No such card acts here now.',
  taken: 'A card stands there already.',
  roll: 'A D8 shows 1 to 8.',
  gone: 'It has left the battle.',
  own: 'They are on the same side.',
  held: 'It is disabled or frozen.',
  undead: 'The undead use no abilities.',
  twice: 'It has attacked in this phase.',
  friends: 'They are companions.',
  focus: 'Who focuses does nothing else in this phase.',
  'not-ready': 'That ability is not ready: it recharges, was used in this phase, or is used up.',
  far: 'They do not stand beside each other.',
  empty: 'An army needs a card.',
  shared: 'Two cards stand on one cell.',
  across: 'A card stands across the frontline.',
  frontline: 'One card of each army must stand at the front.',
  loose: 'The cards of an army must touch.',
  slide: 'It does not slide there.',
  retreat: 'An army retreats in its own phase, not in the first, and only if nobody in it is held.',
  value: 'That number cannot be.',
  health: 'First its health: tap the card, then The table says otherwise.',
  dodging: 'First it is told what its answer saves.',
  stationary: 'Walls and towers stay where they stand.',
  addon: 'Walls and towers are in no state and in no bond.',
  summon:
    'Nobody is summoned now: not in the first phase, and by the attacker only from the second own phase on.',
  'summon-far': 'A summon comes beside its summoner.',
  artifact: 'It has used or passed an artifact in this phase.',
  machine: 'Machines use no artifacts and have no bonds.',
  attracted: 'It has tried to attract somebody in this phase.',
  apart: 'They do not touch.',
  frozen: 'Who is frozen attracts nobody.',
  none: 'One of them has no attraction.',
  charisma: 'Charisma attracts; it is not attracted.',
  score: 'Their scores do not go together.',
  type: 'Their kinds of attraction do not go together.',
  bonded: 'One of them has such a bond already.',
};

const stateNames: Readonly<Record<string, string>> = {
  disabled: 'disabled',
  poisoned: 'poisoned',
  frozen: 'frozen',
  undead: 'undead',
};

export const fight: Catalogue<FightSays> = {
  'korrem.battle.phaseBegan': ({ army, phase }) => `Attack Phase ${phase}: ${army}.`,
  'korrem.battle.acted': ({ who, roll, uses, target, why }) => {
    const use = uses === null ? 'does nothing' : uses === baseAttack ? 'attacks' : uses;
    const to = target === null ? '' : ` ${uses === null || uses === baseAttack ? '' : 'to '}${target}`;
    const reason = because(why);
    return `${who}, ${roll}: ${use}${to}${reason ? `: ${reason}` : ''}.`;
  },
  'korrem.battle.moved': ({ who }) => `${who} moves.`,
  'korrem.battle.hit': ({ who, target, lost, left }) =>
    `${who} hits ${target}: ${lost} lost, ${left > 0 ? `${left} left` : 'nothing left'}.`,
  'korrem.battle.helped': ({ who, target }) => `${who} helps ${target}.`,
  'korrem.battle.outOfReach': ({ who, target }) => `${who} does not yet reach ${target}.`,
  'korrem.battle.failed': ({ who }) => `${who} fails.`,
  'korrem.battle.stoodStill': ({ who }) => `${who} does nothing.`,
  'korrem.battle.fell': ({ who }) => `${who} falls.`,
  'korrem.battle.thawed': ({ who }) => `${who} thaws.`,
  'korrem.battle.drained': ({ who, lost }) => `${who} loses ${lost} by poison or frost.`,
  'korrem.battle.recovered': ({ who }) => `${who} regains 1.`,
  'korrem.battle.freed': ({ who }) => `${who} is no longer disabled.`,
  'korrem.battle.stateChanged': ({ who, state, on }) =>
    `${who} is ${on ? '' : 'no longer '}${stateNames[state] ?? state}.`,
  'korrem.battle.slid': ({ who }) => `${who} slides to the others.`,
  'korrem.battle.regrouped': 'All stand together.',
  'korrem.battle.defected': ({ who, army }) => `${who} goes over to ${army}.`,
  'korrem.battle.targetOverridden': ({ target }) => `The table says: ${target}.`,
  'korrem.battle.targetDrawn': ({ target, among }) => `By lot among ${among.join(', ')}: ${target}.`,
  'korrem.battle.won': ({ army }) => `${army} win the battle.`,
  'korrem.battle.noVictor': 'The battle is over, without a victor.',
  'korrem.battle.retreated': ({ army }) => `${army} retreat.`,
  'korrem.battle.corrected': ({ who }) => `The table has put ${who} right.`,

  'korrem.battle.rolled': ({ who, roll }) => `${who} rolls ${roll}.`,
  'korrem.battle.dodged': ({ who, uses, saved }) => `${who} answers with ${uses}: ${saved} saved.`,
  'korrem.battle.droppedOut': ({ army }) => `${army} are out of the battle.`,
  'korrem.battle.summoned': ({ who, card }) => `${who} summons ${card}.`,
  'korrem.battle.dispelled': ({ who }) => `${who} goes back to the hand, without what it had.`,
  'korrem.battle.artifactUsed': ({ who }) => `${who} uses an artifact.`,
  'korrem.battle.artifactPassed': ({ who, target }) => `${who} passes an artifact to ${target}.`,
  'korrem.battle.abilityUsed': ({ who, uses, target }) =>
    `${who} uses ${uses}${target === null ? '' : ` on ${target}`}.`,
  'korrem.battle.dieRolled': ({ roll }) => `A D8 shows ${roll}.`,
  'korrem.battle.attracted': ({ who, target, hearts, bond }) =>
    `${who} and ${target}: ${hearts} ${hearts === 1 ? 'heart' : 'hearts'}${bond === null ? ', not enough' : ''}.`,
  'korrem.battle.bonded': ({ who, target, bond }) => `${who} and ${target}: ${bond}.`,
  'korrem.battle.armyJoined': ({ army }) => `${army} join the battle. The next phase is theirs.`,

  'korrem.refused': ({ code }) => refusals[code] ?? 'That cannot be done now.',

  'korrem.t-begin': 'The battle begins',
  'korrem.t-place': ({ who }) => `${who} stands`,
  'korrem.t-npc': ({ who, roll }) => `${who} rolls ${roll}`,
  'korrem.t-aim': 'Another target',
  'korrem.t-done': ({ who }) => `${who} is done`,
  'korrem.t-strike': ({ who }) => `Blows on ${who}`,
  'korrem.t-walk': ({ who }) => `${who} moves`,
  'korrem.t-state': ({ who }) => `State of ${who}`,
  'korrem.t-phase': 'Phase ended',
  'korrem.t-regroup': 'Regrouped',
  'korrem.t-over': 'The end',
  'korrem.t-set': 'Settings',
  'korrem.t-dodged': 'A blow is answered',
  'korrem.t-name': 'Who stands there',
  'korrem.t-summon': ({ who }) => `${who} is summoned`,
  'korrem.t-artifact': ({ who }) => `Artifact of ${who}`,
  'korrem.t-ability': ({ who }) => `Ability of ${who}`,
  'korrem.t-d8': 'A D8',
  'korrem.t-attract': ({ who }) => `${who} attracts`,
  'korrem.t-join': ({ army }) => `${army} join`,
  'korrem.t-table': ({ who }) => `The table says: ${who}`,
};
