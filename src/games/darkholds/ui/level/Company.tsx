import { aheadOf } from '../../rules/play/ahead';
import { moreOf } from '../../rules/play/kit';
import { type Figure, isOurs, type Play } from '../../rules/play/model';
import { ui } from '../../words/ui';

interface Props {
  readonly play: Play;
  readonly chosen: string | undefined;
  readonly onPick: (id: string) => void;
}

/** Everybody of the company: wounds, and the attacks that would come now. */
export function Company({ play, chosen, onPick }: Props) {
  const ahead = new Map((play.phase === 'heroes' ? aheadOf(play) : []).map(one => [one.id, one]));
  return (
    <section class="dh-company" aria-label={ui.company}>
      {play.figures.filter(isOurs).map(one => (
        <button
          key={one.id}
          type="button"
          class="dh-person panel"
          aria-pressed={one.id === chosen}
          onClick={() => onPick(one.id)}
        >
          <b>{one.name}</b>
          <Wounds of={one} />
          {moreOf(play).settings.count ? (
            <small class="dh-vigour">
              {play.done.includes(one.id) ? ui.hasActed : ui.vigour(one.vigour, one.full)}
            </small>
          ) : null}
          <small>{line(one, ahead.get(one.id))}</small>
        </button>
      ))}
    </section>
  );
}

type Ahead = ReturnType<typeof aheadOf>[number];

function line(one: Figure, ahead: Ahead | undefined): string {
  if (one.prone) return ui.unconscious;
  if (!ahead) return '';
  if (ahead.attacks + ahead.shots === 0) return ui.ahead.none;
  return ui.ahead.line(ahead.attacks, ahead.shots, ahead.wounds);
}

/** A box for each point of constitution, those with a wound filled. */
function Wounds({ of: { wounds, con, prone } }: { of: Figure }) {
  return (
    <span class="dh-boxes" role="img" aria-label={prone ? ui.unconscious : ui.wounds(wounds, con)}>
      {Array.from({ length: con }, (_, i) => (
        <i key={`${i < wounds}${i}`} class={prone || i < wounds ? 'dh-hurt' : ''} />
      ))}
    </span>
  );
}
