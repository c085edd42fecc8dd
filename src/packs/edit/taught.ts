import type { StageCard } from '../../stage/card';
import type { Encounter } from '../../stage/encounter';
import type { Pack } from '../pack';
import { idFrom } from './blank';
import { putById } from './edit';

export interface Lesson {
  /** The fight in which it was taught: the same card taught again there is a correction. */
  readonly fight: string;
  /** The encounter as that fight has it. */
  readonly encounter: Encounter;
  /** No pack had it: the fight was set up by hand, and its encounter is known by its name and chapter. */
  readonly preset: boolean;
  readonly card: StageCard;
}

/** The encounter as the group's own pack has it from now on: with a card more, or one that was put right. */
export function taughtEncounter(pack: Pack, lesson: Lesson): Encounter {
  const { encounter, preset } = lesson;
  const id = preset ? idFrom(`${encounter.name} ${encounter.chapter ?? 1}`) : encounter.id;
  const found = pack.encounters.find(one => one.id === id);
  const taught = found ?? { ...encounter, id, cards: encounter.cards.filter(c => c.id !== lesson.card.id) };
  const card = named(lesson, taught.cards);
  return { ...taught, cards: putById(taught.cards, card) };
}

/** In a fight set up by hand the same numbers come again in every fight; a name that a person gave is the card's. */
function named({ fight, preset, card }: Lesson, cards: readonly StageCard[]): StageCard {
  const nameless = card.label === card.id;
  const label = nameless ? `Stage ${card.stage}, card ${card.id.replace(/^.*-/, '')}` : card.label;
  const known = nameless
    ? undefined
    : cards.find(
        one => one.stage === card.stage && one.label.toLocaleLowerCase() === label.toLocaleLowerCase(),
      );
  const own = cards.some(one => one.id === card.id);
  const id = known?.id ?? (own || !preset ? card.id : `${fight.slice(0, 8)}-${card.id}`);
  return { ...card, id, label, taught: true };
}
