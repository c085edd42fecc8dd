import type { Refusal, Result } from '../../basics/result';
import type { Said } from '../../basics/said';
import type { Event } from '../../encounter/model/event';
import { type Lesson, taughtEncounter } from '../../packs/edit/taught';
import type { Encounter } from '../../stage/encounter';
import { presetId } from '../setup/draft';
import { changeOnce, groupPack } from './open';
import { say } from './says';
import { type Untaught, untaught } from './untaught';

/** A lesson, and what the group's own pack is called if it is made for it. */
interface Kept extends Lesson {
  readonly packName: string;
}

/** Into the group's own pack, whatever becomes of the fight: an undo there leaves it here. */
async function keep({ packName, ...lesson }: Kept): Promise<Result<void, Refusal>> {
  const id = await groupPack(packName);
  if (!id.ok) return id;
  return changeOnce(id.value, lesson.card.label, pack => [
    { edit: 'put', encounter: taughtEncounter(pack, lesson) },
  ]);
}

/** Keeps lessons one after the other; what is refused is said, and waits for the next try in its place. */
export function classroom<L extends Lesson>(
  keeping: (lesson: L) => Promise<Result<void, Refusal>>,
  tell: (refused: Untaught | undefined) => void,
): (lessons: readonly L[]) => Promise<void> {
  let waiting: readonly L[] = [];
  let last: Promise<void> = Promise.resolve();
  const work = async (): Promise<void> => {
    for (let next = waiting[0]; next; next = waiting[0]) {
      const kept = await tried(next);
      if (!kept.ok) {
        const cards = [...new Set(waiting.map(one => one.card.label))];
        tell({ cards, why: kept.error.message, again: () => void teach([]) });
        return;
      }
      waiting = waiting.slice(1);
    }
    tell(undefined);
  };
  const tried = async (lesson: L): Promise<Result<void, Refusal>> => {
    try {
      return await keeping(lesson);
    } catch (cause) {
      console.error(cause);
      return { ok: false, error: { code: 'broken', message: say('shelf.went-wrong') } };
    }
  };
  const teach = (lessons: readonly L[]): Promise<void> => {
    waiting = [...waiting, ...lessons];
    last = last.then(work);
    return last;
  };
  return teach;
}

const teach = classroom(keep, refused => {
  untaught.value = refused;
});

/** A pack is its author's own words: what the app has said in a fight goes into it as the table reads it. */
export const asRead = (encounter: Encounter, word: (said: Said) => string): Encounter => ({
  ...encounter,
  reminders: encounter.reminders.map(one => ({ ...one, text: word(one.text) })),
});

/** Cards that a fight has been taught go into the group's own pack, one after the other. */
export const keepTaught = (
  fight: string,
  encounter: Encounter,
  events: readonly Event[],
  word: (said: Said) => string,
): Promise<void> =>
  teach(
    events.flatMap(event => {
      if (event.type !== 'taught') return [];
      const { card } = event;
      const number = card.id.replace(/^.*-/, '');
      return [
        {
          fight,
          encounter: asRead(encounter, word),
          preset: encounter.id === presetId,
          card,
          nameless: word(say('shelf.nameless-card', { stage: card.stage, number })),
          packName: word(say('shelf.own')),
        },
      ];
    }),
  );
