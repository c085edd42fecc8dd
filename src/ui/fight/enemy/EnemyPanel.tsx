import type { Enemy, Lasting } from '../../../encounter/model/state';
import type { EnemyKind } from '../../../stage/encounter';
import { pictureOf } from '../../../table/packs/pictures';
import { Art } from '../../oathsworn/faces/Art';
import { HpDie } from '../../oathsworn/pieces/HpDie';
import { Token } from '../../oathsworn/pieces/Token';
import { still } from '../../parts/frame/still';
import { words } from '../../words/fight';
import { useFight } from '../parts/context';
import { foeName, kindOf } from '../parts/foe';
import { heldBy } from '../parts/numbers';
import { signOf } from '../parts/signs';
import { BodyPicture } from './BodyPicture';
import { bodyHexes } from './body';
import { FoeNumbers } from './FoeNumbers';
import { Minions } from './Minions';

const w = words.enemy;

/** Every enemy on the board: the boss that acts with its body, others in lines under it, minions in a row of their own. */
export function EnemyPanel({ onOpen }: { onOpen: (id: string) => void }) {
  const view = useFight().view.value;
  const here = view.enemies.filter(enemy => enemy.present);
  const bosses = here.filter(enemy => kindOf(view, enemy)?.role === 'boss');
  const { acting } = view.underWay;
  const large = bosses.find(enemy => enemy.id === acting)?.id ?? bosses[0]?.id;
  return (
    <>
      <section class="foes" aria-label={w.title}>
        {bosses.map(enemy => {
          const kind = kindOf(view, enemy);
          return kind ? (
            <Boss
              key={enemy.id}
              encounter={view.encounter.id}
              enemy={enemy}
              kind={kind}
              sign={signOf(view, enemy)}
              lasting={heldBy(view, enemy.id)}
              alone={bosses.length === 1}
              large={bosses.length === 1 || enemy.id === large}
              onOpen={onOpen}
            />
          ) : null;
        })}
      </section>
      <Minions onOpen={onOpen} />
    </>
  );
}

interface BossProps {
  encounter: string;
  enemy: Enemy;
  kind: EnemyKind;
  /** The number on its token on the board. */
  sign: number | undefined;
  lasting: readonly Lasting[];
  alone: boolean;
  /** It acts, or stands alone: it is drawn; otherwise it is a line. */
  large: boolean;
  onOpen: (id: string) => void;
}

const Boss = still(({ encounter, enemy, kind, sign, lasting, alone, large, onOpen }: BossProps) => {
  const picture = pictureOf(encounter, kind.id);
  const drawn = large && bodyHexes(kind).length > 1;
  const tokens = Object.entries(enemy.tokens).filter(([, count]) => (count ?? 0) > 0);
  return (
    <div class={large ? 'panel boss' : 'panel boss in-line'}>
      <button
        type="button"
        class="stretched"
        onClick={() => onOpen(enemy.id)}
        aria-label={w.open(foeName(enemy))}
      />
      <span class="foe-head">
        {drawn ? null : <Art of={picture} />}
        <span class="foe-name">
          {sign === undefined ? null : <b class="foe-sign">{sign}</b>}
          <b class="display">{enemy.name}</b>
        </span>
        <FoeNumbers kind={kind} enemy={enemy} lasting={lasting} still={!alone} />
      </span>
      {drawn ? (
        <BodyPicture enemy={enemy} kind={kind} {...(picture ? { art: picture.strokes } : {})} />
      ) : (
        <span class="boss-dice">
          {(kind.slots ?? []).map(slot => {
            const die = enemy.dice.find(one => one.slot === slot.id && one.hp > 0);
            return (
              <span key={slot.id} class="boss-die">
                <HpDie hp={die?.hp} label={die ? w.die(slot.name, die.hp) : w.broken(slot.name)} />
                <small>{slot.name}</small>
              </span>
            );
          })}
        </span>
      )}
      {tokens.length > 0 ? (
        <span class="row">
          {tokens.map(([token, count]) => (
            <Token key={token} kind={token} count={count ?? 0} />
          ))}
        </span>
      ) : null}
    </div>
  );
});
