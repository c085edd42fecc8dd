import type { Refusal, Result } from '../../basics/result';
import type { Event } from '../../encounter/event';
import { type Lesson, taughtEncounter } from '../../packs/edit/taught';
import type { Encounter } from '../../stage/encounter';
import { presetId } from '../draft';
import { changeOnce, groupPack } from './open';
import { type Untaught, untaught } from './untaught';

const packName = 'Our table';

/** Into the group's own pack, whatever becomes of the fight: an undo there leaves it here. */
async function keep(lesson: Lesson): Promise<Result<void, Refusal>> {
  const id = await groupPack(packName);
  if (!id.ok) return id;
  return changeOnce(id.value, lesson.card.label, pack => [
    { edit: 'put', encounter: taughtEncounter(pack, lesson) },
  ]);
}

/** Keeps lessons one after the other; what is refused is said, and waits for the next try in its place. */
export function classroom(
  keeping: (lesson: Lesson) => Promise<Result<void, Refusal>>,
  say: (refused: Untaught | undefined) => void,
): (lessons: readonly Lesson[]) => Promise<void> {
  let waiting: readonly Lesson[] = [];
  let last: Promise<void> = Promise.resolve();
  const work = async (): Promise<void> => {
    for (let next = waiting[0]; next; next = waiting[0]) {
      const kept = await tried(next);
      if (!kept.ok) {
        const cards = [...new Set(waiting.map(one => one.card.label))];
        say({ cards, why: kept.error.message, again: () => void teach([]) });
        return;
      }
      waiting = waiting.slice(1);
    }
    say(undefined);
  };
  const tried = async (lesson: Lesson): Promise<Result<void, Refusal>> => {
    try {
      return await keeping(lesson);
    } catch (cause) {
      console.error(cause);
      return { ok: false, error: { code: 'broken', message: 'Something went wrong.' } };
    }
  };
  const teach = (lessons: readonly Lesson[]): Promise<void> => {
    waiting = [...waiting, ...lessons];
    last = last.then(work);
    return last;
  };
  return teach;
}

const teach = classroom(keep, refused => {
  untaught.value = refused;
});

/** Cards that a fight has been taught go into the group's own pack, one after the other. */
export const keepTaught = (fight: string, encounter: Encounter, events: readonly Event[]): Promise<void> =>
  teach(
    events.flatMap(event =>
      event.type === 'taught'
        ? [{ fight, encounter, preset: encounter.id === presetId, card: event.card }]
        : [],
    ),
  );
