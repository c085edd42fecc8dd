import * as v from 'valibot';
import type { Migration } from '../../../storage/kinds';
import { describeFact as describeBattleFact } from '../rules/fight/describe';
import { type BattleFact, battleFactSchema } from '../rules/fight/log-entry';
import { describeFact as describeWorldFact } from '../rules/play/log/describe';
import { type WorldFact, worldFactSchema } from '../rules/play/log/log-entry';

/** Version 1 stored each log line as a message. These are its message keys and the facts that they reported. */
const battleFacts: Readonly<Record<string, string>> = {
  'korrem.begins': 'phaseBegan',
  'korrem.does': 'acted',
  'korrem.moves': 'moved',
  'korrem.hits': 'hit',
  'korrem.helps': 'helped',
  'korrem.too-far': 'outOfReach',
  'korrem.fails': 'failed',
  'korrem.still': 'stoodStill',
  'korrem.falls': 'fell',
  'korrem.thaws': 'thawed',
  'korrem.drained': 'drained',
  'korrem.regains': 'recovered',
  'korrem.free': 'freed',
  'korrem.state': 'stateChanged',
  'korrem.slides': 'slid',
  'korrem.together': 'regrouped',
  'korrem.defects': 'defected',
  'korrem.overruled': 'targetOverridden',
  'korrem.lot': 'targetDrawn',
  'korrem.won': 'won',
  'korrem.no-victor': 'noVictor',
  'korrem.retreats': 'retreated',
  'korrem.table-says': 'corrected',
  'korrem.rolls': 'rolled',
  'korrem.dodges': 'dodged',
  'korrem.drops-out': 'droppedOut',
  'korrem.summons': 'summoned',
  'korrem.dispelled': 'dispelled',
  'korrem.uses': 'abilityUsed',
  'korrem.uses-artifact': 'artifactUsed',
  'korrem.passes-artifact': 'artifactPassed',
  'korrem.d8': 'dieRolled',
  'korrem.attracts': 'attracted',
  'korrem.bond': 'bonded',
  'korrem.joins': 'armyJoined',
};
const worldFacts: Readonly<Record<string, string>> = {
  'korrem.w-observer': 'observerChosen',
  'korrem.w-tied': 'observerTied',
  'korrem.w-weather': 'weatherRolled',
  'korrem.w-begins': 'commandPhaseBegan',
  'korrem.w-laid': 'landDiscovered',
  'korrem.w-back': 'landReturned',
  'korrem.w-settles': 'settled',
  'korrem.w-moves': 'armyMoved',
  'korrem.w-gathers': 'gathered',
  'korrem.w-income': 'incomeReceived',
  'korrem.w-none-kept': 'noLandKept',
  'korrem.w-builds': 'built',
  'korrem.w-enlists': 'enlisted',
  'korrem.w-cycles': 'cycled',
  'korrem.w-called': 'calledToArms',
  'korrem.w-occupied': 'occupied',
  'korrem.w-gives': 'goodsGiven',
  'korrem.w-points': 'pointsScored',
  'korrem.w-quest': 'questFulfilled',
  'korrem.w-landmark': 'landmarkRolled',
  'korrem.w-creature': 'creaturePlaced',
  'korrem.w-under': 'cardPutUnder',
  'korrem.w-to-hand': 'cardTaken',
  'korrem.w-card': 'cardDrawn',
  'korrem.w-event-on': 'eventBegan',
  'korrem.w-event-off': 'eventEnded',
  'korrem.w-meets': 'creatureMet',
  'korrem.w-flees': 'creatureFled',
  'korrem.w-joins': 'creatureJoined',
  'korrem.w-war': 'battleBegan',
  'korrem.w-leaves': 'armyLeft',
  'korrem.w-loot': 'looted',
  'korrem.w-fallen': 'memberFell',
  'korrem.w-won': 'gameWon',
  'korrem.w-corrected': 'corrected',
  'korrem.w-destroyed': 'landDestroyed',
};

const message = v.looseObject({ say: v.string() });
const line = v.looseObject({ text: v.unknown() });
const record = v.record(v.string(), v.unknown());

type Found =
  | { readonly fact: BattleFact; readonly of: 'battle' }
  | { readonly fact: WorldFact; readonly of: 'world' };

function factOf(old: unknown): Found | undefined {
  if (!v.is(message, old)) return undefined;
  const { say, type: land, ...facts } = old;
  const battleFact = { ...facts, type: battleFacts[say] };
  if (v.is(battleFactSchema, battleFact)) return { fact: battleFact, of: 'battle' };
  // The land of a tile was stored in a field called `type`.
  const worldFact = { ...facts, ...(land !== undefined && { land }), type: worldFacts[say] };
  return v.is(worldFactSchema, worldFact) ? { fact: worldFact, of: 'world' } : undefined;
}

/** A line whose message is unknown or incomplete keeps its text, so that it can still be shown. */
function entryOf(old: unknown): unknown {
  if (!v.is(line, old)) return old;
  const { text, ...context } = old;
  const found = factOf(text);
  return found ? { ...context, fact: found.fact } : old;
}

/** The saga stores messages; those of log lines have new keys. */
function renamedMessage(found: Found): unknown {
  return found.of === 'battle' ? describeBattleFact(found.fact) : describeWorldFact(found.fact);
}

/** Logs are stored in a game, in each of its battles and in the events that begin one, so all levels are searched. */
function withLogFacts(old: unknown): unknown {
  if (Array.isArray(old)) return old.map(withLogFacts);
  if (!v.is(record, old)) return old;
  const found = factOf(old);
  if (found) return renamedMessage(found);
  const { told, ...rest } = old;
  const fields = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, withLogFacts(value)]));
  if (told === undefined) return fields;
  return old.type === 'told'
    ? { ...fields, type: 'logged', entry: entryOf(told) }
    : { ...fields, log: Array.isArray(told) ? told.map(entryOf) : told };
}

/** Log lines become facts. Games and battles share this step. */
const logFacts: Migration = { name: 'log-facts', to: 2, state: withLogFacts, event: withLogFacts };

/** Events say what happened. Those of older logs say what they changed, and are applied as before. */
const namedEvents: Migration = { name: 'named-events', to: 3, state: old => old, event: old => old };

export const gameMigrations: readonly Migration[] = [logFacts, namedEvents];
