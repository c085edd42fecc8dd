import * as v from 'valibot';
import type { Correction, EncounterChange } from '../../encounter/model/command';
import { byWord } from '../../play/shapes';
import { rulesAbilitySchema as ability, stageTriggerSchema as trigger } from '../../stage/card';
import {
  counterSchema as counter,
  enemyKindSchema as kind,
  victorySchema as victory,
} from '../../stage/encounter';
import { directionSchema as compass } from '../../stage/fields';
import { ally, hex, hexes, reminder, stage, tiles } from './entities';
import { color, face, side } from './might';
import { called, count, flag, ids, key, list, maybe, number, type Of, running, shape } from './of';

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

export const correction: Of<Correction> = byWord<'say', Correction>('say', {
  hp: { who: key, hp: count },
  maxHp: { who: key, hp: count },
  die: { enemy: key, die: key, hp: count, quiet: flag, by: maybe(key) },
  token: { who: key, token: key, count },
  animus: { who: key, available: count, reserve: count },
  defense: { who: key, defense: number },
  stands: { ...stands },
  all: { stands: list(shape<Saying<'all'>['stands'][number]>()(stands), 500) },
  card: { who: key, card: key, to: v.picklist(['hand', 'spent', 0, 1, 2, 3]) },
  faceUp: { card: key },
  stageDeck: { left: ids, discard: ids, stage },
  might: { side, color, left: list(face, 400) },
  target: { actor: key, target: v.nullable(key) },
  lead: { who: key },
  obstacle: { id: key, kind: called, hexes },
  tiles: { tiles },
  presence: { who: key, presence: v.picklist(['standing', 'unconscious', 'dead', 'gone']) },
  enemy: { kind: key, at: hex, number: maybe(running) },
  enemyGone: { who: key },
  stage: { stage },
  round: { round: count },
  encounter: { change: encounterChange },
  ally: { ally },
  friend: { name: called, hp: count, defense: count, at: hex },
  skip: {},
  outcome: { outcome: v.picklist(['victory', 'defeat']) },
});

/** What the table may say, a closed list. */
