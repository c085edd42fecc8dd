import type { StageCard } from '../../stage/card';
import type { Encounter } from '../../stage/encounter';
import { knownAs, sameName } from '../../stage/same-card';
import type { Pack } from '../pack';
import { idFrom } from './blank';
import { putById } from './edit';

export interface Lesson {
  /** The fight in which it was taught: the same card taught again there is a correction. */
  readonly fight: string;
  /** The encounter as the fight has it. */
  readonly encounter: Encounter;
  /** No pack had it: the fight was set up by hand, and its encounter is known by its name and chapter. */
  readonly preset: boolean;
  readonly card: StageCard;
  /** What the card is called if nobody has named it. */
  readonly nameless: string;
}

/** What a boss that no pack describes is called in the group's own pack: by its name and chapter. */
const presetIdOf = (encounter: Encounter): string => idFrom(`${encounter.name} ${encounter.chapter ?? 1}`);

/** The encounter as the group's own pack has it from now on: with a card more, or one that was put right. */
export function taughtEncounter(pack: Pack, lesson: Lesson): Encounter {
  const { encounter, preset } = lesson;
  const id = preset ? presetIdOf(encounter) : encounter.id;
  const found = pack.encounters.find(one => one.id === id);
  const taught = found ?? { ...encounter, id, cards: encounter.cards.filter(c => c.id !== lesson.card.id) };
  const card = named(lesson, taught.cards);
  return { ...taught, cards: putById(taught.cards, card) };
}

/** The encounter as it was set up by hand, with the cards that the pack has of it already. */
export function boxedEncounter(pack: Pack, encounter: Encounter): Encounter {
  return { ...remembered(pack, encounter), id: presetIdOf(encounter) };
}

/** The parts of the encounter book that a table may put right. */
export type BookChange = Partial<
  Pick<Encounter, 'enemies' | 'triggers' | 'counters' | 'victory' | 'abilities' | 'reminders'>
>;

const keptAs = (pack: Pack, encounter: Encounter): Encounter | undefined =>
  pack.encounters.find(one => one.id === presetIdOf(encounter) || one.id === encounter.id);

/** OWN-250: its book as a fight has put it right; nothing where the pack does not have the encounter. */
export function rewritten(pack: Pack, encounter: Encounter, change: BookChange): Encounter | undefined {
  const known = keptAs(pack, encounter);
  if (!known) return undefined;
  const kinds = new Set((change.enemies ?? known.enemies).map(kind => kind.id));
  return { ...known, ...change, placed: known.placed.filter(one => kinds.has(one.enemy)) };
}

/** OWN-160: the same boss set up by hand again brings what it has been taught, and what was written for it since. */
export function remembered(pack: Pack, encounter: Encounter): Encounter {
  const known = pack.encounters.find(one => one.id === presetIdOf(encounter));
  if (!known) return encounter;
  const { cards, abilities, reminders, tileKinds, tokens } = known;
  return {
    ...encounter,
    cards,
    abilities,
    triggers: known.triggers.length > 0 ? known.triggers : encounter.triggers,
    reminders: [
      ...encounter.reminders,
      ...reminders.filter(one => !encounter.reminders.some(o => o.id === one.id)),
    ],
    // Fields that the short set-up does not ask for stay as they were.
    ...(encounter.counters ? {} : known.counters ? { counters: known.counters } : {}),
    ...(encounter.victory.victory === 'dice' ? { victory: known.victory } : {}),
    ...(tileKinds ? { tileKinds } : {}),
    ...(tokens ? { tokens } : {}),
  };
}

/** Ids that a fight gives to cards that nobody has named: the same come again in every fight. */
const given = /^taught[123]-\d+$/;

/** OWN-161: which card of the pack this one is, and what it is called there. */
function named(lesson: Lesson, cards: readonly StageCard[]): StageCard {
  const { fight, encounter, card } = lesson;
  const nameless = card.label === card.id;
  const id = idIn(cards, {
    fight,
    card,
    called: nameless ? undefined : card.label,
    twin: twinOf(encounter, card),
  });
  const called = nameless ? (cards.find(one => one.id === id)?.label ?? lesson.nameless) : card.label;
  const taken = cards.some(one => one.id !== id && one.stage === card.stage && sameName(one.label, called));
  return { ...card, id, label: taken ? another(called, cards) : called, taught: true };
}

interface Known {
  readonly fight: string;
  readonly card: StageCard;
  /** The name that a person gave. */
  readonly called: string | undefined;
  /** Another card that this fight was taught is called the same: there are two of them. */
  readonly twin: boolean;
}

function idIn(cards: readonly StageCard[], { fight, card, called, twin }: Known): string {
  const mine = `${fight.slice(0, 8)}-${card.id}`;
  // Taught in this fight before: a correction.
  if (cards.some(one => one.id === mine)) return mine;
  if (!given.test(card.id)) return card.id;
  // The same card entered again, with the same effect and no other name.
  const again = knownAs(cards, { stage: card.stage, steps: card.steps, called, actors: card.actors });
  if (again) return again.id;
  const known = twin
    ? undefined
    : cards.find(one => called !== undefined && one.stage === card.stage && sameName(one.label, called));
  return known?.id ?? mine;
}

const twinOf = (encounter: Encounter, card: StageCard): boolean =>
  encounter.cards.some(
    one =>
      given.test(one.id) && one.id !== card.id && one.stage === card.stage && sameName(one.label, card.label),
  );

function another(label: string, cards: readonly StageCard[]): string {
  let n = 2;
  while (cards.some(one => sameName(one.label, `${label} (${n})`))) n++;
  return `${label} (${n})`;
}
