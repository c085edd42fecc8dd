import type { Catalogue } from '../../../basics/said';
import type { SoloSays } from '../rules/solo/says';
import {
  areaName,
  count,
  goalName,
  pileName,
  SideName,
  sideDoes,
  sideName,
  targetName,
  unitName,
} from './names';

const walks = ({ joins }: { readonly joins: boolean }): string => (joins ? ' and joins the Units there' : '');

/** Why this group goes now, and why this way. */
function walkReason(it: {
  readonly way: number;
  readonly others: number;
  readonly tied: boolean;
  readonly forks: number;
  readonly chosen: boolean;
}): string {
  if (it.chosen) return 'chosen at the table';
  const way = it.way === 1 ? 'one step from its goal' : `${it.way} steps from its goal`;
  const who =
    it.others <= 0
      ? `the only group that can go, ${way}`
      : it.tied
        ? `${way} like another; the one further north, then west goes first`
        : `the nearest, ${way}`;
  return it.forks > 1 ? `${who}; of ${it.forks} shortest ways the one further north, then west` : who;
}

const stayReasons: Readonly<Record<string, (goal: string) => string>> = {
  'no-way': goal => `enemies or Bonfires bar every way to the ${goal}`,
  there: goal => `it stands where the ${goal} was`,
  full: () => 'the next hex has no room for the whole group',
};

export const solo: Catalogue<SoloSays> = {
  'harrow.goal-turned': ({ goal, card, hexes }) =>
    hexes === ''
      ? `${card}: the ${goalName(goal)} may come to any free hex.`
      : `${card} is turned for the ${goalName(goal)}: ${hexes}.`,
  'harrow.goal-nowhere': ({ card }) => `${card}: neither of its hexes is free. The next card is turned.`,
  'harrow.goal-placed': ({ goal, at }) => `Put the ${goalName(goal)} on ${at}.`,
  'harrow.special-lost': ({ n }) =>
    n === 0
      ? 'The special card: there are no terrain cubes to lose.'
      : `The special card: ${count(n, 'terrain cube')} on the Battleground ${n === 1 ? 'is' : 'are'} lost.`,
  'harrow.tokens-laid': ({ side, order }, say) => `${SideName(side)} act: ${say(order)}.`,
  'harrow.area-times': ({ area, times }) => (times === 1 ? areaName(area) : `${areaName(area)} ×${times}`),
  'harrow.areas': ({ list }, say) => list.map(say).join(', then '),
  'harrow.cubes-came': ({ side, n, times }) =>
    n === 0
      ? `${SideName(side)} have no cube left to bring.`
      : `Put ${count(n, 'cube')} of ${sideName(side)} on the Battleground${n < times ? ': that is all they have' : ''}.`,
  'harrow.haint-only': ({ side, at }) =>
    `Put ${unitName(side)} on ${at}: the only one of the two hexes that is open.`,
  'harrow.haint-first': ({ side, at, other }) =>
    `Put ${unitName(side)} on ${at}: the card’s first number; ${other} is open too.`,
  'harrow.haint-chosen': ({ side, at }) => `Put ${unitName(side)} on ${at}: chosen at the table.`,
  'harrow.haint-again': ({ card }) => `${card} is turned for its hexes alone.`,
  'harrow.haints-none': ({ side }) => `${SideName(side)} have no Haint left to bring.`,
  'harrow.haint-nowhere': ({ side }) => `No hex is open to ${unitName(side)}.`,
  'harrow.goal-stood': ({ side, goal, at }) =>
    `${SideName(side)} stand on the ${goalName(goal)} at ${at} and take it: 2 points.`,
  'harrow.goal-taken': ({ side, goal, at }) =>
    `${SideName(side)} reach the ${goalName(goal)} on ${at}: 2 points.`,
  'harrow.no-goal': ({ side, goal }) =>
    `There is no ${goalName(goal)} on the map, so ${sideName(side)} stay.`,
  'harrow.walk': it => {
    const who = it.units === 1 ? `${it.from}` : `${it.from} (${it.units} Units)`;
    return `Move ${who} to ${it.to}${walks(it)}: ${walkReason(it)}.`;
  },
  'harrow.stays': ({ at, why, goal }) =>
    `${at} stays: ${stayReasons[why]?.(goalName(goal)) ?? 'it cannot step'}.`,
  'harrow.attack-none': ({ side, hester }) =>
    hester
      ? `${SideName(side)} have neither Hester, nor a Bonfire, nor an equal or smaller group in range: no attack.`
      : `${SideName(side)} have no equal or smaller enemy group in range: no attack.`,
  'harrow.attack-on': it =>
    it.against === 'units'
      ? `${SideName(it.side)} attack from ${it.from}, ${it.attackers} against ${it.defenders} on ${it.target}.`
      : `The card has Hester’s sign: ${sideName(it.side)} attack ${targetName(it.against)} on ${it.target} from ${it.from}, ${it.attackers} against ${it.defenders}.`,
  'harrow.bonus': ({ who, cube }) =>
    `${SideName(who)} ${who === 'hester' ? 'is' : 'are'} the stronger: add a ${cube} cube.`,
  'harrow.bonus-none': ({ who }) => `${SideName(who)} would get a cube, but none is left.`,
  'harrow.dropped': ({ out, inside }, say) =>
    `The Tree lets through ${say(out)}; ${count(inside, 'cube')} ${inside === 1 ? 'stays' : 'stay'} inside.`,
  'harrow.counts': ({ list }, say) => list.map(say).join(', '),
  'harrow.count-of': ({ cube, n }) => `${n} ${cube}`,
  'harrow.nothing-out': 'nothing',
  'harrow.attack-failed': ({ a, d, price }) =>
    a < d
      ? `The attack fails: ${a} against ${d}.`
      : `The attack fails: ${a} against ${d}, and a hit costs ${price}.`,
  'harrow.clash': ({ a, d }) => `The attack fails, ${a} against ${d}: the Haints clash.`,
  'harrow.hit-haint': ({ by, at, price }) =>
    `${SideName(by)} pay ${count(price, 'cube')}: take a Haint off ${at}.`,
  'harrow.hit-legend': ({ at, to, haint }) =>
    [
      to === '' ? `The Legend on ${at} is hit and cannot be pushed.` : `Push the Legend from ${at} to ${to}.`,
      haint === '' ? 'A Haint from the supply dies for it.' : `Take a Haint off ${haint} for it.`,
    ].join(' '),
  'harrow.hit-token': ({ at, n }) => `Take ${count(n, 'token')} off the Bonfire on ${at}.`,
  'harrow.doused': ({ at, side }) => `The Bonfire on ${at} is out: 1 point for ${sideName(side)}.`,
  'harrow.hit-hester': ({ at, side }) => `Hester falls on ${at}. The spoon of ${sideName(side)} turns to 1.`,
  'harrow.dial': ({ side, points, at, plate }) =>
    `${SideName(side)}: ${points === 0 ? 'no point yet' : `+${count(points, 'point')}`}; the spoon shows ${at}${plate > 0 ? `, ${plate} on the plate` : ''}.`,
  'harrow.pair-back': 'A pair of Bonfire tokens goes back onto Hester’s board.',
  'harrow.root': ({ to }) => `Put a Root into ${to}.`,
  'harrow.root-token': ({ at }) => `The Root feeds the Bonfire on ${at}: add a token.`,
  'harrow.no-root': 'No hex is left for a Root.',
  'harrow.root-cubes': ({ cubes }, say) => `The Roots bring ${say(cubes)} to the Battleground.`,
  'harrow.roots-leave': 'Take last turn’s Roots off the map.',
  'harrow.witch-haint': ({ side, at }) => `Hester calls ${unitName(side)} to ${at}.`,
  'harrow.witch-moves': ({ who, from, to, pay }, say) =>
    `Move ${who === 'hester' ? 'Hester' : 'the infected Haint'} from ${from} to ${to} for ${say(pay)}.`,
  'harrow.bonfire-made': ({ at, space }) =>
    `A Bonfire burns on ${at}. Both Haints fill a space of Hester’s board on the side of ${sideName(space)}; she has one more action.`,
  'harrow.put-aside': ({ from, to }) => `A Haint makes room: ${from} to ${to}.`,
  'harrow.gone-aside': ({ from }) => `No hex is free around ${from}: the Haint goes back to its supply.`,
  'harrow.infects': ({ at, haint, pay }, say) =>
    at === haint
      ? `A snake for the Haint on ${at}: ${say(pay)}.`
      : `The Root at ${at} infects the Haint on ${haint}: ${say(pay)}.`,
  'harrow.summoned': ({ at, pay }, say) => `Hester rises on ${at} for ${say(pay)}.`,
  'harrow.plays': ({ card }) => `Hester plays ${card}.`,
  'harrow.activates': ({ card }) => `${card} acts.`,
  'harrow.eats': ({ side }) => `Hester eats a Wild token: it fills a space on the side of ${sideName(side)}.`,
  'harrow.leaves': 'Hester leaves the map.',
  'harrow.cubes-over': ({ cubes }, say) => `More than six terrain cubes: ${say(cubes)} go back.`,
  'harrow.brambles-point': ({ side }) => `${sideDoes(side, 'hold')} the Brambles: 1 point.`,
  'harrow.table-says': 'The table says so.',
  'harrow.free': 'nothing',

  'harrow.not-now': 'That is not what is to be done now.',
  'harrow.pile-empty': ({ pile }) => `The ${pileName(pile)} pile is empty.`,
  'harrow.which-card': 'Say which card it was.',
  'harrow.card-seen': ({ card }) => `${card} was turned in this game already.`,
  'harrow.card-unknown': 'The app does not know this card yet: say what it shows.',
  'harrow.wrong-color': ({ pile }) => `This card is not of the ${pileName(pile)} pile.`,
  'harrow.no-number': ({ n }) => `The map has no hex with the number ${n} in this colour.`,
  'harrow.not-here': ({ at }) => `${at} is not among the legal hexes.`,
  'harrow.once-thrown': 'A card was thrown away this turn already: this one must be used.',
  'harrow.nothing-to-throw': 'No card is left to take in its place.',
  'harrow.first-area': 'Say which area acts first.',
  'harrow.walk-no-group': ({ at }) => `No group that has yet to move stands on ${at}.`,
  'harrow.walk-bad-step': ({ at }) => `From ${at} this step does not lead nearer to the goal.`,
  'harrow.walk-too-long': 'The group may not go so far.',
  'harrow.walk-must-go-on': 'The group can still step, so it must.',
  'harrow.no-such-attack': 'This attack is not possible.',
  'harrow.tell-out': 'Say what came out of the Tree.',
  'harrow.out-too-many': ({ cube, out, held }) =>
    `${out} ${cube} came out, but only ${held} were there. Was the Tree counted wrong before?`,
  'harrow.no-action': ({ actions }) => `All ${count(actions, 'action')} of this turn are used.`,
  'harrow.once-a-turn': 'Once a turn, and this turn it was done.',
  'harrow.roots-first': 'First come the Roots.',
  'harrow.before-tree': 'That is done before the Tree.',
  'harrow.after-tree': 'That is done after the Tree.',
  'harrow.root-not-there': ({ at }) => `No Root may enter ${at}.`,
  'harrow.cannot-move': ({ to }) => `This move to ${to} is not possible, or cannot be paid.`,
  'harrow.wrong-pay': 'These cubes do not pay for it.',
  'harrow.no-space': ({ side }) => `On the side of ${sideName(side)} no space is empty.`,
  'harrow.cannot-infect': ({ at }) => `Nobody on ${at} can be infected now.`,
  'harrow.cannot-summon': ({ at }) => `Hester cannot rise on ${at} now.`,
  'harrow.no-card': ({ card }) => `${card} is not at hand.`,
  'harrow.cannot-eat': ({ side }) => `Hester cannot eat from ${sideName(side)} now.`,
  'harrow.keep-six': 'Six terrain cubes stay, and what is over goes back.',
  'harrow.no-such-card-step': 'No card is under way.',

  'harrow.t-turn': ({ pile }) => `A card of the ${pileName(pile)} pile`,
  'harrow.t-turn-side': ({ pile, side }) => `A ${pileName(pile)} card for ${sideName(side)}`,
  'harrow.t-goal': ({ at }) => `A goal on ${at}`,
  'harrow.t-act': ({ side }) => `${SideName(side)} act`,
  'harrow.t-throw': 'The card is thrown away',
  'harrow.t-spawn': ({ at }) => `A Haint on ${at}`,
  'harrow.t-walk': ({ from, to }) => `${from} to ${to}`,
  'harrow.t-default': ({ side }) => `${SideName(side)} by default`,
  'harrow.t-attack': ({ from, target }) => `Attack from ${from} on ${target}`,
  'harrow.t-drop': 'The Tree',
  'harrow.t-legend': 'A Legend is pushed',
  'harrow.t-root': ({ to }) => `A Root into ${to}`,
  'harrow.t-no-root': 'No Root',
  'harrow.t-haint': ({ at }) => `Hester calls a Haint to ${at}`,
  'harrow.t-move': ({ from, to }) => `Hester: ${from} to ${to}`,
  'harrow.t-aside': 'Room for the Bonfire',
  'harrow.t-infect': ({ at }) => `A snake on ${at}`,
  'harrow.t-summon': ({ at }) => `Hester rises on ${at}`,
  'harrow.t-play': ({ card }) => `Hester plays ${card}`,
  'harrow.t-activate': ({ card }) => card,
  'harrow.t-end': 'The round ends',
  'harrow.not-tried':
    'The Tree, and what follows this turn, cannot be tried. Do what you tried first, or drop it.',
  'harrow.t-foreseen': 'Somebody looks ahead',
  'harrow.t-fix': 'The table says so',
};
