import type { Enemy } from '../../../encounter/model/state';
import type { EnemyKind } from '../../../stage/encounter';
import { pictureOf } from '../../../table/packs/pictures';
import { Art } from '../../oathsworn/faces/Art';
import { rat } from '../../oathsworn/icons/icons-fight.gen';
import { Icon } from '../../parts/frame/Icon';
import { words } from '../../words/fight';
import { useFight } from '../parts/context';
import { foeName } from '../parts/foe';
import { layout } from '../parts/layout';
import { FoeNumbers } from './FoeNumbers';

const w = words.enemy;

/** How many of them have room side by side, each a finger wide. */
const chips = { wide: 6, upright: 4, low: 4, phone: 0 } as const;

interface Props {
  onOpen: (id: string) => void;
}

/** The minions of each kind in one row; its place is kept in every fight that knows minions, so that nothing moves when they come. */
export function Minions({ onOpen }: Props) {
  const { enemies, encounter } = useFight().view.value;
  const kinds = encounter.enemies.filter(kind => kind.role === 'minion');
  if (kinds.length === 0) return null;
  const there = new Set(enemies.filter(one => one.present).map(one => one.kind));
  const room = chips[layout().value] / Math.max(1, kinds.filter(kind => there.has(kind.id)).length);
  return (
    <section class="minions" aria-label={w.minions}>
      {kinds.map(kind => {
        const here = enemies.filter(one => one.present && one.kind === kind.id);
        if (here.length === 0) return null;
        return here.length > room ? (
          <Band key={kind.id} kind={kind} here={here} encounter={encounter.id} onOpen={onOpen} />
        ) : (
          <div key={kind.id} class="minion-kind panel">
            <span class="minion-name">
              <b class="display">{kind.name}</b>
              <FoeNumbers kind={kind} />
            </span>
            {here.map(one => (
              <button
                key={one.id}
                type="button"
                class="btn foe-chip"
                onClick={() => onOpen(one.id)}
                aria-label={w.minion(foeName(one), one.dice[0]?.hp ?? 0)}
              >
                {one.number ?? one.name}
                {one.dice[0] && one.dice[0].max > 1 ? <small>{one.dice[0].hp}</small> : null}
              </button>
            ))}
          </div>
        );
      })}
    </section>
  );
}

interface BandProps extends Props {
  encounter: string;
  kind: EnemyKind;
  here: readonly Enemy[];
}

/** Where there is no room for each, all of a kind are one button: its sheet leads from one to the next. */
function Band({ encounter, kind, here, onOpen }: BandProps) {
  const first = here[0];
  const art = pictureOf(encounter, kind.id);
  return (
    <button
      type="button"
      class="panel minion-band"
      aria-label={w.band(kind.name, here.length)}
      onClick={() => first && onOpen(first.id)}
    >
      {art ? <Art of={art} /> : <Icon of={rat} />}
      <b class="display band-name">{kind.name}</b>
      <b>× {here.length.toString()}</b>
    </button>
  );
}
