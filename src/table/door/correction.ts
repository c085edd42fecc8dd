import * as v from 'valibot';
import type { Correction, EncounterChange } from '../../encounter/model/command';
import { ability, counter, enemy as kind, trigger, victory } from '../../packs/schema-encounter';
import { compass } from '../../packs/schema-steps';
import { ally, hex, hexes, reminder, stage, tiles } from './entities';
import { color, face, side } from './might';
import { byKey, called, count, flag, ids, key, list, maybe, number, type Of, running, shape } from './of';

type Saying<K extends Correction['say']> = Extract<Correction, { say: K }>;
const stands = { who: key, at: hex, facing: compass };

/** The parts of the encounter book that a table may put right. */
export const encounterChange: Of<EncounterChange> = shape<EncounterChange>()({
  enemies: maybe(list(kind, 40)),
  triggers: maybe(list(trigger, 20)),
  counters: maybe(list(counter, 12)),
  victory: maybe(victory),
  abilities: maybe(list(ability, 40)),
  reminders: maybe(list(reminder, 100)),
});

const sayings = {
  hp: shape<Saying<'hp'>>()({ say: v.literal('hp'), who: key, hp: count }),
  maxHp: shape<Saying<'maxHp'>>()({ say: v.literal('maxHp'), who: key, hp: count }),
  die: shape<Saying<'die'>>()({
    say: v.literal('die'),
    enemy: key,
    die: key,
    hp: count,
    quiet: flag,
    by: maybe(key),
  }),
  token: shape<Saying<'token'>>()({ say: v.literal('token'), who: key, token: key, count }),
  animus: shape<Saying<'animus'>>()({ say: v.literal('animus'), who: key, available: count, reserve: count }),
  defense: shape<Saying<'defense'>>()({ say: v.literal('defense'), who: key, defense: number }),
  stands: shape<Saying<'stands'>>()({ say: v.literal('stands'), ...stands }),
  all: shape<Saying<'all'>>()({
    say: v.literal('all'),
    stands: list(shape<Saying<'all'>['stands'][number]>()(stands), 500),
  }),
  card: shape<Saying<'card'>>()({
    say: v.literal('card'),
    who: key,
    card: key,
    to: v.picklist(['hand', 'spent', 0, 1, 2, 3]),
  }),
  faceUp: shape<Saying<'faceUp'>>()({ say: v.literal('faceUp'), card: key }),
  stageDeck: shape<Saying<'stageDeck'>>()({ say: v.literal('stageDeck'), left: ids, discard: ids, stage }),
  might: shape<Saying<'might'>>()({ say: v.literal('might'), side, color, left: list(face, 400) }),
  target: shape<Saying<'target'>>()({ say: v.literal('target'), actor: key, target: v.nullable(key) }),
  lead: shape<Saying<'lead'>>()({ say: v.literal('lead'), who: key }),
  obstacle: shape<Saying<'obstacle'>>()({ say: v.literal('obstacle'), id: key, kind: called, hexes }),
  tiles: shape<Saying<'tiles'>>()({ say: v.literal('tiles'), tiles }),
  presence: shape<Saying<'presence'>>()({
    say: v.literal('presence'),
    who: key,
    presence: v.picklist(['standing', 'unconscious', 'dead', 'gone']),
  }),
  enemy: shape<Saying<'enemy'>>()({ say: v.literal('enemy'), kind: key, at: hex, number: maybe(running) }),
  enemyGone: shape<Saying<'enemyGone'>>()({ say: v.literal('enemyGone'), who: key }),
  stage: shape<Saying<'stage'>>()({ say: v.literal('stage'), stage }),
  round: shape<Saying<'round'>>()({ say: v.literal('round'), round: count }),
  encounter: shape<Saying<'encounter'>>()({ say: v.literal('encounter'), change: encounterChange }),
  ally: shape<Saying<'ally'>>()({ say: v.literal('ally'), ally }),
  friend: shape<Saying<'friend'>>()({
    say: v.literal('friend'),
    name: called,
    hp: count,
    defense: count,
    at: hex,
  }),
  skip: shape<Saying<'skip'>>()({ say: v.literal('skip') }),
  outcome: shape<Saying<'outcome'>>()({
    say: v.literal('outcome'),
    outcome: v.picklist(['victory', 'defeat']),
  }),
} satisfies { readonly [K in Correction['say']]: Of<Saying<K>> };

/** What the table may say, a closed list. */
export const correction: Of<Correction> = byKey('say', sayings, v.variant('say', Object.values(sayings)));
