import type { Encounter } from '../../stage/encounter';
import { attack, card, effect, knockback, lose, minions, move, target, token } from './writing';

/** One flower-sized boss and a mob of minions: an introduction. */
export const mossback: Encounter = {
  id: 'old-mossback',
  name: 'Old Mossback',
  chapter: 1,
  flavour:
    'The hill at the ford was not there last spring. It breathes. Things have dug their nests into its back.',
  board: { columns: 17, rows: [9, 10] },
  startZone: [
    ...['E8', 'E9', 'F8', 'F9', 'F10', 'G8', 'G9', 'H9', 'H10', 'I8', 'I9'],
    ...['J9', 'J10', 'K8', 'K9', 'L8', 'L9', 'L10', 'M8', 'M9'],
  ],
  obstacles: [
    { id: 'willow', kind: 'tree', hexes: ['E5'] },
    { id: 'alder', kind: 'tree', hexes: ['M5'] },
    { id: 'stump', kind: 'tree', hexes: ['I7'] },
    { id: 'fallen-trunk', kind: 'wall', hexes: ['C3', 'C4'] },
    { id: 'old-fence', kind: 'wall', hexes: ['O4', 'O5'] },
  ],
  tiles: [{ kind: 'water', hexes: ['G4', 'G5', 'H5'] }],
  enemies: [
    {
      id: 'mossback',
      name: 'Old Mossback',
      role: 'boss',
      footprint: 'flower',
      defense: 3,
      might: { black: 2, red: 3, yellow: 1 },
      slots: [
        { id: 'front', name: 'Head', hexes: [['N']], dice: [6], icon: 'front' },
        { id: 'core', name: 'Shell', hexes: [[]], dice: [6], icon: 'core' },
        { id: 'rear', name: 'Tail', hexes: [['S']], dice: [6], icon: 'rear' },
        { id: 'left', name: 'Left side', hexes: [['NW'], ['SW']], dice: [6], icon: 'left' },
        { id: 'right', name: 'Right side', hexes: [['NE'], ['SE']], dice: [6], icon: 'right' },
      ],
    },
    {
      id: 'burrowling',
      name: 'Burrowling',
      role: 'minion',
      defense: 2,
      might: { red: 1, yellow: 1 },
      hp: 1,
      mob: true,
      models: 8,
      acts: [move(4), attack()],
    },
  ],
  placed: [
    { enemy: 'mossback', at: 'I3', facing: 'S' },
    { enemy: 'burrowling', at: 'F4', facing: 'S', number: 1 },
    { enemy: 'burrowling', at: 'L4', facing: 'S', number: 2 },
    { enemy: 'burrowling', at: 'D6', facing: 'S', number: 3 },
    { enemy: 'burrowling', at: 'N6', facing: 'S', number: 4 },
  ],
  cards: [
    card('lowered-head', 'Lowered Head', 1, [
      target('closest'),
      move(4),
      attack({ breaks: ['front'], hit: [knockback(1)] }),
    ]),
    card('heavy-step', 'Heavy Step', 1, [target('closest'), move(3), attack({ breaks: ['core'] })]),
    card('it-turns', 'It Turns', 1, [
      target('mostWounded', 'closest'),
      move(3),
      attack({ breaks: ['front'] }),
      effect('hurt', knockback(2)),
    ]),
    card('nest-stirs', 'The Nest Stirs', 1, [
      { do: 'spawn', enemy: 'burrowling', count: 2, at: { place: 'rear' } },
      target('closest'),
      move(2),
      attack({ breaks: ['rear'], might: { yellow: 3 } }),
    ]),
    card('mud-slide', 'Mud Slide', 1, [
      target('furthest'),
      move(5),
      attack({ breaks: ['left', 'right'], might: { red: 1, yellow: 2 } }),
    ]),

    card('stone-breath', 'Stone Breath', 2, [
      target('closest'),
      move(3),
      attack({ breaks: ['front'], area: { area: 'cone', range: 2 }, range: 2 }),
    ]),
    card('swarm', 'Swarm', 2, [
      target('closest'),
      move(2),
      minions('burrowling'),
      attack({ breaks: ['core'] }),
    ]),
    card('shake-off', 'Shake It Off', 2, [
      attack({ area: { area: 'adjacent' }, breaks: ['core'], might: { yellow: 3 }, hit: [knockback(2)] }),
      target('closest'),
      move(3),
    ]),
    card('bramble-hide', 'Bramble Hide', 2, [
      target('closest'),
      move(4),
      attack({ breaks: ['left', 'right'], hit: [token('bleed')] }),
    ]),
    card('roll-over', 'Roll Over', 2, [
      target('leastHp', 'closest'),
      move(4),
      attack({ breaks: ['front'], hit: [knockback(1)] }),
      { do: 'spawn', enemy: 'burrowling', count: 1, at: { place: 'front' } },
    ]),

    card('the-hill-walks', 'The Hill Walks', 3, [
      target('closest'),
      move(5),
      attack({ breaks: ['front'], add: { red: 1 }, hit: [knockback(2)] }),
    ]),
    card('bleeding-moss', 'Bleeding Moss', 3, [
      effect('company', { effect: 'bleeds', hp: 1 }),
      target('mostHp', 'closest'),
      move(4),
      attack({ breaks: ['core'] }),
    ]),
    card('all-out', 'All Out of the Nest', 3, [
      { do: 'spawn', enemy: 'burrowling', count: 2, at: { place: 'rear' } },
      minions('burrowling'),
      target('closest'),
      move(3),
      attack({ breaks: ['rear'], might: { red: 2 } }),
    ]),
    card('it-sits-down', 'It Sits Down', 3, [
      target('closest'),
      move(4),
      attack({ breaks: ['core'], add: { yellow: 1 } }),
      {
        do: 'if',
        condition: { when: 'hurt' },
        then: [effect('hurt', token('crippled'))],
      },
    ]),
    card('last-breath', 'Last Breath', 3, [
      target('closest'),
      move(3),
      attack({ breaks: ['front'], area: { area: 'cone', range: 3 }, range: 3 }),
      effect('hurt', lose(1)),
    ]),
  ],
  abilities: [],
  triggers: [
    { trigger: 'diceLost', stage: 2, count: 2 },
    { trigger: 'diceLost', stage: 3, count: 4 },
  ],
  reminders: [],
  victory: { victory: 'dice' },
  checklist: [
    'Stand Old Mossback on I3, facing south.',
    'Stand burrowlings with the tokens 1 to 4 on F4, L4, D6 and N6, facing south.',
    'Lay water on G4, G5 and H5.',
    'Trees stand on E5, M5 and I7; walls are the fallen trunk on C3 and C4 and the old fence on O4 and O5.',
    'The four Oathsworn begin anywhere in the start zone: E8, E9, F8, F9, F10, G8, G9, H9, H10, I8, I9, J9, J10, K8, K9, L8, L9, L10, M8, M9. Drag them in the app to where they stand.',
  ],
};
