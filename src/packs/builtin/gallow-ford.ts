import type { Encounter, EnemyKind } from '../../stage/encounter';
import { attack, card, effect, knockback, move, target, token } from './writing';

/** A boss of one hex with two dice: a limb that weakens its blows, and the heart. */
const outlaw = (
  id: string,
  name: string,
  limb: { readonly id: string; readonly name: string },
  might: EnemyKind['might'],
  defense: number,
  targets: EnemyKind['targets'],
): EnemyKind => ({
  id,
  name,
  role: 'boss',
  defense,
  might,
  slots: [
    { id: `${id}-${limb.id}`, name: limb.name, hexes: [[]], dice: [6], icon: limb.id },
    { id: `${id}-heart`, name: 'Heart', hexes: [[]], dice: [6], icon: 'heart' },
  ],
  ...(targets ? { targets } : {}),
});

/** Three outlaws, each with a mind of its own about whom to hate, among walls. */
export const gallowFord: Encounter = {
  id: 'gallow-ford',
  name: 'The Three at Gallow Ford',
  chapter: 2,
  flavour: 'They hang nobody here any more. They let the river decide, and sell tickets to the bank.',
  board: { columns: 17, rows: [9, 10] },
  startZone: [
    ...['A3', 'A4', 'A5', 'A6', 'A7', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8'],
    ...['C3', 'C4', 'C5', 'C6', 'C7'],
  ],
  obstacles: [
    { id: 'toll-house', kind: 'building', hexes: ['H4', 'H5', 'I4'] },
    { id: 'north-wall', kind: 'wall', hexes: ['F2', 'F3'] },
    { id: 'south-wall', kind: 'wall', hexes: ['F8', 'F9'] },
    { id: 'gallows', kind: 'wall', hexes: ['L6'] },
    { id: 'cart', kind: 'wall', hexes: ['K8', 'K9'] },
    { id: 'oak', kind: 'tree', hexes: ['D2'] },
    { id: 'elm', kind: 'tree', hexes: ['N3'] },
  ],
  tiles: [],
  enemies: [
    outlaw('hob', 'Hob Tallow', { id: 'arm', name: 'Sword arm' }, { black: 4, red: 3 }, 4, [
      { rule: 'mostHp' },
      { rule: 'closest' },
    ]),
    outlaw('marrow', 'Sister Marrow', { id: 'eye', name: 'Good eye' }, { black: 1, red: 3, yellow: 2 }, 4, [
      { rule: 'mostWounded' },
      { rule: 'closest' },
    ]),
    outlaw('quiet', 'The Quiet One', { id: 'hand', name: 'Left hand' }, { black: 4, yellow: 2 }, 4, [
      { rule: 'leastDefense' },
      { rule: 'closest' },
    ]),
  ],
  placed: [
    { enemy: 'hob', at: 'J6', facing: 'NW' },
    { enemy: 'marrow', at: 'M4', facing: 'NW' },
    { enemy: 'quiet', at: 'J9', facing: 'NW' },
  ],
  cards: [
    card('no-toll', 'No Toll, No Bridge', 1, [move(3), attack({ breaks: ['arm'] })], { actors: ['hob'] }),
    card(
      'powder',
      'A Pinch of Powder',
      1,
      [target('furthest'), move(2), attack({ range: 5, breaks: ['eye'], hit: [token('poison')] })],
      { actors: ['marrow'] },
    ),
    card(
      'behind-you',
      'Behind You',
      1,
      [
        target({ rule: 'inArc', arc: 'rear' }, 'closest'),
        move(5),
        attack({ breaks: ['hand'], hit: [token('bleed')] }),
      ],
      { actors: ['quiet'] },
    ),
    card('whoever-is-near', 'Whoever Is Near', 1, [
      target({ rule: 'adjacent' }, 'closest'),
      move(2),
      attack({ range: 2, breaks: ['arm', 'eye', 'hand'], might: { yellow: 1, white: 1 } }),
    ]),
    card(
      'pay-up',
      'The Rich One First',
      1,
      [
        target({ rule: 'mostAnimus' }, 'closest'),
        move(4),
        attack({ breaks: ['arm'], hit: [{ effect: 'animus', by: -1 }] }),
      ],
      { actors: ['hob', 'quiet'] },
    ),

    card(
      'grudge',
      'Grudge',
      2,
      [
        target({ rule: 'lastAttacker' }),
        move(4),
        attack({ range: 3, breaks: ['arm', 'eye'], hit: [knockback(1)] }),
      ],
      { actors: ['hob', 'marrow'] },
    ),
    card(
      'weakest',
      'The Weakest Plank',
      2,
      [
        target({ rule: 'leastAnimus' }, 'leastHp'),
        move(5),
        attack({ breaks: ['hand'] }),
        { do: 'if', condition: { when: 'missed' }, then: [{ do: 'turn', to: 'away' }, move(2, 'away')] },
      ],
      { actors: ['quiet'] },
    ),
    card(
      'two-for-two',
      'Two for Two',
      2,
      [
        target('closest'),
        move(3),
        attack({ breaks: ['arm'] }),
        target({ rule: 'another' }, 'closest'),
        attack({ breaks: ['arm'], might: { yellow: 1 } }),
      ],
      { actors: ['hob'] },
    ),
    card(
      'smoke',
      'Smoke',
      2,
      [
        effect('self', { effect: 'defense', by: 1, until: 'endOfRound' }),
        { do: 'lasting', until: 'endOfRound', text: 'Smoke: all three have 1 more defense this round.' },
        move(2, 'random'),
      ],
      { lasts: true },
    ),
    card(
      'marked',
      'Marked',
      2,
      [
        target({ rule: 'mostTokens', token: 'poison' }, 'closest'),
        move(3),
        attack({ range: 5, breaks: ['eye'] }),
        effect('hit', { effect: 'removeToken', token: 'poison', count: 1 }),
      ],
      { actors: ['marrow'] },
    ),

    card('all-three', 'All Three', 3, [
      target({ rule: 'firstPlayer' }),
      move(3),
      attack({ range: 2, breaks: ['arm', 'eye', 'hand'] }),
    ]),
    card(
      'shield-first',
      'Break the Shield',
      3,
      [target({ rule: 'mostDefense' }, 'closest'), move(4), attack({ breaks: ['arm'], add: { yellow: 1 } })],
      { actors: ['hob'] },
    ),
    card(
      'open-vein',
      'Open Vein',
      3,
      [
        target({ rule: 'hasToken', token: 'bleed' }, 'closest'),
        move(5),
        attack({ breaks: ['hand'], add: { black: 1 } }),
        effect('target', { effect: 'bleeds', hp: 1 }),
      ],
      { actors: ['quiet'] },
    ),
    card(
      'coin-toss',
      'Coin Toss',
      3,
      [target({ rule: 'random' }), move(4), attack({ range: 4, breaks: ['arm', 'eye', 'hand'] })],
      { actors: ['marrow', 'quiet'] },
    ),
    card('last-stand', 'Back to Back', 3, [
      { do: 'ability', ability: 'back-to-back' },
      target('closest'),
      move(3),
      attack({ range: 2, breaks: ['arm', 'eye', 'hand'] }),
    ]),
  ],
  abilities: [
    {
      id: 'back-to-back',
      name: 'Back to Back',
      text: 'Each outlaw that stands next to nobody heals 1 on its heart.',
      steps: [
        {
          do: 'if',
          condition: { when: 'not', of: { when: 'adjacent' } },
          then: [effect('self', { effect: 'heal', hp: 1 })],
        },
      ],
    },
  ],
  triggers: [
    { trigger: 'bossesLost', stage: 2, count: 1 },
    { trigger: 'bossesLost', stage: 3, count: 2 },
    { trigger: 'round', stage: 3, round: 8 },
  ],
  reminders: [
    {
      id: 'poison',
      time: { at: 'endOfRound' },
      text: 'Each poison token: 1 HP on a roll of blank with one white die, then discard it.',
    },
  ],
  victory: { victory: 'dice' },
  tokens: [
    {
      id: 'poison',
      name: 'Powder',
      text: 'At the end of the round roll a white die: on a blank lose 1 HP. Discard it.',
    },
  ],
  checklist: [
    'Stand Hob Tallow on J6, Sister Marrow on M4 and the Quiet One on J9, all facing north-west.',
    'The toll house is a building on H4, H5 and I4; walls stand on F2 and F3 in the north, on F8 and F9 in the south, the gallows on L6 and the cart on K8 and K9; trees on D2 and N3.',
    'The four Oathsworn begin anywhere in the start zone: A3, A4, A5, A6, A7, B3, B4, B5, B6, B7, B8, C3, C4, C5, C6, C7. Drag them in the app to where they stand.',
  ],
};
