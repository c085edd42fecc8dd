import type { Catalogue } from '../../../basics/said';
import type { PairSays } from '../rules/pair/says';
import { count, jarName, SideName, sideDoes, sideName, unitName } from './names';
import { basicName, powerLine, setupLines, thingName, tileLine, tileName } from './things';

export const pair: Catalogue<PairSays> = {
  'harrow.flipped': ({ side, jar, attack }) =>
    attack && jar !== 'attack'
      ? `${sideDoes(side, 'flip')} the ${jarName(jar)} jar for an attack, without the free action.`
      : `${sideDoes(side, 'flip')} the ${jarName(jar)} jar.`,
  'harrow.tiles-used': ({ n }) =>
    `${count(n, 'bonus tile')} of its slot ${n === 1 ? 'is' : 'are'} used: turn ${n === 1 ? 'it' : 'them'} down.`,
  'harrow.advanced': ({ from, to, cost }) => `Move from ${from} to ${to}: ${count(cost, 'ADVANCE')}.`,
  'harrow.spawned': ({ side, at }) => `Put ${unitName(side)} on ${at}.`,
  'harrow.strengthened': ({ side }) => `Put a cube of ${sideName(side)} on the Battleground.`,
  'harrow.counted': ({ side, attackers, defenders }) =>
    `${sideDoes(side, 'attack')}, ${attackers} against ${defenders}.`,
  'harrow.kills': ({ side, kills, points }) =>
    `${SideName(side)}: ${kills > 0 ? `${count(kills, 'kill')}, ` : ''}${points >= 0 ? '+' : ''}${count(points, 'point')}.`,
  'harrow.rescued': ({ at }) => `The Townsfolk on ${at} is home: 2 points.`,
  'harrow.went': ({ from, to }) => `The Townsfolk goes from ${from} to ${to}.`,
  'harrow.razed': ({ at }) => `Storms reach the Building on ${at}: 2 points.`,
  'harrow.storm-put': ({ at }) => `Put a Storm on ${at}.`,
  'harrow.path-put': ({ at }) => `Put a Path on ${at}.`,
  'harrow.cubes-six': ({ side, n }) => `${sideDoes(side, 'keep')} six cubes: ${n} go back.`,
  'harrow.no-goal-placed': 'No goal is placed.',
  'harrow.first-now': ({ side }) =>
    `The First Player token goes to ${sideName(side)}; jars up, a new tile in each slot.`,
  'harrow.setup': ({ what }) => setupLines[what] ?? what,
  'harrow.row': ({ side, basic, n }) => `${sideDoes(side, 'take')} ${n} ${basicName(basic)}.`,
  'harrow.drew': ({ advance, spawn, strengthen, upgrades }) =>
    `Out of the bag: ${[
      advance > 0 ? `${advance} ADVANCE` : '',
      spawn > 0 ? `${spawn} SPAWN` : '',
      strengthen > 0 ? `${strengthen} STRENGTHEN` : '',
      upgrades > 0 ? count(upgrades, 'upgrade') : '',
    ]
      .filter(Boolean)
      .join(', ')}.`,
  'harrow.went-back': ({ n }) => `${count(n, 'token')} back into the bag.`,
  'harrow.upgrade-played': ({ kind }) =>
    kind === 'other'
      ? 'The upgrade token is played: one action as it says.'
      : `The upgrade gives a cube and lies on the Attack jar: ${kind === 'bonus' ? 'two bonus cubes' : '+2 range'} in the next attack.`,
  'harrow.upgrades-back': ({ n }) => `${count(n, 'upgrade')} back from the Attack jar into the bag.`,
  'harrow.pushed': ({ row, left, right, out }) =>
    `Push row ${row}: ${basicName(left)} and ${basicName(right)} act; ${basicName(out)} goes out to the black space.`,
  'harrow.row-cube': ({ row }) => `Put a purple cube on row ${row} of the grid.`,
  'harrow.row-cubes': ({ row, n }) => `${count(n, 'cube')} from row ${row} to the Battleground.`,
  'harrow.track': ({ side, n }) =>
    `${sideDoes(side, 'go')} along the track: ${count(Math.min(n, 4), 'space')}.`,
  'harrow.power': ({ power, terrain }) => powerLine(power, terrain),
  'harrow.tile': ({ side, tile }) => tileLine(tile, sideName(side)),
  'harrow.card': ({ side, name }) =>
    name === '' ? `${sideDoes(side, 'play')} a card.` : `${sideDoes(side, 'play')} ${name}.`,
  'harrow.taught': ({ name, n }) => `${name} is known now: ${count(n, 'step')}.`,
  'harrow.kammi-hit': ({ who }) =>
    who === 'goblin'
      ? 'The Goblin was hit: both lie open, and all played Goblin cards are discarded.'
      : 'Kammi was hit: both lie open, and the attacker may secretly move the Dolls that are not under Kammi’s Units.',
  'harrow.gave-back': ({ side, n }) =>
    `${count(n, 'cube')} held back by ${sideName(side)} ${n === 1 ? 'comes' : 'come'} to the Battleground.`,
  'harrow.held': ({ n }) =>
    n === 0 ? 'No cube can be held back.' : `Hold back ${count(n, 'cube')}: not dropped into the Tree.`,
  'harrow.unpinned': ({ at }) => `The nail on ${at} comes off, for one ADVANCE.`,
  'harrow.shifted': ({ what, from, to }) => `Move ${thingName(what)} from ${from} to ${to}.`,
  'harrow.laid': ({ what, at }) => `Put ${thingName(what)} on ${at}.`,
  'harrow.took': ({ what, at }) => `Take ${thingName(what)} from ${at}.`,
  'harrow.removed': ({ at }) => `Take a Haint off ${at}.`,
  'harrow.strike-from': ({ at }) => `Put the token on ${at} and attack from there: it counts two Units.`,
  'harrow.set-aside': ({ side, n }) =>
    `Set aside up to ${count(n, 'cube')} of ${sideName(side)} until the end of the turn.`,
  'harrow.aside-back': ({ n }) => `${count(n, 'cube')} set aside ${n === 1 ? 'comes' : 'come'} back.`,
  'harrow.cube-laid': ({ at }) => `Put a cube on ${at}.`,
  'harrow.cube-freed': ({ at }) => `The cube on ${at} goes to the Battleground.`,
  'harrow.trap-gone': ({ at }) => `The token on ${at} is destroyed.`,
  'harrow.swap': 'Kammi and the Goblin may change places, unseen.',
  'harrow.repeat': ({ n }) =>
    n === 0 ? 'No card lies beside the Goblin.' : `Repeat ${count(n, 'card')} beside the Goblin.`,
  'harrow.willa': 'Take any token from the bag and play it; then back, or onto the board.',
  'harrow.goblin-leaves': 'The Goblin leaves the game; no more cards this turn.',
  'harrow.gains': ({ basic, n }) =>
    basic === 'any' ? `${count(n, 'basic action')} more.` : `${n} ${basicName(basic)} more.`,
  'harrow.draws': ({ side, n }) => `${sideDoes(side, 'draw')} ${count(n, 'card')}.`,
  'harrow.nothing-legal': 'No hex is legal: left out.',
  'harrow.too-few-out': ({ need }) => `Fewer than ${need} own cubes came out: the rest is left out.`,
  'harrow.beyond': ({ basic }) => `More ${basicName(basic)} than the app knows of: the table’s word.`,
  'harrow.doll-along': ({ to }) => `The Doll goes along to ${to}.`,
  'harrow.doll': ({ at, what }) =>
    what === 'real'
      ? `The Doll on ${at} is the real one: 4 points.`
      : what === 'goblin'
        ? `The Doll on ${at} is the real one; under a Goblin it stays, face up.`
        : `The Doll on ${at} is a decoy: it leaves.`,
  'harrow.into-bag': ({ basic }) => `${basicName(basic)} into the bag.`,
  'harrow.on-row': ({ basic }) => `${basicName(basic)} onto the row, for good.`,
  'harrow.once-in-turn': 'Once in a turn, and it was done.',
  'harrow.tell-drawn': ({ n }) => `Tap the ${count(n, 'token')} that came out of the bag.`,
  'harrow.put-back': ({ n }) => `${count(n, 'token')} of those drawn ${n === 1 ? 'goes' : 'go'} back.`,
  'harrow.upgrade-first': 'An upgrade takes the place of a token kept, before any of them is played.',
  'harrow.no-row': 'The grid has three rows.',
  'harrow.power-spent': 'This power was used: once a game.',
  'harrow.no-tile': 'No tile of this slot is left to use.',
  'harrow.family-card': 'The Family plays its cards as upgrades alone, after drawing from the bag.',
  'harrow.goblin-gone': 'The Goblin blew up: no more of his cards are played.',
  'harrow.eats-piece': ({ side, what }) => `She eats ${thingName(what)} of ${sideName(side)}.`,
  'harrow.nothing-to-eat': ({ side }) => `${sideDoes(side, 'own')} no such piece.`,
  'harrow.not-held': ({ side }) => `${sideDoes(side, 'hold')} back fewer cubes.`,
  'harrow.no-nail': ({ at }) => `No nail lies under a Unit of this side on ${at}.`,
  'harrow.pinned': ({ at }) => `A Unit on ${at} is pinned: one ADVANCE takes the nail off.`,
  'harrow.no-doll': ({ to }) => `The Doll cannot go along to ${to}.`,
  'harrow.at-clean-up': 'That comes at clean up: end the turn first.',
  'harrow.t-row': ({ basic }) => `Row of ${basicName(basic)}`,
  'harrow.t-draw': 'Drawn from the bag',
  'harrow.t-back': 'Back into the bag',
  'harrow.t-upgrade': 'An upgrade',
  'harrow.t-push': ({ row }) => `Row ${row} pushed`,
  'harrow.t-track': 'The track',
  'harrow.t-power': 'The power',
  'harrow.t-tile': ({ tile }) => `Tile: ${tileName(tile)}`,
  'harrow.t-card': ({ name }) => (name === '' ? 'A card' : name),
  'harrow.t-step': ({ at }) => (at === '' ? 'Left out' : at),
  'harrow.t-teach': ({ name }) => `${name} taught`,
  'harrow.t-kammi-hit': 'Who was hit',
  'harrow.t-give-back': 'Cubes held back',
  'harrow.t-lay': ({ basic }) => `${basicName(basic)} laid down`,
  'harrow.pays': ({ side, n, most }) =>
    n === 0
      ? `${sideDoes(side, 'keep')} the cubes: nothing is paid.`
      : `${sideDoes(side, 'pay')} for ${n} of ${most}.`,
  'harrow.pays-too-much': 'So much cannot be paid for.',
  'harrow.t-pay': ({ n }) => (n === 0 ? 'Nothing paid' : `${n} paid for`),
  'harrow.not-your-turn': 'It is another turn now.',
  'harrow.jar-broken': 'This jar is flipped already.',
  'harrow.no-attack-yet': 'Another jar may be flipped for an attack once the Attack jar is.',
  'harrow.no-reach': ({ to }) => `These Units do not get to ${to}.`,
  'harrow.no-cube-left': 'No cube is left.',
  'harrow.no-piece-left': 'No such piece is left.',
  'harrow.not-home': ({ at }) => `The Townsfolk on ${at} has no way home.`,
  'harrow.no-storm-path': ({ at }) => `No storm path leads to ${at}.`,
  'harrow.attacked-already': 'One attack in a turn, and it was made.',
  'harrow.t-jar': ({ side, jar }) => `${SideName(side)}: ${jarName(jar)}`,
  'harrow.t-advance': ({ from, to }) => `${from} to ${to}`,
  'harrow.t-strengthen': 'A cube',
  'harrow.t-count': 'An attack',
  'harrow.t-points': 'Points',
  'harrow.t-rescue': ({ at }) => `The Townsfolk on ${at}`,
  'harrow.t-raze': ({ at }) => `The Building on ${at}`,
  'harrow.t-piece': ({ at }) => `A piece on ${at}`,
  'harrow.t-goal-none': 'No goal',
  'harrow.t-turn-end': 'The turn ends',
  'harrow.t-hester-done': 'Hester’s turn ends',
  'harrow.seat': ({ side, name }) => (name === '' ? SideName(side) : `${SideName(side)} (${name})`),
};
