import type { Encounter } from '../../stage/encounter';
import { attack, card, effect, knockback, lose, minions, move, target, token } from './writing';

/** A large boss with the whole of its kind's bag of tricks. */
export const weirWyrm: Encounter = {
  id: 'weir-wyrm',
  name: 'The Weir Wyrm',
  chapter: 3,
  flavour:
    'The mill wheel stopped in one night. What stopped it is still hungry, and it has learned to breathe fire under water.',
  board: { columns: 17, rows: [9, 10] },
  startZone: [
    ...['N4', 'N5', 'N6', 'N7', 'O4', 'O5', 'O6', 'O7'],
    ...['P4', 'P5', 'P6', 'P7', 'Q4', 'Q5', 'Q6'],
  ],
  obstacles: [
    { id: 'mill', kind: 'building', hexes: ['E2', 'F3', 'F2'] },
    { id: 'wheel', kind: 'wall', hexes: ['G8', 'G9'] },
    { id: 'sluice', kind: 'wall', hexes: ['K2', 'K3'] },
    { id: 'ash', kind: 'tree', hexes: ['L8'] },
    { id: 'hazel', kind: 'tree', hexes: ['M2'] },
  ],
  tiles: [
    { kind: 'water', hexes: ['H4'] },
    { kind: 'water', hexes: ['H5'] },
    { kind: 'water', hexes: ['H6'] },
    { kind: 'water', hexes: ['I4'] },
    { kind: 'water', hexes: ['I5'] },
    { kind: 'fire', hexes: ['K6'] },
  ],
  enemies: [
    {
      id: 'wyrm',
      name: 'The Weir Wyrm',
      role: 'boss',
      footprint: [[], ['N'], ['NE'], ['SE'], ['S'], ['SW'], ['NW'], ['S', 'S']],
      defense: 3,
      might: { black: 3, red: 3, yellow: 2 },
      slots: [
        { id: 'jaws', name: 'Jaws', hexes: [['N']], dice: [6], icon: 'front' },
        { id: 'belly', name: 'Belly', hexes: [[]], dice: [6], icon: 'core' },
        { id: 'left', name: 'Left coil', hexes: [['NW'], ['SW']], dice: [6], icon: 'left' },
        { id: 'right', name: 'Right coil', hexes: [['NE'], ['SE']], dice: [6], icon: 'right' },
        { id: 'tail', name: 'Tail', hexes: [['S'], ['S', 'S']], dice: [6], icon: 'rear' },
      ],
    },
    {
      id: 'eel',
      name: 'Mill Eel',
      role: 'minion',
      defense: 2,
      might: { red: 1, yellow: 1 },
      hp: 1,
      models: 6,
      acts: [move(3), attack({ hit: [token('poison')] })],
    },
  ],
  placed: [{ enemy: 'wyrm', at: 'E5', facing: 'NE' }],
  cards: [
    card('ember-breath', 'Ember Breath', 1, [
      target('closest'),
      move(3),
      attack({ breaks: ['front'], area: { area: 'cone', range: 3 }, range: 3, might: { red: 1, yellow: 1 } }),
      { do: 'tiles', tile: 'fire', at: { place: 'under', whom: { who: 'hurt' } } },
    ]),
    card('flood', 'Open the Sluice', 1, [
      target('furthest'),
      attack({ breaks: ['core'], area: { area: 'wave' }, range: 'any', noSight: true, might: { yellow: 2 } }),
      effect('hit', { effect: 'drag', way: 'away', hexes: 1 }),
    ]),
    card('eel-pot', 'Eel Pot', 1, [
      { do: 'spawn', enemy: 'eel', count: 2, at: { place: 'edge', direction: 'N' } },
      target('closest'),
      move(3),
      attack({ breaks: ['front'] }),
    ]),
    card('coil', 'Coil and Strike', 1, [
      target({ rule: 'inArc', arc: 'flank' }, 'closest'),
      move(3),
      { do: 'turn', to: 'target' },
      attack({ breaks: ['left', 'right'], hit: [knockback(2)] }),
    ]),
    card('bite', 'Bite and Shake', 1, [
      target('leastHp', 'closest'),
      move(4),
      attack({ breaks: ['front'], hit: [token('bleed')] }),
      target({ rule: 'same' }),
      attack({ breaks: ['front'], might: { yellow: 1 } }),
    ]),

    card('swallow', 'Swallow Whole', 2, [
      target('closest'),
      move(4),
      attack({ breaks: ['front'], might: { red: 1, yellow: 1 } }),
      {
        do: 'if',
        condition: { when: 'hurt' },
        then: [{ do: 'consume', whom: { who: 'target' }, slot: 'belly', each: [lose(1)] }],
      },
    ]),
    card('mill-cage', 'Under the Wheel', 2, [
      target({ rule: 'random' }),
      move(2),
      {
        do: 'if',
        condition: { when: 'within', hexes: 4 },
        then: [{ do: 'cage', whom: { who: 'target' }, difficulty: 4, fail: [lose(1)] }],
      },
    ]),
    card('thrash', 'Thrash Through', 2, [
      target('furthest'),
      { do: 'turn', to: 'target' },
      attack({ area: { area: 'charge', hexes: 5 }, breaks: ['rear'], hit: [knockback(1)] }),
    ]),
    card(
      'rising-water',
      'Rising Water',
      2,
      [
        { do: 'tiles', tile: 'water', at: { place: 'area', area: { area: 'adjacent' } } },
        { do: 'lasting', until: 'endOfNextRound', text: 'The current drags: nobody moves more than 3.' },
        target('closest'),
        move(3),
        attack({ breaks: ['core'] }),
      ],
      { lasts: true },
    ),
    card('eels-feed', 'The Eels Feed', 2, [
      minions('eel'),
      { do: 'each', of: { who: 'hasToken', token: 'poison' }, steps: [effect('each', lose(1))] },
      effect('company', { effect: 'removeToken', token: 'poison' }),
    ]),

    card('from-one-to-next', 'From One to the Next', 3, [
      target('closest'),
      move(3),
      attack({ breaks: ['front'], area: { area: 'chain', range: 3, max: 3 } }),
    ]),
    card('boil', 'Boil', 3, [
      attack({
        area: {
          area: 'custom',
          hexes: [
            ['N', 'N'],
            ['N', 'NE'],
            ['N', 'NW'],
            ['S', 'S', 'S'],
          ],
        },
        breaks: ['core'],
      }),
      { do: 'tiles', tile: 'fire', at: { place: 'front' } },
      { do: 'ability', ability: 'steam' },
    ]),
    card('old-hunger', 'Old Hunger', 3, [
      target({ rule: 'class', class: 'Thornwife' }, 'mostWounded'),
      move(5),
      attack({ breaks: ['front'], add: { red: 1 } }),
      { do: 'if', condition: { when: 'noTarget' }, then: [{ do: 'draw' }] },
    ]),
    card('drag-down', 'Drag Down', 3, [
      target('closest'),
      move(3),
      attack({ breaks: ['rear'], hit: [{ effect: 'push', hexes: 1 }, token('crippled')] }),
      effect({ who: 'within', hexes: 2 }, { effect: 'drag', way: 'toward', hexes: 1 }),
    ]),
    card('last-flood', 'The Last Flood', 3, [
      { do: 'text', text: 'Lift the mill’s door off the board if it still stands.' },
      { do: 'spawn', enemy: 'eel', count: 1, at: { place: 'rear' } },
      { do: 'place', whom: { who: 'minions', enemy: 'eel' }, at: { place: 'next', to: { who: 'self' } } },
      target({ rule: 'players', text: 'Choose who stands in deepest water.' }, 'closest'),
      move(4),
      attack({ breaks: ['front', 'core'], area: { area: 'circle' }, range: 2 }),
    ]),
  ],
  abilities: [
    {
      id: 'steam',
      name: 'Steam',
      text: 'Everybody within 2 of the Wyrm loses 1 animus; if its belly is broken, it heals a coil instead.',
      steps: [
        {
          do: 'if',
          condition: { when: 'broken', icon: 'core' },
          then: [effect('self', { effect: 'heal', hp: 1, slot: 'left' })],
          else: [effect({ who: 'within', hexes: 2 }, { effect: 'animus', by: -1 })],
        },
      ],
    },
  ],
  triggers: [
    { trigger: 'broken', stage: 2, slot: 'jaws', enemy: 'wyrm' },
    { trigger: 'diceLost', stage: 2, count: 2 },
    { trigger: 'diceLost', stage: 3, count: 4 },
    { trigger: 'hand', stage: 3, text: 'Somebody opens the sluice by hand.' },
  ],
  reminders: [{ id: 'current', time: { at: 'stage', stage: 2 }, text: 'The river runs south now.' }],
  victory: { victory: 'dice' },
  tokens: [{ id: 'poison', name: 'Slime', text: 'Does nothing until the eels feed.' }],
  checklist: [
    'Stand the Weir Wyrm on E5, facing north-east.',
    'Lay water on H4, H5, H6, I4 and I5, and fire on K6.',
    'The mill is a building on E2, F2 and F3; walls are the wheel on G8 and G9 and the sluice on K2 and K3; trees stand on L8 and M2.',
    'The four Oathsworn begin anywhere in the start zone: N4, N5, N6, N7, O4, O5, O6, O7, P4, P5, P6, P7, Q4, Q5, Q6. Drag them in the app to where they stand.',
  ],
};
