import './ending.css';
import { pictureOf } from '../../../../table/packs/pictures';
import { Art } from '../../../oathsworn/faces/Art';
import { FaceOf } from '../../../oathsworn/faces/FaceOf';
import { lookOf } from '../../../oathsworn/faces/lookOf';
import { HpDie } from '../../../oathsworn/pieces/HpDie';
import { words } from '../../../words/fight';
import { BodyPicture } from '../../enemy/BodyPicture';
import { bodyHexes } from '../../enemy/body';
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
  // A boss of one's own has no drawing: its body stands there, as it was left.
  const enemy = view.enemies.find(one => one.kind === boss?.id);
  const body = !picture && boss && enemy && bodyHexes(boss).length > 1;
  const classes = ['ending', view.outcome ?? 'open', ...(picture || body ? [] : ['plain'])];
  const four = view.friends.filter(one => one.role === 'full' || one.role === 'companion');
  return (
    <section class={classes.join(' ')} aria-label={endingOf(view) ?? w.soFar}>
      {picture ? (
        <span class="ending-beast">
          <Art of={picture} large />
        </span>
      ) : body ? (
        <span class="ending-beast bare">
          <BodyPicture enemy={enemy} kind={boss} />
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
