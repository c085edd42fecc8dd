import type { Faces } from '../../../rules/chances/faces';
import { withRest } from '../../../rules/duel/commands/with-rest';
import type { Duel } from '../../../rules/duel/model';
import { deedNeed } from '../../../rules/duel/queries/question';
import type { DuelPlay } from '../../../table/play';
import { ui } from '../../../words/ui';

const w = ui.ask;

interface Props {
  readonly table: DuelPlay;
  readonly bone: number;
  readonly faces: Faces | undefined;
  /** Whether odds are shown. */
  readonly open: boolean;
}

/** What a face opens, in a word or two; nothing where no odds are shown. */
function opens(duel: Duel, faces: Faces | undefined, value: number): string | undefined {
  const need = deedNeed(duel);
  if (need !== undefined) return value >= need ? w.hits : w.misses;
  const face = faces?.values.find(one => one.value === value);
  if (!face) return undefined;
  const deeds = duel.turn.intent.does === 'journey' ? 0 : face.deeds;
  const parts = [face.moves > 0 ? w.moves(face.moves) : '', deeds > 0 ? w.deeds(deeds) : ''];
  return parts.filter(Boolean).join('\n') || w.nothing;
}

/** So many faces stand beside each other on a phone. */
const narrow = 6;

/** Odds and input in one: each face says what it opens, and a tap says that it was rolled. */
export function FaceStrip({ table, bone, faces, open }: Props) {
  const duel = table.state.value;
  const byApp = duel.dice === 'app';
  const lines = Math.ceil(bone / narrow);
  return (
    <>
      {byApp ? (
        <button
          type="button"
          class="btn main big"
          onClick={() => table.send(...withRest(duel, { do: 'roll', bone }))}
        >
          {w.roll(bone)}
        </button>
      ) : null}
      <div class="dl-strip" style={{ '--faces': Math.ceil(bone / lines) }}>
        {Array.from({ length: bone }, (_, i) => i + 1).map(value => (
          <button
            key={value}
            type="button"
            class={byApp ? 'btn dl-face' : 'btn main dl-face'}
            onClick={() => table.send(...withRest(duel, { do: 'roll', bone, value }))}
          >
            <b>
              <span class="unseen">{w.rolled}</span> {value}
            </b>{' '}
            <small>{open ? opens(duel, faces, value) : undefined}</small>
          </button>
        ))}
      </div>
    </>
  );
}
