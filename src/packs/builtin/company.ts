import type {
  AbilityCard,
  AllyCard,
  Choice,
  Cooldown,
  HeroClass,
  HeroEffect,
  ItemCard,
} from '../../stage/company';
import type { ReadyHero } from '../pack';

/** One card: name, cooldown, what it adds to defense, and its choices. */
const card = (
  id: string,
  name: string,
  cooldown: Cooldown,
  defense: number,
  ...choices: readonly Choice[]
): AbilityCard => ({ id, name, cooldown, defense, choices });

const play = (id: string, cost: number, text: string, ...effects: readonly HeroEffect[]): Choice => ({
  id,
  text,
  cost,
  effects,
});

const answer = (
  id: string,
  cost: number,
  when: NonNullable<Choice['interrupt']>,
  text: string,
  ...effects: readonly HeroEffect[]
): Choice => ({ id, text, cost, effects, interrupt: when });

const strike = (more: Omit<Extract<HeroEffect, { effect: 'attack' }>, 'effect'> = {}): HeroEffect => ({
  effect: 'attack',
  ...more,
});
const refresh: HeroEffect = { effect: 'refresh' };
const move = (hexes: number): HeroEffect => ({ effect: 'move', hexes });
const heal = (hp: number, on: 'self' | 'friend' = 'self'): HeroEffect => ({ effect: 'heal', hp, on });
const gain = (token: string, count = 1, on: 'self' | 'friend' = 'self'): HeroEffect => ({
  effect: 'gain',
  token,
  count,
  on,
});

/** Four classes of our own, each with a hand of 0, 1, 1, 2, 2, 3, 3. */
export const classes: readonly HeroClass[] = [
  {
    id: 'lampbearer',
    name: 'Lampbearer',
    maxAnimus: 8,
    regen: 6,
    special: 'Once a round: a friend next to you gains 1 animus.',
    abilities: [
      card('trim-the-wick', 'Trim the Wick', 0, 1, play('a', 1, 'Refresh your might decks.', refresh)),
      card('lean-in', 'Lean In', 1, 2, play('a', 2, 'Move 1 and attack.', move(1), strike())),
      card('hold-the-light', 'Hold the Light', 1, 3, play('a', 1, 'Taunt.', { effect: 'taunt' })),
      card(
        'iron-lid',
        'Iron Lid',
        2,
        4,
        play('a', 3, 'Attack; knockback 1.', strike({ hit: [{ effect: 'knockback', hexes: 1 }] })),
      ),
      card(
        'stand-behind-me',
        'Stand Behind Me',
        2,
        3,
        answer('a', 1, 'beforeDamage', 'Another friend’s defense counts 2 more against one attack.', {
          effect: 'guard',
          defense: 2,
          on: 'other',
        }),
        play('b', 2, 'Gain 2 defense tokens.', gain('defense', 2)),
      ),
      card(
        'burning-oil',
        'Burning Oil',
        3,
        2,
        play('a', 4, 'Attack with 4 more damage.', strike({ bonus: 4 })),
      ),
      card(
        'last-lamp',
        'The Last Lamp',
        3,
        4,
        play('a', 3, 'You and a friend heal 1.', heal(1), heal(1, 'friend')),
      ),
    ],
  },
  {
    id: 'reedbow',
    name: 'Reedbow',
    maxAnimus: 7,
    regen: 6,
    special: 'Once a round: move 1 after an attack.',
    abilities: [
      card('wet-string', 'Wax the String', 0, 1, play('a', 1, 'Refresh your might decks.', refresh)),
      card('quick-shaft', 'Quick Shaft', 1, 1, play('a', 2, 'Attack at range 5.', strike({ range: 5 }))),
      card('from-the-reeds', 'From the Reeds', 1, 2, play('a', 2, 'Move 3.', move(3), gain('redraw'))),
      card(
        'patient-shot',
        'Patient Shot',
        2,
        2,
        play('a', 3, 'Attack at range 6 with a redraw.', strike({ range: 6, redraws: 1 })),
      ),
      card(
        'barbed-head',
        'Barbed Head',
        2,
        2,
        play(
          'a',
          3,
          'Attack at range 5; bleed.',
          strike({
            range: 5,
            hit: [{ effect: 'token', token: 'bleed', count: 1 }],
          }),
        ),
      ),
      card(
        'heartwood-arrow',
        'Heartwood Arrow',
        3,
        3,
        play('a', 5, 'Attack at range 6, empowered 3.', strike({ range: 6, empower: 3 })),
      ),
      card(
        'three-in-the-air',
        'Three in the Air',
        3,
        2,
        play(
          'a',
          4,
          'Chain: 3 targets, 2 hexes apart.',
          strike({
            range: 5,
            chain: { range: 2, max: 3, ranged: true },
          }),
        ),
      ),
    ],
  },
  {
    id: 'hewer',
    name: 'Hewer',
    maxAnimus: 8,
    regen: 5,
    special: 'Once a fight: an attack that missed may be drawn again.',
    abilities: [
      card('spit-and-grip', 'Spit and Grip', 0, 0, play('a', 0, 'Refresh your might decks.', refresh)),
      card('short-chop', 'Short Chop', 1, 1, play('a', 2, 'Attack.', strike({ bonus: 1 }))),
      card(
        'follow-the-grain',
        'Follow the Grain',
        1,
        2,
        play('a', 2, 'Move 2 and attack.', move(2), strike()),
      ),
      card('notch', 'Notch', 2, 2, play('a', 3, 'Attack, empowered 2.', strike({ empower: 2 }))),
      card(
        'wide-swing',
        'Wide Swing',
        2,
        2,
        play('a', 3, 'Attack every enemy next to you.', strike({ area: 'adjacent', only: 'enemies' })),
      ),
      card(
        'fell',
        'Fell',
        3,
        3,
        play('a', 5, 'Attack with 3 more, empowered 3.', strike({ bonus: 3, empower: 3 })),
      ),
      card(
        'timber',
        'Timber',
        3,
        3,
        play('a', 4, 'Charge through 3 hexes.', strike({ charge: 3, bonus: 2 })),
      ),
    ],
  },
  {
    id: 'thornwife',
    name: 'Thornwife',
    maxAnimus: 7,
    regen: 7,
    special: 'Once a round: take one status token off a friend within 3.',
    abilities: [
      card('steep-the-leaves', 'Steep the Leaves', 0, 1, play('a', 1, 'Refresh your might decks.', refresh)),
      card('nettle-whip', 'Nettle Whip', 1, 1, play('a', 2, 'Attack at range 2.', strike({ range: 2 }))),
      card('poultice', 'Poultice', 1, 2, play('a', 3, 'A friend heals 1.', heal(1, 'friend'))),
      card(
        'briar-fan',
        'Briar Fan',
        2,
        2,
        play('a', 3, 'Attack in a cone of 2.', strike({ area: { cone: 2 } })),
      ),
      card(
        'bitter-tea',
        'Bitter Tea',
        2,
        3,
        play(
          'a',
          2,
          'A friend gains an empowered and a redraw token.',
          gain('empowered', 1, 'friend'),
          gain('redraw', 1, 'friend'),
        ),
      ),
      card(
        'thorn-crown',
        'Thorn Crown',
        3,
        4,
        answer('a', 2, 'afterDamage', 'The highest card of the attack counts for nothing.', {
          effect: 'weaken',
          ignore: 1,
          which: 'highest',
        }),
        play('b', 3, 'Attack at range 3 with 2 more.', strike({ range: 3, bonus: 2 })),
      ),
      card(
        'green-mercy',
        'Green Mercy',
        3,
        3,
        play('a', 5, 'A friend heals 2, you heal 1.', heal(2, 'friend'), heal(1)),
      ),
    ],
  },
];

const item = (
  id: string,
  name: string,
  kind: ItemCard['kind'],
  more: Partial<Omit<ItemCard, 'id' | 'name' | 'kind'>>,
): ItemCard => ({ id, name, kind, choices: [], ...more });

export const items: readonly ItemCard[] = [
  item('storm-lantern', 'Storm Lantern', 'weapon', { hands: 1, might: { yellow: 1, red: 1 } }),
  item('oak-door', 'Half a Door', 'shield', { hands: 1, defense: 1 }),
  item('mail', 'Ringed Coat', 'armor', { defense: 2 }),
  item('reed-bow', 'Reed Bow', 'weapon', { hands: 2, might: { yellow: 2 }, range: 5 }),
  item('waxed-cloak', 'Waxed Cloak', 'armor', { defense: 1 }),
  item('felling-axe', 'Felling Axe', 'weapon', { hands: 2, might: { yellow: 1, red: 2 } }),
  item('hide', 'Boiled Hide', 'armor', { defense: 2 }),
  item('briar-staff', 'Briar Staff', 'weapon', { hands: 2, might: { yellow: 2 } }),
  item('charm', 'Bone Charm', 'gear', {
    defense: 1,
    choices: [play('a', 0, 'Gain a redraw token.', gain('redraw'))],
  }),
];

export const heroes: readonly ReadyHero[] = [
  {
    id: 'ysolde',
    name: 'Ysolde',
    class: 'lampbearer',
    kind: 'full',
    items: ['storm-lantern', 'oak-door', 'mail'],
    text: 'Carries the light, and stands in the doorway.',
  },
  {
    id: 'perrin',
    name: 'Perrin',
    class: 'reedbow',
    kind: 'full',
    items: ['reed-bow', 'waxed-cloak', 'charm'],
    text: 'Shoots from where nobody looks.',
  },
  {
    id: 'bodo',
    name: 'Bodo',
    class: 'hewer',
    kind: 'full',
    items: ['felling-axe', 'hide'],
    text: 'One swing, if it lands.',
  },
  {
    id: 'wenna',
    name: 'Wenna',
    class: 'thornwife',
    kind: 'full',
    items: ['briar-staff', 'waxed-cloak', 'charm'],
    text: 'Knows what grows here, and what bites.',
  },
];

export const allies: readonly AllyCard[] = [
  {
    id: 'ferryman',
    name: 'The Ferryman',
    defense: 3,
    might: { yellow: 2 },
    moveCost: 1,
    moveHexes: 3,
    attackCost: 1,
  },
  {
    id: 'charcoal-burner',
    name: 'Charcoal Burner',
    defense: 3,
    might: { red: 1, white: 1 },
    moveCost: 1,
    moveHexes: 2,
    attackCost: 1,
  },
  {
    id: 'runaway',
    name: 'The Runaway',
    defense: 2,
    might: { yellow: 1, white: 2 },
    moveCost: 1,
    moveHexes: 4,
    attackCost: 1,
    range: 3,
  },
  {
    id: 'old-soldier',
    name: 'Old Soldier',
    defense: 4,
    might: { yellow: 1, red: 1 },
    moveCost: 1,
    moveHexes: 2,
    attackCost: 1,
  },
];
