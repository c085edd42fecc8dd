import { untaught } from '../../../table/packs/untaught';
import { words } from '../../words/fight';
import { say } from '../../words/say';
import '../../words/said/packs/learn-shelf';

const w = words.fight;

/** A card that was taught and could not be kept in the group's own pack: said until it is. */
export function LessonNews() {
  const refused = untaught.value;
  if (!refused) return null;
  return (
    <div class="notice stack" role="alert">
      <span>
        {w.untaught(refused.cards)} {say(refused.why)}
      </span>
      <div class="row">
        <button type="button" class="btn" onClick={refused.again}>
          {w.retry}
        </button>
      </div>
    </div>
  );
}
