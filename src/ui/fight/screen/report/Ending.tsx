import './ending.css';
import { pictureOf } from '../../../../table/packs/pictures';
import { Art } from '../../../oathsworn/faces/Art';
import { FaceOf } from '../../../oathsworn/faces/FaceOf';
import { lookOf } from '../../../oathsworn/faces/lookOf';
import { HpDie } from '../../../oathsworn/pieces/HpDie';
import { words } from '../../../words/fight';
import { useFight } from '../../parts/context';
import { endingOf } from '../../parts/ending';

const w = words.summary;

/** How it ended, as one picture: the beast, what it came to, and the four as they stand now. */
export function Ending({
  figures,
}: {
  figures?: readonly { readonly what: string; readonly value: number }[];
}) {
  const view = useFight().view.value;
  const boss = view.encounter.enemies.find(kind => kind.role === 'boss');
  const picture = boss && pictureOf(view.encounter.id, boss.id);
  const four = view.friends.filter(one => one.role === 'full' || one.role === 'companion');
  return (
    <section class={`ending ${view.outcome ?? 'open'}`} aria-label={endingOf(view) ?? w.soFar}>
      {picture ? (
        <span class="ending-beast">
          <Art of={picture} large />
        </span>
      ) : null}
      <div class="ending-told">
        <b class="display ending-title">{figures ? view.encounter.name : endingOf(view)}</b>
        {figures ? (
          <dl class="ending-figures">
            {figures.map(one => (
              <div key={one.what}>
                <dt>{one.what}</dt>
                <dd>{one.value.toString()}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
      <ul class="bare ending-four" aria-label={words.company.title}>
        {four.map(one => {
          const up = one.presence === 'standing' || one.presence === 'consumed';
          return (
            <li key={one.id} class={up ? '' : 'down'}>
              <FaceOf id={lookOf(one)} />
              <b class="display">{one.name}</b>
              <HpDie hp={up ? one.hp : undefined} label={words.company.hp(one.hp, one.maxHp)} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
