import { words } from '../../words/fight';
import { useDesk, useFight } from '../parts/context';

const w = words.menu;

/** The table says: one more of a kind stands there. */
export function MenuComes() {
  const desk = useDesk();
  const { enemies } = useFight().view.value.encounter;
  return (
    <fieldset class="choices" aria-label={w.comes}>
      <span class="soft">{w.comes}</span>
      {enemies.map(kind => (
        <button
          key={kind.id}
          type="button"
          class="btn"
          onClick={() =>
            desk.aim({
              sentence: w.comesWhere(kind.name),
              command: at => ({ do: 'say', correction: { say: 'enemy', kind: kind.id, at } }),
            })
          }
        >
          {kind.name}
        </button>
      ))}
    </fieldset>
  );
}
