import * as v from 'valibot';
import type { Migration } from '../../../storage/kinds';
import { logFactSchema } from '../rules/duel/log/log-entry';

/** Version 1 stored each log line as a message. These are its message keys and the facts that they reported. */
const factOfMessage: Readonly<Record<string, string>> = {
  'darkleaf.declared-journey': 'declaredJourney',
  'darkleaf.declared-deed': 'declaredDeed',
  'darkleaf.named-morph': 'namedMorph',
  'darkleaf.rolled': 'rolled',
  'darkleaf.moved': 'moved',
  'darkleaf.split': 'split',
  'darkleaf.leapt': 'leapt',
  'darkleaf.swapped': 'swapped',
  'darkleaf.retreated': 'retreated',
  'darkleaf.acted': 'acted',
  'darkleaf.failed': 'failed',
  'darkleaf.vanquished': 'vanquished',
  'darkleaf.marked': 'marked',
  'darkleaf.plating': 'platingLost',
  'darkleaf.took-ground': 'reclaimed',
  'darkleaf.passed': 'passed',
  'darkleaf.slotted': 'slotted',
  'darkleaf.kept': 'kept',
  'darkleaf.acquired': 'acquired',
  'darkleaf.lost-gift': 'giftLost',
  'darkleaf.used': 'used',
  'darkleaf.counted': 'countersReduced',
  'darkleaf.quarry': 'quarryNamed',
  'darkleaf.willed': 'willRolled',
  'darkleaf.willed-own': 'ownWillRolled',
  'darkleaf.to-light': 'switchedToLight',
  'darkleaf.to-mirror': 'switchedToMirror',
  'darkleaf.back-to-mirror': 'resumedMirror',
  'darkleaf.ours': 'movedFreely',
  'darkleaf.anew': 'rerolled',
  'darkleaf.taught': 'bookCompleted',
  'darkleaf.light-counted': 'lightCountersReduced',
  'darkleaf.handicap': 'handicapSet',
  'darkleaf.won': 'won',
  'darkleaf.drawn': 'drawn',
  'darkleaf.resigned': 'resigned',
  'darkleaf.table-says': 'corrected',
};

const message = v.looseObject({ say: v.string() });
const line = v.looseObject({ text: v.unknown() });
const toldEvent = v.looseObject({ type: v.literal('told'), told: v.unknown() });
const oldState = v.looseObject({ told: v.array(v.unknown()) });

/** A line whose message is unknown or incomplete keeps its text, so that it can still be shown. */
function entryOf(old: unknown): unknown {
  if (!v.is(line, old)) return old;
  const { text, ...context } = old;
  if (!v.is(message, text)) return old;
  const { say, ...facts } = text;
  const fact = { ...facts, type: factOfMessage[say] };
  return v.is(logFactSchema, fact) ? { ...context, fact } : old;
}

/** Log lines become facts, and the turn of the last progress gets a plain name. */
const logFacts: Migration = {
  name: 'log-facts',
  to: 2,
  state: old => {
    if (!v.is(oldState, old)) return old;
    const { told, loud, ...rest } = old;
    return { ...rest, ...(loud !== undefined && { lastProgress: loud }), log: told.map(entryOf) };
  },
  event: old => (v.is(toldEvent, old) ? { type: 'logged', entry: entryOf(old.told) } : old),
};

export const duelMigrations: readonly Migration[] = [logFacts];
