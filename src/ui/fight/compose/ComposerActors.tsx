import type { EnemyKind } from '../../../stage/encounter';
import { actorsTapped } from '../../../table/setup/compose';
import { Toggle } from '../../parts/input/Toggle';
import { composeWords } from '../../words/compose';

const w = composeWords;

interface Props {
  enemies: readonly EnemyKind[];
  /** The kinds that act; absent: every boss. */
  actors: readonly string[] | undefined;
  onChange: (actors: readonly string[] | undefined) => void;
}

/** Who acts on this card; with one kind of enemy nobody need say it. */
export function ComposerActors({ enemies, actors, onChange }: Props) {
  if (enemies.length < 2) return null;
  return (
    <fieldset class="choices" aria-label={w.actors}>
      <span class="composer-label">{w.actors}</span>
      <button type="button" class="btn" aria-pressed={!actors} onClick={() => onChange(undefined)}>
        {w.everyBoss}
      </button>
      {enemies.map(kind => (
        <Toggle
          key={kind.id}
          isOn={actors?.includes(kind.id) ?? false}
          onClick={() => onChange(actorsTapped(actors, kind.id))}
        >
          {kind.name}
        </Toggle>
      ))}
    </fieldset>
  );
}
