import { useState } from 'preact/hooks';
import { blankBoss, blankMinion, idFrom } from '../../../packs/edit/blank';
import { putById } from '../../../packs/edit/edit';
import type { Encounter, EnemyKind } from '../../../stage/encounter';
import { rat, wolf } from '../../oathsworn/icons/icons-fight.gen';
import { Icon, Stroke } from '../../parts/frame/Icon';
import { Toggle } from '../../parts/input/Toggle';
import { editWords } from '../../words/packs-edit';
import type { Change } from '../parts/change';
import { Here, Mark } from '../parts/Here';
import { EnemyForm } from './EnemyForm';

const w = editWords;

/** Who fights against the company: each kind once. */
export function EnemiesPart({ encounter, onChange }: { encounter: Encounter; onChange: Change }) {
  const { enemies } = encounter;
  const [id, setId] = useState(enemies[0]?.id ?? '');
  const chosen = enemies.find(one => one.id === id) ?? enemies[0];
  const add = (role: EnemyKind['role']) => {
    const name = role === 'boss' ? w.enemy.newBoss : w.enemy.newMinion;
    const made = idFrom(
      name,
      enemies.map(one => one.id),
    );
    const enemy = role === 'boss' ? blankBoss(made, name, w.enemy.newCore) : blankMinion(made, name);
    onChange(w.did.added(name), { ...encounter, enemies: [...enemies, enemy] });
    setId(made);
  };
  return (
    <>
      <fieldset class="choices" aria-label={w.enemy.which}>
        {enemies.map((enemy, i) => (
          <Toggle key={enemy.id} isOn={enemy.id === chosen?.id} onClick={() => setId(enemy.id)}>
            <Icon of={enemy.role === 'boss' ? wolf : rat} />
            {enemy.name}
            <Mark part="enemies" index={i} />
          </Toggle>
        ))}
        <button type="button" class="btn quiet" onClick={() => add('boss')}>
          <Stroke of="plus" />
          {w.enemy.boss}
        </button>
        <button type="button" class="btn quiet" onClick={() => add('minion')}>
          <Stroke of="plus" />
          {w.enemy.minion}
        </button>
      </fieldset>
      <Here part="enemies" />
      {chosen ? <Here part="enemies" index={enemies.indexOf(chosen)} /> : null}
      {chosen ? (
        <EnemyForm
          key={chosen.id}
          enemy={chosen}
          onChange={enemy =>
            onChange(w.did.enemy(enemy.name), { ...encounter, enemies: putById(enemies, enemy) })
          }
          {...(enemies.length > 1
            ? {
                onRemove: () =>
                  onChange(w.did.removed(chosen.name), {
                    ...encounter,
                    enemies: enemies.filter(one => one.id !== chosen.id),
                    placed: encounter.placed.filter(one => one.enemy !== chosen.id),
                  }),
              }
            : {})}
        />
      ) : null}
    </>
  );
}
