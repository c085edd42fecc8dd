import type { TermName } from './term-names';

/** A term in two sentences and where it is written down; loaded when the first one is tapped. */
export interface TermWords {
  readonly title: string;
  readonly says: string;
  readonly rules: readonly string[];
  /** Other words by which it is looked for. */
  readonly also?: readonly string[];
}

export const terms: Readonly<Record<TermName, TermWords>> = {
  ally: {
    title: 'Ally',
    says: 'A friendly character that comes onto the board when an Oathsworn has fallen, played by that player. Allies are no Oathsworn: a boss does not seek them of its own accord, but its minions do.',
    rules: ['UC-2', 'UC-4', 'TG-5'],
  },
  ambushed: {
    title: 'Ambushed',
    says: 'The first round begins with the encounter phase: no refresh and no turns before it. From the second round on everything is as usual.',
    rules: ['RD-2'],
  },
  animus: {
    title: 'Animus',
    says: 'What steps, cards and items are paid with: spent gems go to the reserve, and regeneration brings them back. Each one spent on a move action is one hex.',
    rules: ['OP-3', 'OP-6', 'RD-4'],
    also: ['how far', 'move', 'walk', 'steps'],
  },
  area: {
    title: 'Area',
    says: 'All who stand in its hexes are hit with one draw, friend and foe alike unless the card says otherwise. The attacker’s own hexes are left out where the area starts from it.',
    rules: ['AE-1', 'SE-2'],
  },
  battleflow: {
    title: 'Battleflow',
    says: 'A card that is played pushes all others of its cooldown side one side on, and those that leave side 0 return to the hand. Items and injuries are pushed but push nothing.',
    rules: ['AB-6', 'AB-7', 'AB-8'],
  },
  bleed: {
    title: 'Bleed',
    says: 'A token that does nothing by itself. Whenever a card triggers it, whoever bears it loses HP.',
    rules: ['ST-3'],
  },
  blank: {
    title: 'Blank',
    says: 'A might card that is worth nothing. Two of them in the pool and an attack of the company misses; enemies do not mind them.',
    rules: ['MT-3', 'MT-5'],
  },
  break: {
    title: 'A location breaks',
    says: 'When the die of a slot is removed, its location breaks and shows an icon for the rest of the fight. The damaged enemy reacts at once, and attacks with that icon get weaker.',
    rules: ['DM-3', 'RX-1', 'EA-2'],
  },
  broken: {
    title: 'Broken attack',
    says: 'An attack whose icon lies open on the encounter board draws one card fewer, of the strongest colour in its pool. For a mob one is taken for each attacker whose attack is broken.',
    rules: ['EA-2', 'MT-8'],
  },
  caged: {
    title: 'Caged',
    says: 'Until the next round is over the character may only try to escape, defend itself and use combat tokens. An escape costs animus and a check, easier with friends beside the cage.',
    rules: ['SE-3', 'SE-4', 'SE-6'],
    also: ['cage'],
  },
  chain: {
    title: 'Chain',
    says: 'After the first target it jumps to the nearest one not yet hit within its range, and so on, with a single draw. For each further target one more of the lowest cards is ignored.',
    rules: ['AE-5', 'SE-8', 'SE-9'],
  },
  charge: {
    title: 'Charge',
    says: 'Straight ahead through whoever stands there; all in the path are attacked once afterwards. Obstacles stop a small one, a large one breaks them.',
    rules: ['AE-4', 'SE-12'],
  },
  companion: {
    title: 'Companion',
    says: 'An Oathsworn played the light way: a move and an attack or a special ability for 1 animus each, without a hand of cards. Tokens, items and might work as for a full character.',
    rules: ['CN-1', 'CN-2', 'CN-5'],
  },
  cone: {
    title: 'Cone',
    says: 'It opens by 120 degrees from the front and reaches as far as its number says. It needs no sight.',
    rules: ['AE-2', 'SE-13'],
  },
  consumed: {
    title: 'Consumed',
    says: 'The character is off the board and can neither be hit nor play cards, but may strike at the location that holds them once per turn. They are free when that location has broken or has lost 6 HP since.',
    rules: ['SE-14', 'SE-15', 'SE-17'],
  },
  cooldown: {
    title: 'Cooldown',
    says: 'A played card goes to the side of the player board that its number names: 0 below, 1 left, 2 above, 3 right. At the refresh all cards of side 0 return to the hand; the others come on by battleflow.',
    rules: ['AB-5', 'RD-6'],
  },
  crippled: {
    title: 'Crippled',
    says: 'The character cannot move of their own will, by cards neither; they may still strike. It passes after the next whole Oathsworn phase.',
    rules: ['ST-4', 'ST-5'],
  },
  critical: {
    title: 'Critical',
    says: 'A card with a star lets the company draw one more card of its colour, as often as they come. Those extra cards never count as blanks, and enemies ignore the star.',
    rules: ['MT-3', 'MT-5'],
  },
  defense: {
    title: 'Defense',
    says: 'HP lost are the damage divided by the defense, rounded down. One card may raise it before the reveal, and any number of tokens after it.',
    rules: ['DM-1', 'EA-4', 'TK-1'],
    also: ['divide', 'division', 'round down', 'rounding'],
  },
  empower: {
    title: 'Empower',
    says: 'One step turns a card of the pool into the next colour before anything is drawn: white, yellow, red, black. Each Empowered token gives three steps.',
    rules: ['MT-7', 'TK-4'],
  },
  facing: {
    title: 'Facing',
    says: 'Everybody looks in one of six directions, and that makes their front, flanks and rear. A large enemy turns only when it has stopped.',
    rules: ['AR-1', 'MV-5'],
  },
  fire: {
    title: 'Fire',
    says: 'Whoever stands in it at the end of the round loses 1 HP, and that fire goes out. A large one loses it from the die nearest to the flames.',
    rules: ['TL-1', 'DM-7'],
  },
  injury: {
    title: 'Injury',
    says: 'A card that stays with the character for chapters and must be played in their first turn of a round. It goes on cooldown like any other, but pushes no cards.',
    rules: ['IN-2', 'IN-3'],
  },
  interrupt: {
    title: 'Interrupt',
    says: 'May be used whenever its condition is met, in other turns and in the enemy’s too. It is open at every question that waits.',
    rules: ['AB-10', 'CN-4'],
  },
  knockback: {
    title: 'Knockback',
    says: 'The target is driven straight away from the attacker, hex by hex. Against an obstacle it loses 1 HP, against somebody else both do.',
    rules: ['PS-3', 'SE-19'],
  },
  leader: {
    title: 'Leader',
    says: 'The players choose one Oathsworn to lead. It has the first turn of every round, and the others follow clockwise.',
    rules: ['SU-14', 'RD-8'],
    also: ['first player', 'turn order', 'who begins'],
  },
  lethality: {
    title: 'Lethality',
    says: 'Tokens of the Cur: spent before the draw they add damage to an attack that hits. A miss gives them back.',
    rules: ['TK-6', 'OWN-42', 'MT-11'],
  },
  minion: {
    title: 'Minion',
    says: 'They act after the stage card: all of them move, then they attack, each with a target of its own. Most have a single HP and draw no reactions.',
    rules: ['MN-1', 'MN-4', 'MN-5'],
  },
  mob: {
    title: 'Mob',
    says: 'All enemies of this kind that attack the same character make one attack with their pools together. Among targets equally near they choose who stands next to another of the mob.',
    rules: ['EA-8', 'TG-3', 'MT-8'],
  },
  north: {
    title: 'North, then west',
    says: 'The golden rule: whatever is open and not left to the players goes to the most northern of the choices. Of equals it is the western one.',
    rules: ['HX-5', 'TM-7'],
    also: ['tie', 'ties', 'equally close', 'golden rule'],
  },
  poison: {
    title: 'Poison',
    says: 'What it does stands on the special rules board of the encounter, for its tokens and its tiles. A token lies with its bearer until then.',
    rules: ['ST-2', 'ST-1', 'TL-4'],
    also: ['poisoned'],
  },
  push: {
    title: 'Push',
    says: 'Whoever is under a large enemy when it stops is moved directly away from its core. If there is no room, to the nearest free hex.',
    rules: ['MV-6', 'PS-2'],
  },
  range: {
    title: 'Range and sight',
    says: 'A target must be within so many hexes, counted straight whatever stands there, and seen. Obstacles block sight, characters never do.',
    rules: ['HX-4', 'LS-2', 'AT-5'],
  },
  reach: {
    title: 'In reach',
    says: 'A target that the enemy sees from where it stands before its move, and would have in range once it has walked as far as it may. Those out of reach are only chosen when nobody is in reach.',
    rules: ['TG-2', 'TG-3'],
  },
  reaction: {
    title: 'Reaction',
    says: 'When a location breaks, the next stage card is turned up and resolved at once against whoever broke it. The last die of all draws none.',
    rules: ['RX-2', 'DM-5', 'RX-5'],
  },
  redraw: {
    title: 'Redraw',
    says: 'Discards one drawn card, any of them, and draws another of its colour in its place. Tokens may be spent one after the other, and on a redrawn card again.',
    rules: ['MT-4', 'TK-3'],
  },
  refresh: {
    title: 'Refresh',
    says: 'The first phase of a round: animus regenerates and cards of cooldown 0 return. Refreshing might decks is another thing: discards are shuffled back in.',
    rules: ['RD-4', 'RD-6', 'MT-10'],
  },
  sentinel: {
    title: 'Sentinel',
    says: 'A root of the Grove Maiden that takes part in her attacks. It never blocks: whoever comes into its hex removes it.',
    rules: ['PS-6', 'OWN-43'],
  },
  taunt: {
    title: 'Taunt',
    says: 'The taunter is the target before all others, even out of reach, and of minions too. Somebody who cannot be chosen taunts nobody.',
    rules: ['TG-6'],
  },
  turn: {
    title: 'Turn',
    says: 'One move action and one ability card, in either order; items and combat tokens as many as you like. Players go on taking turns until nobody wants another.',
    rules: ['OP-1', 'OP-2', 'RD-8'],
    also: ['attack twice', 'actions', 'how often'],
  },
  unconscious: {
    title: 'Unconscious',
    says: 'At 0 HP an Oathsworn leaves the board, and their player goes on with an ally if one is left. In hardcore they are dead instead.',
    rules: ['UC-1', 'UC-2', 'UC-9'],
    also: ['knocked out', 'knockout', 'down', 'fallen', 'fell', 'dies', 'death', 'no HP left'],
  },
  water: {
    title: 'Water',
    says: 'To step onto it costs 2. An enemy with 1 movement left stops before it.',
    rules: ['TL-2', 'TL-3'],
  },
  wave: {
    title: 'Wave',
    says: 'Three rows side by side, from the attacker to the edge of the board. It goes where it hits the most.',
    rules: ['AE-3'],
  },
};
