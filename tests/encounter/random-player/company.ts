import { boardValuesOf, CLASS_IDS, type ClassId } from '../../../src/campaign/kinds/classes';
import type { HeroSetup } from '../../../src/encounter/model/setup';
import type {
  AbilityCard,
  AllyCard,
  Archetype,
  Choice,
  HeroEffect,
  InjuryCard,
  ItemCard,
  Window,
} from '../../../src/stage/company';
import { presetNames } from '../../../src/ui/words/preset';
import type { Chance } from './chance';

const choice = (id: string, cost: number, ...effects: readonly HeroEffect[]): Choice => ({
  id,
  text: id,
  cost,
  effects,
});
const when = (window: Window, one: Choice): Choice => ({ ...one, interrupt: window });

/** Between them every kind of effect, area and window that a card of the company can have. */
const hands: readonly (readonly AbilityCard[])[] = [
  [
    {
      id: 'p0',
      name: 'Breathe',
      cooldown: 0,
      defense: 1,
      choices: [
        choice('a', 0, { effect: 'refresh' }),
        {
          ...choice('b', 0, { effect: 'animus', by: 1, on: 'self' }),
          needs: [{ need: 'text', text: 'Has somebody sung?' }],
        },
      ],
    },
    { id: 'p1', name: 'Stab', cooldown: 1, defense: 2, choices: [choice('a', 2, { effect: 'attack' })] },
    {
      id: 'p1b',
      name: 'Step in',
      cooldown: 1,
      defense: 1,
      choices: [choice('a', 2, { effect: 'move', hexes: 2 }, { effect: 'attack', bonus: 1 })],
    },
    {
      id: 'p2',
      name: 'Rally',
      cooldown: 2,
      defense: 3,
      choices: [
        choice('a', 2, { effect: 'gain', token: 'defense', count: 1, on: 'friend' }),
        choice('b', 0, { effect: 'taunt' }),
      ],
    },
    {
      id: 'p2b',
      name: 'Stand firm',
      cooldown: 2,
      defense: 4,
      choices: [when('beforeDamage', choice('a', 1, { effect: 'guard', defense: 2 }))],
    },
    {
      id: 'p3',
      name: 'Sweep',
      cooldown: 3,
      defense: 2,
      choices: [choice('a', 3, { effect: 'attack', area: 'adjacent', hit: [{ effect: 'push', hexes: 1 }] })],
    },
    {
      id: 'p3b',
      name: 'Ruin',
      cooldown: 3,
      defense: 3,
      choices: [choice('a', 4, { effect: 'attack', empower: 3, redraws: 1, range: 4 })],
    },
  ],
  [
    {
      id: 'q0',
      name: 'Call',
      cooldown: 0,
      choices: [when('anytime', choice('a', 0, { effect: 'animus', by: 1, on: 'friend' }))],
    },
    {
      id: 'q1',
      name: 'Lash',
      cooldown: 1,
      defense: 1,
      choices: [
        choice('a', 2, { effect: 'attack', range: 3, hit: [{ effect: 'token', token: 'bleed', count: 1 }] }),
      ],
    },
    {
      id: 'q1b',
      name: 'Mend',
      cooldown: 1,
      defense: 2,
      choices: [{ ...choice('a', 2, { effect: 'heal', hp: 1, on: 'friend' }), pays: [{ pay: 'hp', hp: 1 }] }],
    },
    {
      id: 'q2',
      name: 'Arc',
      cooldown: 2,
      defense: 2,
      choices: [choice('a', 3, { effect: 'attack', area: { cone: 2 }, might: { red: 1 } })],
    },
    {
      id: 'q2b',
      name: 'Answer',
      cooldown: 2,
      defense: 3,
      choices: [
        when('whenHit', choice('a', 1, { effect: 'attack', unarmed: true, range: 2 })),
        when('whenMoved', choice('b', 0, { effect: 'move', hexes: 1 })),
      ],
    },
    {
      id: 'q3',
      name: 'Ram',
      cooldown: 3,
      defense: 3,
      choices: [choice('a', 4, { effect: 'attack', charge: 3, hit: [{ effect: 'knockback', hexes: 2 }] })],
    },
    {
      id: 'q3b',
      name: 'Blind',
      cooldown: 3,
      defense: 2,
      choices: [
        when('afterDamage', choice('a', 0, { effect: 'weaken', ignore: 1 })),
        when('afterDamage', choice('b', 0, { effect: 'forceRedraw', count: 1 })),
      ],
    },
  ],
  [
    {
      id: 'r0',
      name: 'Sing',
      cooldown: 0,
      choices: [
        {
          ...choice('a', 0, { effect: 'text', text: 'Everybody may turn.' }),
          needs: [{ need: 'text', text: 'Does a bell ring?' }],
        },
        choice('b', 0, { effect: 'refresh' }),
        choice('c', 0, { effect: 'taunt' }),
      ],
    },
    {
      id: 'r1',
      name: 'Leap',
      cooldown: 1,
      defense: 1,
      choices: [choice('a', 2, { effect: 'attack', chain: { range: 2, max: 3 } })],
    },
    {
      id: 'r1b',
      name: 'Flurry',
      cooldown: 1,
      defense: 1,
      choices: [
        choice('a', 2, { effect: 'attack', chain: { range: 3, max: 2, ranged: true }, range: 5 }),
        when('onAttack', choice('b', 0, { effect: 'gain', token: 'redraw', count: 1, on: 'self' })),
      ],
    },
    {
      id: 'r2',
      name: 'Storm',
      cooldown: 2,
      defense: 2,
      choices: [choice('a', 3, { effect: 'attack', area: 'circle', range: 4 })],
    },
    {
      id: 'r2b',
      name: 'Hold on',
      cooldown: 2,
      defense: 5,
      choices: [
        choice('a', 2, { effect: 'heal', hp: 2, on: 'self' }, { effect: 'animus', by: 1, on: 'self' }),
      ],
    },
    {
      id: 'r3',
      name: 'Venom',
      cooldown: 3,
      defense: 2,
      choices: [choice('a', 3, { effect: 'attack', hit: [{ effect: 'token', token: 'poison', count: 1 }] })],
    },
    {
      id: 'r3b',
      name: 'Follow',
      cooldown: 3,
      defense: 2,
      choices: [
        choice('a', 4, { effect: 'attack', bonus: 3 }),
        when(
          'onHit',
          choice(
            'b',
            0,
            { effect: 'gain', token: 'lethality', count: 1, on: 'self' },
            { effect: 'boost', bonus: 1 },
          ),
        ),
      ],
    },
  ],
];

const items = (id: string): readonly ItemCard[] => [
  {
    id: `${id}-blade`,
    name: 'Blade',
    kind: 'weapon',
    hands: 1,
    might: { yellow: 1, red: 1 },
    range: 1,
    choices: [],
  },
  { id: `${id}-mail`, name: 'Mail', kind: 'armor', defense: 2, choices: [] },
  {
    id: `${id}-spear`,
    name: 'Spear',
    kind: 'weapon',
    hands: 1,
    might: { black: 1 },
    range: 2,
    cooldown: 2,
    choices: [
      choice('throw', 1, { effect: 'attack', bonus: 1, range: 3 }),
      when(
        'onCritical',
        choice('twist', 0, { effect: 'boost', hit: [{ effect: 'token', token: 'bleed', count: 1 }] }),
      ),
    ],
  },
  {
    id: `${id}-charm`,
    name: 'Charm',
    kind: 'gear',
    choices: [choice('use', 0, { effect: 'gain', token: 'redraw', count: 1, on: 'self' })],
    companion: choice('companion', 2, { effect: 'heal', hp: 1, on: 'self' }),
  },
];

const injuries = (id: string): readonly InjuryCard[] =>
  ([1, 2, 0, 3] as const).map((cooldown, i) => ({
    id: `${id}-injury${i}`,
    name: `Injury ${i}`,
    cooldown,
    text: 'It hurts: say so.',
  }));

const archetype = (id: string): Archetype => ({
  id: `${id}-archetype`,
  name: 'Helper',
  choices: [
    choice('aid', 1, { effect: 'heal', hp: 1, on: 'friend' }),
    when('beforeDamage', choice('cover', 1, { effect: 'guard', defense: 1 })),
  ],
});

/** Cards carry their owner's id: nobody shares a card with another. */
const handOf = (id: string, at: number): readonly AbilityCard[] =>
  (hands[at % hands.length] ?? []).map(card => ({ ...card, id: `${id}-${card.id}` }));

/** One of the twelve classes; with `full` sheets its cards, items and injuries, with a light one numbers only. */
function heroOf(id: ClassId, at: number, light: boolean, { roll, in100 }: Chance): HeroSetup {
  const { animus, regen } = boardValuesOf(id);
  const kind = in100(30) ? 'companion' : 'full';
  const numbers = {
    defense: 1 + roll(4),
    might: { white: roll(2), yellow: 1 + roll(2), red: roll(3), black: roll(2) },
  };
  const carried = in100(40) ? { hp: 1 + roll(6) } : {};
  const held = ['defense', 'redraw', 'animus', 'empowered', 'battleflow', 'lethality'].filter(() =>
    in100(40),
  );
  const tokens = Object.fromEntries(held.map(token => [token, 1 + roll(2)]));
  const hurt = injuries(id).slice(0, in100(50) ? 1 + roll(4) : 0);
  const plain: HeroSetup = {
    id: id,
    name: presetNames.classes[id],
    class: id,
    kind,
    ...numbers,
    ...carried,
    tokens,
    injuries: hurt,
    ...(kind === 'full' ? { maxAnimus: animus ?? 0, regen: regen ?? 0 } : {}),
  };
  if (light) return kind === 'full' ? { ...plain, injuries: [] } : plain;
  const { defense: _, might: __, ...fromItems } = plain;
  return kind === 'full'
    ? { ...fromItems, cards: handOf(id, at), items: items(id) }
    : { ...fromItems, items: items(id), archetype: archetype(id) };
}

/** Four of the twelve, so chosen that each comes in every third fight. */
export function fourOf(seed: number, light: boolean, chance: Chance): readonly HeroSetup[] {
  const ids = [0, 1, 2, 3].map(i => (seed * 4 + i) % CLASS_IDS.length);
  return ids.flatMap(at => {
    const id = CLASS_IDS[at];
    return id ? [heroOf(id, at + Math.floor(seed / 3), light, chance)] : [];
  });
}

export const allies: readonly AllyCard[] = [
  {
    id: 'carter',
    name: 'Carter',
    defense: 2,
    might: { yellow: 2 },
    moveCost: 1,
    moveHexes: 3,
    attackCost: 1,
  },
  {
    id: 'leech',
    name: 'Leech',
    defense: 3,
    might: { red: 1 },
    moveCost: 1,
    moveHexes: 2,
    attackCost: 2,
    range: 2,
    once: choice('bind', 1, { effect: 'heal', hp: 1, on: 'friend' }),
  },
  { id: 'guard', name: 'Guard', defense: 4, might: { white: 3 }, moveCost: 1, moveHexes: 2, attackCost: 1 },
];

export const guardian: AllyCard = {
  id: 'guardian',
  name: 'Guardian',
  defense: 3,
  might: { red: 2 },
  moveCost: 1,
  moveHexes: 3,
  attackCost: 1,
};
