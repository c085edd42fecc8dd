import { drawingNow } from '../../rules/play/ahead';
import { moreOf } from '../../rules/play/kit';
import { isOurs, type Play } from '../../rules/play/model';
import { ui } from '../../words/ui';

const w = ui.ahead;

interface Props {
  readonly play: Play;
  readonly chosen: string | undefined;
  readonly onPick: (id: string) => void;
}

/** What the noise would bring, where its tokens lie, and the enemies by name. */
export function Side({ play, chosen, onPick }: Props) {
  const draws = drawingNow(play);
  const led = moreOf(play).settings.overlord && play.phase === 'enemies';
  const noise = Object.entries(play.noise).map(([at, tokens]) => `${at} ${tokens}`);
  return (
    <aside class="dh-side">
      {noise.length > 0 ? <p>{w.noise(noise.join(', '))}</p> : null}
      {draws.map(({ entry, cards }) => (
        <p key={entry}>
          <b>{w.draws(entry, cards)}</b>
        </p>
      ))}
      {draws.length === 0 ? <p class="soft">{w.quiet}</p> : null}
      <div class="dh-answers">
        {play.figures
          .filter(one => !isOurs(one))
          .map(one => (
            <button
              key={one.id}
              type="button"
              class="btn dh-foe"
              aria-pressed={one.id === chosen}
              onClick={() => onPick(one.id)}
            >
              {one.name}
              {led ? (
                <small>{play.done.includes(one.id) ? ui.hasActed : ui.vigour(one.vigour, one.full)}</small>
              ) : null}
              {one.wounds > 0 ? <small>{ui.wounds(one.wounds, one.con)}</small> : null}
            </button>
          ))}
      </div>
    </aside>
  );
}
